export { DashboardMenu } from './dashboard-menu.tsx';
export { PlaceSearch } from './place-search.tsx';
export { Sidebar } from './sidebar.tsx';
