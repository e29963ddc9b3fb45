import type { Seat } from '@tablee/kernel'
import { CHARACTERS } from '../data/characters.ts'
import type { CharacterId } from '../data/types.ts'
import type { Character, Robinson, RobinsonTable } from '../state.ts'
import { lose } from './ending.ts'
import { changeMorale } from './morale.ts'
import { because, type Why } from './why.ts'

// Queries

/** A character by its id; it must be in play. */
export function characterOf({ characters }: Robinson, id: CharacterId): Character {
  for (const one of characters) if (one.id === id) return one
  throw new Error(`${id} is not in play.`)
}

/** The seat that plays a character; -1 for Friday and Jenny, who are the group's. */
export function seatOf({ characters, players }: Robinson, id: CharacterId): Seat {
  for (let seat = 0; seat < players; seat++) if (characters[seat].id === id) return seat
  return -1
}

/** The party of a character: its id, with `Woman` behind it where its sheet lies on that side. */
export function partyOf(
  { characters, women }: Pick<Robinson, 'characters' | 'women'>,
  id: CharacterId,
): string {
  return women[characters.findIndex(one => one.id === id)] ? `${id}Woman` : id
}

/** The character of the first player. */
export const firstCharacter = ({ characters, firstPlayer }: Robinson): CharacterId =>
  characters[firstPlayer].id

/** Whether effects that name everybody concern a character: never Friday (L1649), and at camp those at camp. */
function isConcerned({ phase }: Robinson, { id, alive, outside }: Character): boolean {
  if (id === 'friday' || !alive) return false
  return outside === '' || (phase !== 'weather' && phase !== 'night')
}

/** Everybody whom effects that name all concern. */
export const everybody = (state: Robinson): Character[] =>
  state.characters.filter(one => isConcerned(state, one))

/** All who live, Friday included; at weather and night those at camp. */
export const living = ({ characters, phase }: Robinson): Character[] =>
  characters.filter(
    ({ alive, outside }) => alive && (outside === '' || (phase !== 'weather' && phase !== 'night')),
  )

/** How many players an effect “per player” counts: Jenny does once she is there, Friday never. L2201 */
export const playerCount = ({ players, characters }: Robinson): number =>
  characters.some(({ id }) => id === 'jenny') ? players + 1 : players

/** How many wounds a character can still take. */
export const heartsLeft = ({ id, wounds }: Character): number => CHARACTERS[id].hearts - wounds

// Changes

/** A character is wounded, one heart after the other; arrows lower morale, the skull is death. L450 */
export function wound(t: RobinsonTable, id: CharacterId, n: number, { why, card }: Why): void {
  if (n <= 0) return
  const { state } = t
  const character = characterOf(state, id)
  if (!character.alive) return
  const from = heartsLeft(character)
  t.say('wounded', { who: id, n, why, card, from, to: Math.max(0, from - n) })
  const { hearts, arrows } = CHARACTERS[id]
  for (let i = 0; i < n && character.alive; i++) {
    if (arrows.includes(character.wounds) && !character.coveredArrows.includes(character.wounds))
      changeMorale(t, -1, ARROW)
    if (character.wounds === hearts) dies(t, character)
    else character.wounds++
  }
}

const ARROW = because('arrow')

/** Friday's death ends nothing; any other ends the game. L452, L1656 */
function dies(t: RobinsonTable, character: Character): void {
  character.alive = false
  if (character.id !== 'friday') lose(t, 'end.died', { who: character.id })
  character.det = 0
  t.say('friday.died')
}

/** Everybody is wounded. */
export function woundAll(t: RobinsonTable, n: number, why: Why): void {
  for (const { id } of everybody(t.state)) wound(t, id, n, why)
}

/** A character is healed; what goes beyond no wound is lost. L454 */
export function heal(t: RobinsonTable, id: CharacterId, n: number, { why, card }: Why): void {
  const character = characterOf(t.state, id)
  const healed = Math.min(n, character.wounds)
  if (healed <= 0 || !character.alive) return
  const from = heartsLeft(character)
  character.wounds -= healed
  t.say('healed', { who: id, n: healed, why, card, from, to: from + healed })
}

/** A character gains determination. */
export function gainDet(t: RobinsonTable, id: CharacterId, n: number, { why, card }: Why): void {
  const character = characterOf(t.state, id)
  if (!character.alive || n <= 0) return
  character.det += n
  t.say('det.gained', { who: id, n, why, card, from: character.det - n, to: character.det })
}

/** A character spends determination, as much as there is; tells how much was missing. */
export function spendDet(t: RobinsonTable, id: CharacterId, n: number, { why, card }: Why): number {
  const character = characterOf(t.state, id)
  const spent = Math.min(n, character.det)
  character.det -= spent
  if (spent > 0)
    t.say('det.lost', { who: id, n: spent, why, card, from: character.det + spent, to: character.det })
  return n - spent
}
