import type { Situation } from '@tablee/board'
import { asked } from '@tablee/board/guide-now.ts'
import type { Hex } from '../data/types.ts'
import type { DiluviumView, PlaceView, PlayerView } from '../view.ts'

/** A moment of a game of Diluvium, as the learner knows it. */
export type Now = Situation<DiluviumView>

/** The learner. */
export const me = ({ view, seat }: Now): PlayerView => view.players[seat ?? 0]

/** Whether the learner turns the rudder. */
export const turns = (now: Now): boolean => asked(now, 'turn')

/** Whether the learner turns the rudder in this round or a later one: the latest moment of a lesson. */
export const isPast = (now: Now, round: number): boolean => turns(now) && now.round >= round

/** The places of the map. */
export const placesIn = ({ view }: Now): readonly PlaceView[] => Object.values(view.places)

/** A place of the map. */
export const placeIn = ({ view }: Now, at: string): PlaceView | undefined => view.places[at as Hex]

/** Whether the learner has a marker on a tile. */
export const isMine = ({ seat }: Now, { markers }: PlaceView): boolean => markers.includes(seat ?? 0)

/** How many slots are free where the learner may settle. */
export const roomFor = (now: Now): number => roomOn(now, place => isMine(now, place))

/** How many of them are on green tiles. */
export const greenRoom = (now: Now): number => roomOn(now, place => isMine(now, place) && place.green)

const roomOn = (now: Now, which: (place: PlaceView) => boolean): number =>
  placesIn(now)
    .filter(which)
    .flatMap(({ islands }) => islands)
    .reduce((sum, { slots, settlers }) => sum + slots - settlers.length, 0)

/** How many steps of the rival's Warship lie between it and what it heads for. */
export const danger = ({ view }: Now): number | null => {
  const told = view.rival?.forecast.fight
  return told?.action === 'fight' ? (told.warships[0]?.far ?? null) : null
}
