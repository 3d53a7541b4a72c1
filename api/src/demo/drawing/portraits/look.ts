import type { PortraitName } from '../../content/pictures';

/** Base, shade and lips. */
export const skins = {
  wheat: ['#e8b98f', '#cf9668', '#b5524a'],
  honey: ['#d9a273', '#b97f50', '#a6463f'],
  almond: ['#c58a5c', '#a36b40', '#983f3a'],
  cinnamon: ['#a86f45', '#875330', '#8a3634'],
  cocoa: ['#8a5634', '#6b3f24', '#7a2d2e'],
  espresso: ['#6e4329', '#52301c', '#6b2628'],
} as const;

export const hairColours = {
  black: ['#1d1a24', '#3a3446'],
  soot: ['#2a2223', '#4a3d3c'],
  brown: ['#3d2619', '#5e3d29'],
  henna: ['#5a2a1c', '#80432f'],
} as const;

/** The flat ground and the shape on it, in the colours of the site. */
export const grounds = {
  marigold: ['#f3a712', '#f8b83c'],
  butter: ['#fdebc4', '#f8d58a'],
  indigo: ['#2f2a85', '#443da6'],
  lilac: ['#d9d4f2', '#c1b9ea'],
  paper: ['#f3ead8', '#e5dac3'],
  rose: ['#f6cfc4', '#eeb3a4'],
  brick: ['#b3432f', '#c75a44'],
  leaf: ['#1f6b45', '#2f8259'],
  mint: ['#cfe8d5', '#b3d9bd'],
} as const;

export type Motif = 'sun' | 'arch' | 'hills' | 'dots' | 'leaves';

export type HairStyle =
  | 'bob'
  | 'braid'
  | 'bun'
  | 'curls'
  | 'crop'
  | 'long'
  | 'parted'
  | 'ponytail'
  | 'quiff'
  | 'shortCurls'
  | 'waves';

export type Top =
  'dupatta' | 'hoodie' | 'jacket' | 'kurta' | 'saree' | 'shirt' | 'stripes' | 'tee' | 'waistcoat';

export type Extra =
  | 'beard'
  | 'bindi'
  | 'freckles'
  | 'gajra'
  | 'hoops'
  | 'jhumkas'
  | 'moustache'
  | 'noseStud'
  | 'roundSpectacles'
  | 'spectacles'
  | 'stubble'
  | 'studs';

type OnHead =
  | { readonly hair: HairStyle; readonly hairColour: keyof typeof hairColours }
  | { readonly wrapped: 'hijab' | 'turban'; readonly cloth: readonly [main: string, fold: string] };

/** One portrait as data. */
export interface Look {
  readonly name: PortraitName;
  readonly skin: keyof typeof skins;
  readonly ground: keyof typeof grounds;
  readonly motif: Motif;
  readonly head: OnHead;
  readonly top: Top;
  readonly colours: readonly [main: string, accent: string];
  readonly mouth: 'smile' | 'grin' | 'smirk';
  readonly eyes: 'open' | 'laughing';
  /** Degrees, clockwise. */
  readonly tilt: number;
  /** How wide the face is, 1 for most. */
  readonly width: number;
  readonly extras: readonly Extra[];
}
