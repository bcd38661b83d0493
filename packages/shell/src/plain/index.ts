export { homePage } from './home-page.tsx';
export { legalPage } from './legal-page.tsx';
