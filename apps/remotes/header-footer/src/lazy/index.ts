export { DashboardMenu } from './dashboard-menu.tsx';
export { FooterColumns } from './footer-columns.tsx';
export { PlaceSearch } from './place-search.tsx';
export { Sidebar } from './sidebar.tsx';
