/** A country in the operator's format (REGUS-046). */
export type OfficeCountry = {
  /** ISO 3166-1 alpha-2 in lower case. */
  code: string;
  /** ISO 3166-1 numeric, as a number: 36, not '036' (B-059). */
  number: number;
  needsZip: boolean;
  needsState: boolean;
  states: readonly State[];
};

/** Every country of ISO 3166-1 with its numeric code. */
const numbers =
  'ad20 ae784 af4 ag28 ai660 al8 am51 ao24 aq10 ar32 as16 at40 au36 aw533 ax248 az31 ba70 bb52 ' +
  'bd50 be56 bf854 bg100 bh48 bi108 bj204 bl652 bm60 bn96 bo68 bq535 br76 bs44 bt64 bv74 bw72 ' +
  'by112 bz84 ca124 cc166 cd180 cf140 cg178 ch756 ci384 ck184 cl152 cm120 cn156 co170 cr188 ' +
  'cu192 cv132 cw531 cx162 cy196 cz203 de276 dj262 dk208 dm212 do214 dz12 ec218 ee233 eg818 ' +
  'eh732 er232 es724 et231 fi246 fj242 fk238 fm583 fo234 fr250 ga266 gb826 gd308 ge268 gf254 ' +
  'gg831 gh288 gi292 gl304 gm270 gn324 gp312 gq226 gr300 gs239 gt320 gu316 gw624 gy328 hk344 ' +
  'hm334 hn340 hr191 ht332 hu348 id360 ie372 il376 im833 in356 io86 iq368 ir364 is352 it380 ' +
  'je832 jm388 jo400 jp392 ke404 kg417 kh116 ki296 km174 kn659 kp408 kr410 kw414 ky136 kz398 ' +
  'la418 lb422 lc662 li438 lk144 lr430 ls426 lt440 lu442 lv428 ly434 ma504 mc492 md498 me499 ' +
  'mf663 mg450 mh584 mk807 ml466 mm104 mn496 mo446 mp580 mq474 mr478 ms500 mt470 mu480 mv462 ' +
  'mw454 mx484 my458 mz508 na516 nc540 ne562 nf574 ng566 ni558 nl528 no578 np524 nr520 nu570 ' +
  'nz554 om512 pa591 pe604 pf258 pg598 ph608 pk586 pl616 pm666 pn612 pr630 ps275 pt620 pw585 ' +
  'py600 qa634 re638 ro642 rs688 ru643 rw646 sa682 sb90 sc690 sd729 se752 sg702 sh654 si705 ' +
  'sj744 sk703 sl694 sm674 sn686 so706 sr740 ss728 st678 sv222 sx534 sy760 sz748 tc796 td148 ' +
  'tf260 tg768 th764 tj762 tk772 tl626 tm795 tn788 to776 tr792 tt780 tv798 tw158 tz834 ua804 ' +
  'ug800 um581 us840 uy858 uz860 va336 vc670 ve862 vg92 vi850 vn704 vu548 wf876 ws882 ye887 ' +
  'yt175 za710 zm894 zw716';

/** Countries without postal codes; all others require a zip. */
const withoutZip = new Set(
  (
    'ae ag ao aq aw bf bi bj bo bq bs bv bw bz cd cf cg ci ck cm cw dj dm er fj ga gd gh gm gq ' +
    'gy hk hm jm ki km kn kp ly ml mo mr mw nr nu qa rw sb sc sl sr ss st sx sy td tf tg tk tl ' +
    'to tv ug vu ye zw'
  ).split(' '),
);

function readCountry(entry: string): OfficeCountry {
  const code = entry.slice(0, 2);
  const number = Number(entry.slice(2));
  const states = officeStates(number);
  return { code, number, needsZip: !withoutZip.has(code), needsState: states.length > 0, states };
}

/** All countries of the address form, by code (REGUS-040, REGUS-041, REGUS-046). */
export const officeCountries = (): readonly OfficeCountry[] => numbers.split(' ').map(readCountry);

/** The country with a code; `null` for an unknown one. */
export function officeCountry(code: string): OfficeCountry | null {
  const entry = numbers.split(' ').find((text) => text.slice(0, 2) === code);
  return entry === undefined ? null : readCountry(entry);
}

/** A state or province: its code of ISO 3166-2 without the country, and its name. */
export type State = { code: string; name: string };

/**
 * By numeric country code, for the five countries whose addresses need a state (REGUS-041,
 * REGUS-046, A-131, B-059).
 */
const states = {
  36:
    'ACT Australian Capital Territory|NSW New South Wales|NT Northern Territory|QLD ' +
    'Queensland|SA South Australia|TAS Tasmania|VIC Victoria|WA Western Australia',
  76:
    'AC Acre|AL Alagoas|AP Amapá|AM Amazonas|BA Bahia|CE Ceará|DF Distrito Federal|ES Espírito ' +
    'Santo|GO Goiás|MA Maranhão|MT Mato Grosso|MS Mato Grosso do Sul|MG Minas Gerais|PA Pará|PB ' +
    'Paraíba|PR Paraná|PE Pernambuco|PI Piauí|RJ Rio de Janeiro|RN Rio Grande do Norte|RS Rio ' +
    'Grande do Sul|RO Rondônia|RR Roraima|SC Santa Catarina|SP São Paulo|SE Sergipe|TO Tocantins',
  124:
    'AB Alberta|BC British Columbia|MB Manitoba|NB New Brunswick|NL Newfoundland and Labrador|NT ' +
    'Northwest Territories|NS Nova Scotia|NU Nunavut|ON Ontario|PE Prince Edward Island|QC ' +
    'Quebec|SK Saskatchewan|YT Yukon',
  484:
    'AGU Aguascalientes|BCN Baja California|BCS Baja California Sur|CAM Campeche|CHP Chiapas|CHH ' +
    'Chihuahua|CMX Ciudad de México|COA Coahuila de Zaragoza|COL Colima|DUR Durango|GUA ' +
    'Guanajuato|GRO Guerrero|HID Hidalgo|JAL Jalisco|MEX México|MIC Michoacán de Ocampo|MOR ' +
    'Morelos|NAY Nayarit|NLE Nuevo León|OAX Oaxaca|PUE Puebla|QUE Querétaro|ROO Quintana Roo|SLP ' +
    'San Luis Potosí|SIN Sinaloa|SON Sonora|TAB Tabasco|TAM Tamaulipas|TLA Tlaxcala|VER Veracruz ' +
    'de Ignacio de la Llave|YUC Yucatán|ZAC Zacatecas',
  840:
    'AL Alabama|AK Alaska|AZ Arizona|AR Arkansas|CA California|CO Colorado|CT Connecticut|DE ' +
    'Delaware|DC District of Columbia|FL Florida|GA Georgia|HI Hawaii|ID Idaho|IL Illinois|IN ' +
    'Indiana|IA Iowa|KS Kansas|KY Kentucky|LA Louisiana|ME Maine|MD Maryland|MA Massachusetts|MI ' +
    'Michigan|MN Minnesota|MS Mississippi|MO Missouri|MT Montana|NE Nebraska|NV Nevada|NH New ' +
    'Hampshire|NJ New Jersey|NM New Mexico|NY New York|NC North Carolina|ND North Dakota|OH ' +
    'Ohio|OK Oklahoma|OR Oregon|PA Pennsylvania|RI Rhode Island|SC South Carolina|SD South ' +
    'Dakota|TN Tennessee|TX Texas|UT Utah|VT Vermont|VA Virginia|WA Washington|WV West ' +
    'Virginia|WI Wisconsin|WY Wyoming',
} as const;

/** A country's states, sorted by name; none for all other countries. */
export function officeStates(country: number): readonly State[] {
  const text = Object.entries(states).find(([number]) => Number(number) === country)?.[1];
  return (text?.split('|') ?? []).map((entry) => ({
    code: entry.slice(0, entry.indexOf(' ')),
    name: entry.slice(entry.indexOf(' ') + 1),
  }));
}
