export { boundStop, stopPatience } from './bounded-stop.ts';
