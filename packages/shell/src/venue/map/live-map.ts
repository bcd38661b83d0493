import { control, divIcon, map, marker, tileLayer } from 'leaflet';
import sheet from 'leaflet/dist/leaflet.css?inline';
import type { MapTiles } from '../venue-value.ts';

export type LiveMapParts = {
  element: HTMLElement;
  place: { latitude: number; longitude: number };
  title: string;
  tiles: MapTiles;
  pinClass: string;
  words: { zoomIn: string; zoomOut: string };
  /** The first tile has arrived: the map can be shown. */
  onShown: () => void;
};

const zoom = 15;

/**
 * A Leaflet map with the configured tiles (VENUE-012). Returns the function that removes it.
 * Scrolling the page never zooms it.
 */
export function startLiveMap({
  element,
  place,
  title,
  tiles,
  pinClass,
  words,
  onShown,
}: LiveMapParts): () => void {
  const style = new CSSStyleSheet();
  style.replaceSync(sheet);
  const root = element.getRootNode();
  const owner = root instanceof ShadowRoot ? root : document;
  owner.adoptedStyleSheets = [...owner.adoptedStyleSheets, style];
  const at: [number, number] = [place.latitude, place.longitude];
  const live = map(element, { center: at, zoom, scrollWheelZoom: false, zoomControl: false });
  live.attributionControl.setPrefix(false);
  control.zoom({ zoomInTitle: words.zoomIn, zoomOutTitle: words.zoomOut }).addTo(live);
  tileLayer(tiles.url, { attribution: tiles.attribution, maxZoom: 19, minZoom: 3 })
    .once('tileload', onShown)
    .addTo(live);
  marker(at, {
    icon: divIcon({ className: pinClass, iconSize: [28, 28], iconAnchor: [14, 28] }),
    title,
    alt: title,
    interactive: false,
    keyboard: false,
  }).addTo(live);
  return () => {
    live.remove();
    owner.adoptedStyleSheets = owner.adoptedStyleSheets.filter((one) => one !== style);
  };
}
