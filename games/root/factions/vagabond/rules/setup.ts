import { choose, type Rule, type Seat } from '@tablee/kernel'
import { MAPS } from '../../../data/map.ts'
import { takesTurns } from '../../../rules/party.ts'
import { hideItems, hideMore } from '../../../rules/ruins.ts'
import type { RootState, RootTable, SetupCard } from '../../../state.ts'
import { say } from '../../../text/say.ts'
import { CHARACTER_NAMES, CHARACTERS, type Character, QUESTS, QUESTS_FACE_UP } from '../data.ts'
import { regionNaming } from './move.ts'
import { isVagabond, vagabondAt, vagabondsIn } from './state.ts'

/** 9.3 */
export function* setup(t: RootTable, seat: Seat): Rule {
  const { state } = t
  const character = yield* choose(t, seat, 'vagabond.character', freeCharacters(state), {
    say: one => say('vagabond.character.name', { character: one }),
    at: one => `character:${one}`,
    rule: '9.3.1',
  })
  yield* arrive(t, seat, character)
  layOutQuests(t)
  hideItems(t, vagabondsIn(state)) // 9.3.4, 9.7.2
  meet(state, seat)
}

/** By the set-up card: as the character that was dealt with it; a second one brings items of his own. A.8.1.III */
export function* settles(t: RootTable, seat: Seat, { along }: SetupCard): Rule {
  yield* arrive(t, seat, along as Character)
  const first = t.state.questDeck.length === 0
  layOutQuests(t)
  if (first) hideItems(t, 1)
  else hideMore(t)
}

/** He knows the others once all have picked. A.8.2 */
export function allSettled({ state }: RootTable, seat: Seat): void {
  meet(state, seat)
}

function* arrive(t: RootTable, seat: Seat, character: Character): Rule {
  const { state } = t
  const vagabond = vagabondAt(state, seat)
  const forests = MAPS[state.map].forests.map(forest => forest.id)
  const forest = yield* choose(t, seat, 'vagabond.forest', forests, { like: regionNaming, rule: '9.3.2' })
  vagabond.character = character
  state.players[seat].pawn = forest
  t.say('vagabond.arrives', { seat, character, forest })
  for (const item of CHARACTERS[character].items)
    vagabond.items.push({ item, exhausted: false, damaged: false, ruin: false })
}

/** Everybody is indifferent to him at first. 9.3.5 */
function meet(state: RootState, seat: Seat): void {
  vagabondAt(state, seat).relations = state.players.map((player, party) =>
    isVagabond(player) || !takesTurns(state, party) ? null : 'indifferent',
  )
}

function freeCharacters({ players }: RootState): Character[] {
  return CHARACTER_NAMES.filter(one => !players.some(player => player.vagabond?.character === one))
}

/** Shuffles the quests, once for all Vagabonds. 9.3.3 */
export function shuffleQuests(t: RootTable): void {
  const { questDeck } = t.state
  if (questDeck.length > 0) return
  questDeck.push(...QUESTS.keys())
  t.shuffle(questDeck)
}

/** Three quests face up, once for all Vagabonds that people play. 9.3.3 */
function layOutQuests(t: RootTable): void {
  const { questDeck, quests } = t.state
  shuffleQuests(t)
  if (quests.length > 0) return
  for (let drawn = 0; drawn < QUESTS_FACE_UP; drawn++) {
    const quest = t.draw(questDeck)
    if (quest === undefined) break
    quests.push(quest)
    t.say('vagabond.quest.new', { quest })
  }
}
