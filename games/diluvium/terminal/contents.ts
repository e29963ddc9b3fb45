import { CIVS, type Civ } from '../data/types.ts'
import { type Party, RIVAL, type Settler } from '../state.ts'
import type { DiluviumView, PlaceView, PlayerView } from '../view.ts'
import type { Spoken } from './words.ts'

export const isCiv = (party: string): party is Civ => (CIVS as readonly string[]).includes(party)

/** The player that looks; null for a spectator. */
export const mineOf = ({ players, seat }: DiluviumView): PlayerView | null =>
  seat === null ? null : players[seat]

/** The other seats in turn order after the one that looks; all of them for a spectator. */
export function othersOf({ players, seat }: DiluviumView): number[] {
  const all = players.map((_, one) => one)
  return seat === null ? all : [...all.slice(seat + 1), ...all.slice(0, seat)]
}

/** All parties: the seats, and the rival of a solo game. */
export const partiesIn = ({ players, rival }: DiluviumView): Party[] => [
  ...players.map((_, seat) => seat),
  ...(rival ? [RIVAL] : []),
]

/** What a party owns, as far as all see it. */
export const powerIn = ({ players, rival }: DiluviumView, party: Party) =>
  rival && party === RIVAL ? rival : players[party]

/** The civilisation of a party. */
export const civOf = (view: DiluviumView, party: Party): Civ => powerIn(view, party).civ

/** Whose colours a settler wears. */
export const civOfSettler = (view: DiluviumView, settler: Settler): Civ =>
  settler === 'ally' ? view.allies : settler === 'aztec' ? 'aztec' : civOf(view, settler)

/** Whether a place is a City that is no Ocean tile. */
export const isCity = ({ city, tile }: PlaceView): boolean => city !== null && (tile === null || tile === 0)

/** Whether a Warship of others lies at a place and bars it. */
export const isBarredTo = (view: DiluviumView, party: Party, place: PlaceView): boolean =>
  !isCity(place) &&
  partiesIn(view).some(
    other => other !== party && powerIn(view, other).warships.some(({ at }) => at === place.at),
  )

/** What a place is called: « C2 », « Cité grecque ». */
export const placeName = ({ name, city }: Pick<PlaceView, 'name' | 'city'>, { board }: Spoken): string =>
  city === null ? name : board.city(board.adjective[city])
