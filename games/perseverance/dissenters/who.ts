import { type Dissenter, ENOUGH_AHEAD } from '../data/dissenters.ts'

/** The one who is not active: what is opposed is printed on this one’s action card (L2438). */
export const otherOf = (dissenter: Dissenter): Dissenter => (dissenter === 'narek' ? 'camilla' : 'narek')

/** Whether a Dissenter has so many more than you that he puts none there any more (L2452-2454, L2473). */
export const isFarAhead = (own: number, yours: number): boolean => own - yours >= ENOUGH_AHEAD

/** Where Camilla starts: one zone on in the loop where Narek is, and in the first one after what is not in it (L2135). */
export const startApart = <Z extends string>(loop: readonly Z[], narek: Z, camilla: Z): Z =>
  camilla === narek ? loop[(loop.indexOf(camilla) + 1) % loop.length] : camilla

/** The place of the better of the two among all, 0 where neither has one: they are paid once, by this (L2882). */
export function bestPlace(places: readonly number[]): number {
  const taken = places.filter(place => place > 0)
  return taken.length === 0 ? 0 : Math.min(...taken)
}
