export { choosePage } from './boot/choose-page.ts';
export type { HostContext, HostPages, PageModule } from './boot/host-context.ts';
export { startPage } from './boot/start-page.ts';
export { PageContext } from './slot/page-context.ts';
export { Slot } from './slot/slot.tsx';
