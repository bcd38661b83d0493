/**
 * Leaflet as ES modules: its `main` is CommonJS, and the bundler would put the helpers for it into a
 * script that every page waits for.
 */
export const modularLeaflet = {
  alias: [{ find: /^leaflet$/, replacement: 'leaflet/dist/leaflet-src.esm.js' }],
};
