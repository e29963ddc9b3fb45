import { choose, maybe, type Rule, type Seat } from '@tablee/kernel'
import { ITEMS, type Item } from '../../../data/items.ts'
import { CLEARINGS, type Clearing } from '../../../data/map.ts'
import { adjacent } from '../../../rules/adjacent.ts'
import { type Battle, sideOf } from '../../../rules/battle.ts'
import type { ForecastNote } from '../../../rules/forecast.ts'
import type { ExtraHits } from '../../../rules/hits.ts'
import { clearingNaming, placeWarriors } from '../../../rules/pieces.ts'
import { lostPiece, remove } from '../../../rules/remove.ts'
import { rules } from '../../../rules/ruler.ts'
import type { Party, RootState, RootTable } from '../../../state.ts'
import { say } from '../../../text/say.ts'
import { gainItem } from './hoard.ts'
import { hasMob } from './mobs.ts'
import { isInMood, warlordOf } from './state.ts'

/** The kinds of crafted items that a player has. */
const craftedKinds = ({ players }: RootState, party: Party): Item[] =>
  ITEMS.filter(item => players[party].items.some(one => one.item === item))

const LOOT = ['loot'] as const

/** Looters: against who has crafted items, they may declare to loot and not to hit with the die. 14.2.5 */
export function* declareLooting(t: RootTable, battle: Battle, seat: Seat): Rule {
  const { defender, clearing } = battle
  if (t.state.players[defender].items.length === 0) return
  const loots = yield* maybe(t, seat, 'hundreds.loot', LOOT, {
    say: () => say('hundreds.loot.yes'),
    values: () => ({ defender, clearing, items: craftedKinds(t.state, defender) }),
    pass: say('hundreds.loot.no'),
    rule: '14.2.5.a',
  })
  if (loots === null) return
  battle.withholds = true
  t.say('hundreds.loots', { seat, defender })
}

/** The battle is over: looters who rule its clearing take an item. 14.2.5 */
export function* takeLoot(t: RootTable, battle: Battle, seat: Seat): Rule {
  const { attacker, defender, clearing, withholds } = battle
  if (seat !== attacker || !withholds || !rules(t.state, seat, clearing)) return
  const kinds = craftedKinds(t.state, defender)
  if (kinds.length === 0) return
  const item = yield* choose(t, seat, 'hundreds.loot.item', kinds, {
    say: one => say('item', { item: one }),
    values: () => ({ defender }),
    rule: '14.2.5.d',
  })
  const { items } = t.state.players[defender]
  items.splice(
    items.findIndex(one => one.item === item),
    1,
  )
  t.say('hundreds.looted', { seat, defender, item })
  yield* gainItem(t, seat, item)
}

/** Whether a party fights where its warlord is, and he is in a mood. */
const fightsInMood = (
  state: RootState,
  battle: Battle,
  party: Party,
  mood: 'bitter' | 'stubborn' | 'wrathful',
): boolean =>
  isInMood(state, party, mood) &&
  warlordOf(state, party) === battle.clearing &&
  sideOf(battle, party) !== null

/** Stubborn: the first hit is ignored where the warlord is. 14.7.7 */
export const ignoresFirstHit = (state: RootState, battle: Battle, party: Party): boolean =>
  fightsInMood(state, battle, party, 'stubborn')

declare module '../../../rules/hits.ts' {
  interface ExtraReasons {
    wrathful: true
  }
}

const WRATH: readonly ExtraHits[] = [{ reason: 'wrathful', hits: 1 }]
const NONE: readonly ExtraHits[] = []

/** Wrathful: one extra hit by the attacker where the warlord is. 14.7.8 */
export const extraHits = (state: RootState, battle: Battle, party: Party): readonly ExtraHits[] =>
  party === battle.attacker && fightsInMood(state, battle, party, 'wrathful') ? WRATH : NONE

/** The clearings of the mobs that can join a battle of a Bitter warlord: there, and next to it. 14.7.1 */
function mobsNear(state: RootState, party: Party, clearing: Clearing): Clearing[] {
  const near = adjacent(state, party, clearing)
  return CLEARINGS.filter(one => (one === clearing || near.includes(one)) && hasMob(state, party, one))
}

/** Whether a Bitter warlord fights there, and has mobs to call. 14.7.1 */
export const mayEmbitter = (state: RootState, battle: Battle, party: Party): boolean =>
  fightsInMood(state, battle, party, 'bitter') && mobsNear(state, party, battle.clearing).length > 0

/** Bitter: mobs there and next to it give way to as many warriors. 14.7.1 */
export function* embitter(t: RootTable, battle: Battle, seat: Seat): Rule {
  const { clearing } = battle
  for (;;) {
    const from = yield* maybe(t, seat, 'hundreds.bitter', mobsNear(t.state, seat, clearing), {
      like: clearingNaming,
      values: () => ({ clearing }),
      pass: say('hundreds.bitter.end'),
      rule: '14.7.1.a',
    })
    if (from === null) return
    yield* remove(t, { losses: [lostPiece(seat, 'token', 'mob', from, seat)], battle })
    placeWarriors(t, seat, clearing, 1)
  }
}

declare module '../../../rules/forecast.ts' {
  interface ForecastNotes {
    looting: { readonly seat: Party }
    stubborn: { readonly seat: Party }
    bitter: { readonly seat: Party; readonly mobs: number }
  }
}

/** That they loot, ignore a hit, or may call mobs. */
export function foresees(state: RootState, battle: Battle, party: Party): ForecastNote[] {
  const notes: ForecastNote[] = []
  if (battle.withholds && party === battle.attacker) notes.push({ id: 'looting', seat: party })
  if (ignoresFirstHit(state, battle, party)) notes.push({ id: 'stubborn', seat: party })
  if (fightsInMood(state, battle, party, 'bitter')) {
    const mobs = mobsNear(state, party, battle.clearing).length
    if (mobs > 0) notes.push({ id: 'bitter', seat: party, mobs })
  }
  return notes
}
