import type { Shape } from '@tablee/board/kit/figure.tsx'
import type { Civ } from '../../data/types.ts'

/**
 * The settlers of each civilisation on a grid of 32 by 34: a helmet with a T-shaped slit, a striped headdress around an
 * open face, a crown of feathers, a hat with a broad brim.
 */
export const SETTLERS: { readonly [C in Civ]: Shape } = {
  greek: {
    d: 'M4.5 30c0-6.4 2.4-10.2 6.2-11.8-2-1.7-3-4.1-3-6.9 0-1 .1-1.9.4-2.7L4.6 7.4C6.4 2.7 10.7.2 16.2.2c6.7 0 11.2 3.7 11.8 9.6l-3.9.6.1.9c0 2.8-1 5.2-3 6.9 3.9 1.6 6.3 5.4 6.3 11.8Z',
    cut: 'M10.8 9.4h10.4v2.9h-3.7v5.6h-3v-5.6h-3.7Z',
  },
  egyptian: {
    d: 'M4.5 30c0-3.6.7-6.3 2.2-8.4L4.8 20.6 8.4 7.3C9.3 3.2 12.2.8 16 .8s6.7 2.4 7.6 6.5l3.6 13.3-1.9 1c1.5 2.1 2.2 4.8 2.2 8.4Z',
    cut: 'M12 9c0-2.5 1.6-4.1 4-4.1S20 6.5 20 9v3.6c0 2.7-1.6 4.5-4 4.5s-4-1.8-4-4.5ZM7.5 18.6l3.6-1.3.6 1.4-3.7 1.4ZM24.5 18.6l-3.6-1.3-.6 1.4 3.7 1.4Z',
  },
  aztec: {
    d: 'M4.5 30c0-5.6 2.3-9.3 5.7-11.1-1.7-1.4-2.8-3.3-3.1-5.7L1.7 9.6l4.7-.9L4.3 3.3l5.2 2.3L10.7.2 14 4.4 16 0l2 4.4L21.3.2l1.2 5.4 5.2-2.3-2.1 5.4 4.7.9-5.4 3.6c-.3 2.4-1.4 4.3-3.1 5.7 3.4 1.8 5.7 5.5 5.7 11.1Z',
    cut: 'M9.8 9.3h12.4v1.7H9.8ZM12.4 12.6a1.5 1.5 0 1 1 0 3 1.5 1.5 0 0 1 0-3ZM19.6 12.6a1.5 1.5 0 1 1 0 3 1.5 1.5 0 0 1 0-3Z',
  },
  chinese: {
    d: 'M4.5 30c0-6 2.5-9.9 6.1-11.5-1.5-1.2-2.5-2.9-2.9-4.9H1.6C6.2 11.7 11 7.4 14.7 2.1L16 .3l1.3 1.8c3.7 5.3 8.5 9.6 13.1 11.5h-6.1c-.4 2-1.4 3.7-2.9 4.9 3.6 1.6 6.1 5.5 6.1 11.5Z',
    cut: 'M10 13.6h12c-.1.5-.2 1-.4 1.5H10.4c-.2-.5-.3-1-.4-1.5ZM15.1 21h1.8v9h-1.8Z',
  },
}

/** A ship on a grid of 48 by 42: its silhouette, what is cut out of it, and a line along its hull. */
export interface ShipShape {
  readonly top: string
  readonly cut: string
  readonly line?: string
}

/** Exploration: a round hull, a square sail with a disc. War: a ram, oars, a row of shields, a low sail. */
export const SHIPS: { readonly [S in 'explorer' | 'warship']: ShipShape } = {
  explorer: {
    top: 'M4 27.5h33.5c2.8 0 4.6-2.2 4.7-6.3 2.9 2.7 3.2 7 1.5 10.5C42 35.6 38.6 37.5 34 37.5H14.5C9 37.5 5.2 34 4 27.5ZM22.3 3h2.2v24h-2.2ZM10.5 5.5h26c-2.7 5.5-2.7 12.5 0 18.5h-26c2.7-6 2.7-13 0-18.5Z',
    cut: 'M23.5 10a4.6 4.6 0 1 1 0 9.2 4.6 4.6 0 1 1 0-9.2Z',
    line: 'M8 31.3c9 1.6 24 1.6 33 0',
  },
  warship: {
    top: 'M0 31.3 6 28h29.5c3.5 0 5.7-3.6 5.2-9.5 3.8 3.1 5.3 8 4 12.3-1.2 4-4.4 6.2-9 6.2H13c-4 0-6.3-1.6-8-4.4ZM20.3 8h2.2v20h-2.2ZM8.5 10h26l-3 8.5h-20ZM22 2.5l9 2.6-9 2.6ZM11 36.5h2.3l-2.9 4-2-.4ZM19 36.5h2.3l-2.9 4-2-.4ZM27 36.5h2.3l-2.9 4-2-.4ZM35 36h2.3l-2.9 4-2-.4Z',
    cut: 'M10.5 30a2 2 0 1 1 0 4 2 2 0 1 1 0-4ZM17.5 30a2 2 0 1 1 0 4 2 2 0 1 1 0-4ZM24.5 30a2 2 0 1 1 0 4 2 2 0 1 1 0-4ZM31.5 30a2 2 0 1 1 0 4 2 2 0 1 1 0-4ZM14 13h17l-.7 2H14.7Z',
  },
}
