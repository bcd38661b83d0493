export { createEdge } from './create-edge.ts';
export { readConfiguration } from './configuration.ts';
