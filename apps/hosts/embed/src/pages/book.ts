export { bookPage as page } from '@foyer/shell/embedded/book';
