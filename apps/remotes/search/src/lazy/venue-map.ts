import type { SearchArea } from '@foyer/domain';
import type { SearchMapTiles } from '@foyer/session';
import {
  control,
  divIcon,
  GridLayer,
  latLngBounds,
  type LatLngBoundsExpression,
  type Map as LeafletMap,
  map as createMap,
  marker,
  type Marker,
  tileLayer,
} from 'leaflet';
import sheet from 'leaflet/dist/leaflet.css?inline';

/** A venue on the map: what its marker says, and its name for screen readers. */
export type MarkedVenue = {
  alias: string;
  latitude: number;
  longitude: number;
  words: string;
  name: string;
};

type VenueMapParts = {
  element: HTMLElement;
  tiles: SearchMapTiles | null;
  classes: { marker: string; ground: string };
  words: { zoomIn: string; zoomOut: string };
  /** The visitor has moved the map. */
  onMoved: () => void;
  onActive: (alias: string | null) => void;
  onChosen: (alias: string) => void;
};

export type VenueMap = {
  show: (venues: readonly MarkedVenue[]) => void;
  /** Moves to these venues, or to a part of the map. */
  moveTo: (venues: readonly MarkedVenue[], area: SearchArea | null) => void;
  highlight: (alias: string | null) => void;
  area: () => SearchArea;
  remove: () => void;
};

type Marked = { marker: Marker; button: HTMLButtonElement };

const closest = 15;
/** Between two markers, in pixels. */
const gap = 6;
/** So many stand above each other; further ones are seen when the map is closer. */
const mostRaised = 3;
/** Half the width of a marker's words, and their height. */
const aroundMarkers: [number, number] = [64, 48];

/** Lines in place of streets, where no tiles are configured: they move with the map. */
class Ground extends GridLayer {
  readonly className: string;
  constructor(className: string) {
    super();
    this.className = className;
  }
  override createTile(): HTMLElement {
    const tile = document.createElement('div');
    tile.className = this.className;
    return tile;
  }
}

/** A Leaflet map with a button for each venue. Scrolling the page never zooms it. */
export function createVenueMap({
  element,
  tiles,
  classes,
  words,
  onMoved,
  onActive,
  onChosen,
}: VenueMapParts): VenueMap {
  const removeSheet = adoptSheet(element);
  const live = createMap(element, {
    center: [50, 10],
    zoom: 4,
    scrollWheelZoom: false,
    zoomControl: false,
    trackResize: false,
    worldCopyJump: true,
  });
  live.attributionControl.setPrefix(false);
  control.zoom({ zoomInTitle: words.zoomIn, zoomOutTitle: words.zoomOut }).addTo(live);
  control.scale({ imperial: false }).addTo(live);
  if (tiles === null) new Ground(classes.ground).addTo(live);
  else
    tileLayer(tiles.url, { attribution: tiles.attribution, maxZoom: 19, minZoom: 3 }).addTo(live);

  let markers = new Map<string, Marked>();
  let own = 0;
  /** Moves that are not the visitor's. */
  const byUs = (move: () => void) => {
    own += 1;
    move();
    own -= 1;
  };
  /** What is shown until the visitor moves the map. */
  let shown: LatLngBoundsExpression | null = null;
  const fit = (bounds: LatLngBoundsExpression) =>
    byUs(() =>
      live.fitBounds(bounds, { animate: false, maxZoom: closest, padding: aroundMarkers }),
    );
  live.on('moveend', () => {
    if (own > 0) return;
    shown = null;
    onMoved();
  });
  const resized = new ResizeObserver(() => {
    byUs(() => live.invalidateSize({ animate: false }));
    if (shown !== null) fit(shown);
  });
  resized.observe(element);
  const spread = () => spreadMarkers(live, [...markers.values()]);
  live.on('zoomend', spread);

  return {
    show: (venues) => {
      for (const old of markers.values()) old.marker.remove();
      markers = new Map(
        venues.map((venue) => {
          const button = buttonOf(venue, classes.marker, { onActive, onChosen });
          return [venue.alias, { button, marker: placed(live, venue, button) }];
        }),
      );
      spread();
    },
    moveTo: (venues, area) => {
      const bounds = boundsOf(venues, area);
      if (bounds === null) return;
      // A part of the map that was searched has room around it already.
      if (area === null) fit((shown = bounds));
      else byUs(() => live.fitBounds(bounds, { animate: false, maxZoom: closest }));
    },
    highlight: (alias) => {
      for (const [key, { marker: one, button }] of markers) {
        button.dataset['state'] = key === alias ? 'active' : 'idle';
        one.setZIndexOffset(key === alias ? 1000 : 0);
      }
    },
    area: () => areaOf(live),
    remove: () => {
      resized.disconnect();
      live.remove();
      removeSheet();
    },
  };
}

function adoptSheet(element: HTMLElement): () => void {
  const style = new CSSStyleSheet();
  style.replaceSync(sheet);
  const root = element.getRootNode();
  const owner = root instanceof ShadowRoot ? root : document;
  owner.adoptedStyleSheets = [...owner.adoptedStyleSheets, style];
  return () => {
    owner.adoptedStyleSheets = owner.adoptedStyleSheets.filter((one) => one !== style);
  };
}

const placed = (live: LeafletMap, venue: MarkedVenue, button: HTMLButtonElement): Marker =>
  // The button is what is pressed and focused.
  marker([venue.latitude, venue.longitude], {
    icon: divIcon({ className: '', html: button, iconSize: [0, 0] }),
    interactive: false,
    keyboard: false,
  }).addTo(live);

function buttonOf(
  { alias, words, name }: MarkedVenue,
  className: string,
  { onActive, onChosen }: Pick<VenueMapParts, 'onActive' | 'onChosen'>,
): HTMLButtonElement {
  const button = document.createElement('button');
  button.type = 'button';
  button.className = className;
  button.textContent = words;
  button.ariaLabel = name;
  for (const event of ['pointerenter', 'focus'])
    button.addEventListener(event, () => onActive(alias));
  for (const event of ['pointerleave', 'blur'])
    button.addEventListener(event, () => onActive(null));
  button.addEventListener('click', () => onChosen(alias));
  return button;
}

/**
 * Raises markers that would cover another, the northern ones over the southern, so that each can be
 * read and pressed. Where too many are at one place, one appears when its card is pointed at.
 */
function spreadMarkers(live: LeafletMap, markers: readonly Marked[]): void {
  const taken: { x: number; y: number; width: number }[] = [];
  const fromSouth = markers.toSorted(
    (one, other) => one.marker.getLatLng().lat - other.marker.getLatLng().lat,
  );
  for (const { marker: one, button } of fromSouth) {
    const { x, y: ground } = live.latLngToLayerPoint(one.getLatLng());
    const { offsetWidth: width, offsetHeight: height } = button;
    const covers = (at: number) =>
      taken.find(
        (box) =>
          Math.abs(box.x - x) < (box.width + width) / 2 + gap &&
          Math.abs(box.y - at) < height + gap,
      );
    let y = ground;
    for (let box = covers(y); box; box = covers(y)) y = box.y - height - gap;
    const isCrowded = ground - y > mostRaised * (height + gap);
    button.toggleAttribute('data-crowded', isCrowded);
    if (isCrowded) y = ground;
    else taken.push({ x, y, width });
    button.style.setProperty('--raised', `${Math.round(ground - y)}px`);
    button.toggleAttribute('data-raised', y !== ground);
  }
}

function boundsOf(
  venues: readonly MarkedVenue[],
  area: SearchArea | null,
): LatLngBoundsExpression | null {
  if (area !== null)
    return [
      [area.south, area.west],
      // Beyond the 180th meridian.
      [area.north, area.east < area.west ? area.east + 360 : area.east],
    ];
  return venues.length === 0
    ? null
    : latLngBounds(venues.map(({ latitude, longitude }) => [latitude, longitude]));
}

/** The part of the map that is seen, to about ten metres. */
function areaOf(live: LeafletMap): SearchArea {
  const bounds = live.getBounds();
  const rounded = (degrees: number) => Math.round(degrees * 10_000) / 10_000;
  const whole = bounds.getEast() - bounds.getWest() >= 360;
  // In the order of the address, so that areas can be compared as texts.
  return {
    south: Math.max(-90, rounded(bounds.getSouth())),
    west: whole ? -180 : rounded(bounds.getSouthWest().wrap().lng),
    north: Math.min(90, rounded(bounds.getNorth())),
    east: whole ? 180 : rounded(bounds.getNorthEast().wrap().lng),
  };
}
