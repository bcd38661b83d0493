export { type Formats, formatsFor } from './formats.ts';
