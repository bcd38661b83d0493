export { Bill, type BillRow } from './bill.tsx';
export { SkeletonBlock } from './skeleton-block.tsx';
export { Button, type ButtonLook, LinkButton } from './button.tsx';
export { Chip, type ChipTone } from './chip.tsx';
export { Checkbox, RadioRow } from './choice.tsx';
export { classNames } from './class-names.ts';
export { WithoutScript, withScript } from './without-script.tsx';
export { Dialog } from './dialog.tsx';
export { Disclosure } from './disclosure.tsx';
export { Fact, Facts } from './facts.tsx';
export {
  Fields,
  type FieldWords,
  FieldFrame,
  SelectField,
  TextArea,
  TextField,
  useFieldIds,
} from './field.tsx';
export { Heading } from './heading.tsx';
export { IconButton } from './icon-button.tsx';
export { Icon } from './icon.tsx';
export {
  iconAlert,
  iconArea,
  iconBoard,
  iconBolt,
  iconCalendar,
  iconCard,
  iconCheck,
  iconChevronDown,
  iconChevronLeft,
  iconChevronRight,
  iconClock,
  iconDoor,
  iconExternal,
  iconFilter,
  iconGlobe,
  iconHeight,
  iconInfo,
  iconInvoice,
  iconLeaf,
  iconLength,
  iconLight,
  iconLock,
  iconMail,
  iconMap,
  iconMenu,
  iconMic,
  iconMinus,
  iconPhone,
  iconPhotos,
  iconPin,
  iconPlane,
  iconPlus,
  iconRetry,
  iconScreen,
  iconSearch,
  iconSound,
  iconSpin,
  iconTag,
  iconTrash,
  iconUsers,
  iconWidth,
  iconWifi,
  iconX,
  type IconShape,
} from './icons.ts';
export { LayoutIcon } from './layout-icon.tsx';
export {
  layoutBanquet,
  layoutBoardroom,
  layoutCabaret,
  layoutClassroom,
  layoutCocktail,
  layoutIsland,
  layoutTheatre,
  layoutUshape,
  type LayoutShape,
} from './layout-icons.ts';
export { Notice } from './notice.tsx';
export { Overlay } from './overlay.tsx';
export { Parts } from './parts.tsx';
export { PictureStrip } from './picture-strip.tsx';
export { PictureCount } from './picture-count.tsx';
export { usePagesOfPictures } from './use-pages-of-pictures.ts';
export { Picture } from './picture.tsx';
export { Popover, usePopover } from './popover.tsx';
export { Segments } from './segments.tsx';
export { bringIntoView } from './bring-into-view.ts';
export { UnmetWords, useUnmet } from './unmet.tsx';
export { refusedField, refusedMark } from './refused-field.ts';
export { Stepper } from './stepper.tsx';
export { followedLink } from './followed-link.ts';
export { SuggestField, type Suggestion } from './suggest-field.tsx';
export { Text } from './text.tsx';
export { VisuallyHidden } from './visually-hidden.tsx';
export { useIsDrawn } from './use-is-drawn.ts';
export { useHasBox } from './use-has-box.ts';
export { useInView } from './use-in-view.ts';
export { pageTopWanted, toPageTop } from './to-page-top.ts';
