import type { NodeId } from '../../data/types.ts'

/** The room that the wilderness is drawn in. */
export const WIDTH = 734
export const HEIGHT = 344

/** Where each place lies: the neighbours and the compass of the data, spread until nothing touches. */
export const PLACES: { readonly [N in NodeId]: readonly [x: number, y: number] } = {
  1: [96, 294],
  2: [300, 295],
  3: [676, 302],
  4: [206, 256],
  5: [582, 280],
  6: [462, 254],
  7: [106, 214],
  8: [640, 228],
  9: [330, 228],
  10: [208, 168],
  11: [552, 174],
  12: [422, 186],
  13: [92, 128],
  14: [458, 124],
  15: [660, 136],
  16: [232, 72],
  17: [456, 66],
  18: [672, 62],
  19: [344, 38],
  raptorTemple: [314, 132],
  thunderhornTemple: [72, 54],
  ironjawTemple: [566, 36],
  outpost: [468, 321],
}
