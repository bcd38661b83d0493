/**
 * The outline of an icon in a 24 × 24 box, drawn with a 1.5 px line. Each is an export of its own,
 * so that a remote contains only those it uses.
 */
export type IconShape = `M${string}`;

export const iconAlert: IconShape = 'M12 4 2.8 19.5h18.4L12 4Zm0 6v4.5m0 2.4v.1';
export const iconArea: IconShape = `M5.5 4h13a1.5 1.5 0 0 1 1.5 1.5v13a1.5 1.5 0 0 1 -1.5 1.5h-13a1.5 1.5 0 0 1 -1.5
-1.5v-13a1.5 1.5 0 0 1 1.5 -1.5ZM8 16V12m0 4h4M16 8v4m0-4h-4`;
export const iconBoard: IconShape = `M5 4h14a1.5 1.5 0 0 1 1.5 1.5v9a1.5 1.5 0 0 1 -1.5 1.5h-14a1.5 1.5 0 0 1 -1.5
-1.5v-9a1.5 1.5 0 0 1 1.5 -1.5ZM8 20.5l2-4.5m6 4.5-2-4.5M7.5 8.5h6m-6 3.5h4`;
export const iconBolt: IconShape = 'M13 3 5 13.5h6L10.5 21 19 10.5h-6.5L13 3Z';
export const iconCalendar: IconShape = `M6 5h12a2.5 2.5 0 0 1 2.5 2.5v10.5a2.5 2.5 0 0 1 -2.5 2.5h-12a2.5 2.5 0 0 1 -2.5
-2.5v-10.5a2.5 2.5 0 0 1 2.5 -2.5ZM3.5 10h17M8 3v4m8-4v4`;
export const iconCard: IconShape =
  'M5.5 5.5h13a2.5 2.5 0 0 1 2.5 2.5v8a2.5 2.5 0 0 1 -2.5 2.5h-13a2.5 2.5 0 0 1 -2.5 -2.5v-8a2.5 2.5 0 0 1 2.5 -2.5ZM3 10h18M7 15h3';
export const iconCheck: IconShape = 'M5 12.5l4.5 4.5L19 7.5';
export const iconChevronDown: IconShape = 'M6 9l6 6 6-6';
export const iconChevronLeft: IconShape = 'M15 6l-6 6 6 6';
export const iconChevronRight: IconShape = 'M9 6l6 6-6 6';
export const iconClock: IconShape = 'M3.5 12a8.5 8.5 0 1 0 17 0a8.5 8.5 0 1 0 -17 0ZM12 7.5V12l3 2';
export const iconDoor: IconShape =
  'M6 20.5V5a1.5 1.5 0 0 1 1.5-1.5h9A1.5 1.5 0 0 1 18 5v15.5M3.5 20.5h17M14.5 12v.1';
export const iconExternal: IconShape =
  'M13 4h7v7m0-7-9 9M10 5H6a2 2 0 0 0-2 2v11a2 2 0 0 0 2 2h11a2 2 0 0 0 2-2v-4';
export const iconFilter: IconShape = 'M4 7h16M7 12h10M10 17h4';
export const iconGlobe: IconShape = `M3.5 12a8.5 8.5 0 1 0 17 0a8.5 8.5 0 1 0 -17 0ZM3.5 12h17M12 3.5c2.5 2.4 3.7 5.3
3.7 8.5s-1.2 6.1-3.7 8.5c-2.5-2.4-3.7-5.3-3.7-8.5s1.2-6.1 3.7-8.5Z`;
export const iconHeight: IconShape = 'M12 4v16m-3-13 3-3 3 3m-6 10 3 3 3-3M5 3h14M5 21h14';
export const iconInfo: IconShape =
  'M3.5 12a8.5 8.5 0 1 0 17 0a8.5 8.5 0 1 0 -17 0ZM12 11v5m0-8.3v.1';
export const iconInvoice: IconShape =
  'M6 3.5h12v17l-2.4-1.7-1.8 1.7-1.8-1.7-1.8 1.7-1.8-1.7L6 20.5v-17ZM9 8.5h6m-6 4h6';
export const iconLeaf: IconShape =
  'M5 19c0-8 5-13 14.5-14C20 14 15.5 19.5 9 19.5c-2 0-3.5-.8-4-2.5m0 3.5c1.5-5 4-8 8-10';
export const iconLength: IconShape = 'M5 19 19 5M5 14v5h5M14 5h5v5';
export const iconLight: IconShape =
  'M9 18h6m-5 3h4M12 3a6.5 6.5 0 0 0-4 11.6c.7.6 1 1.4 1 2.4h6c0-1 .3-1.8 1-2.4A6.5 6.5 0 0 0 12 3Z';
export const iconLock: IconShape = `M7.5 10.5h9a2.5 2.5 0 0 1 2.5 2.5v5a2.5 2.5 0 0 1 -2.5 2.5h-9a2.5 2.5 0 0 1 -2.5
-2.5v-5a2.5 2.5 0 0 1 2.5 -2.5ZM8 10.5V8a4 4 0 0 1 8 0v2.5`;
export const iconMail: IconShape =
  'M5.5 5h13a2.5 2.5 0 0 1 2.5 2.5v9a2.5 2.5 0 0 1 -2.5 2.5h-13a2.5 2.5 0 0 1 -2.5 -2.5v-9a2.5 2.5 0 0 1 2.5 -2.5ZM4 7.5l8 6 8-6';
export const iconMap: IconShape = 'M9 5 4 7v12l5-2 6 2 5-2V5l-5 2-6-2Zm0 0v12m6-10v12';
export const iconMenu: IconShape = 'M4 7h16M4 12h16M4 17h16';
export const iconMic: IconShape =
  'M12 3h0a3 3 0 0 1 3 3v5a3 3 0 0 1 -3 3h0a3 3 0 0 1 -3 -3v-5a3 3 0 0 1 3 -3ZM5.5 11.5a6.5 6.5 0 0 0 13 0M12 18v3';
export const iconMinus: IconShape = 'M6 12h12';
export const iconPhone: IconShape =
  'M5 4h4l1.5 4.5-2.2 1.6a12 12 0 0 0 5.6 5.6l1.6-2.2L20 15v4a1.5 1.5 0 0 1-1.6 1.5A15.5 15.5 0 0 1 3.5 5.6 1.5 1.5 0 0 1 5 4Z';
export const iconPhotos: IconShape = `M5 6.5h10a2 2 0 0 1 2 2v9a2 2 0 0 1 -2 2h-10a2 2 0 0 1 -2 -2v-9a2 2 0 0 1 2 -2ZM7
3.5h11.5A2.5 2.5 0 0 1 21 6v10M4 17l4-4.5 3 3 2-2 3.5 3.5`;
export const iconPin: IconShape =
  'M12 21s7-6.2 7-11.5a7 7 0 1 0-14 0C5 14.8 12 21 12 21ZM9.5 9.5a2.5 2.5 0 1 0 5 0a2.5 2.5 0 1 0 -5 0Z';
export const iconPlane: IconShape = 'M3 13l18-8-6 16-3.5-6.5L3 13Z';
export const iconPlus: IconShape = 'M12 6v12M6 12h12';
export const iconRetry: IconShape = 'M20 11a8 8 0 1 0-2.3 6.3M20 5v6h-6';
export const iconScreen: IconShape =
  'M5 4.5h14a2 2 0 0 1 2 2v8a2 2 0 0 1 -2 2h-14a2 2 0 0 1 -2 -2v-8a2 2 0 0 1 2 -2ZM8.5 20.5h7M12 16.5v4';
export const iconSearch: IconShape =
  'M4.5 11a6.5 6.5 0 1 0 13 0a6.5 6.5 0 1 0 -13 0ZM16 16l4.5 4.5';
export const iconSound: IconShape =
  'M4 9.5v5h3.5L12 18.5v-13L7.5 9.5H4ZM15.5 9a4.2 4.2 0 0 1 0 6M18 6.5a7.8 7.8 0 0 1 0 11';
export const iconSpin: IconShape =
  'M20.5 12c0 2.2-3.8 4-8.5 4s-8.5-1.8-8.5-4 3.8-4 8.5-4c2 0 3.8.3 5.3.9M18 5.5v3.6h-3.6';
export const iconTag: IconShape = `M3.5 12.5V5A1.5 1.5 0 0 1 5 3.5h7.5l8 8a1.5 1.5 0 0 1 0 2.1l-6.9 6.9a1.5 1.5 0 0
1-2.1 0l-8-8ZM7 8.2a1.2 1.2 0 1 0 2.4 0a1.2 1.2 0 1 0 -2.4 0Z`;
export const iconTrash: IconShape =
  'M4.5 7h15M10 3.5h4M6.5 7l.8 12a1.5 1.5 0 0 0 1.5 1.5h6.4a1.5 1.5 0 0 0 1.5-1.5l.8-12';
export const iconUsers: IconShape = `M5.5 8.5a3.5 3.5 0 1 0 7 0a3.5 3.5 0 1 0 -7 0ZM2.5 20c.5-3.6 3-5.5 6.5-5.5s6 1.9
6.5 5.5M15.5 5.3a3.5 3.5 0 0 1 0 6.4M17.8 14.9c2 .8 3.3 2.5 3.7 5.1`;
export const iconWidth: IconShape = 'M4 12h16M7 9l-3 3 3 3m10-6 3 3-3 3';
export const iconWifi: IconShape =
  'M3 9.5c5.2-4.7 12.8-4.7 18 0M6.2 13c3.4-3 8.2-3 11.6 0M9.3 16.4c1.6-1.4 3.8-1.4 5.4 0M11.4 19.5a.6 .6 0 1 0 1.2 0a.6 .6 0 1 0 -1.2 0Z';
export const iconX: IconShape = 'M6 6l12 12M18 6 6 18';
