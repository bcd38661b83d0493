export { boundStop, stopTimeout } from './bounded-stop.ts';
