import type { Rule } from '@tablee/kernel'
import type { MysteryId } from '../../data/mysteries.ts'
import type { CharacterId } from '../../data/types.ts'
import type { Robinson, RobinsonTable } from '../../state.ts'
import { askGroup } from '../ask.ts'
import type { Cause } from '../cause.ts'
import { characterOf, living, playerCount, wound, woundAll } from '../characters.ts'
import { takeGains } from '../gains.ts'
import { characterNames } from '../names.ts'
import { byCause } from '../why.ts'
import type { Specials } from './special.ts'

/** The markers of the Strange Disease for each player, and those of one who is alone with it. */
const MARKERS = 2

const sleepsOutside = (state: Robinson, { actor }: Cause): boolean => characterOf(state, actor).outside !== ''

/** The group shares out the markers, Friday among those who may get some; one who is outside is alone. L2253 */
function* infect(t: RobinsonTable, cause: Cause): Rule {
  const { state } = t
  if (sleepsOutside(state, cause)) {
    characterOf(state, cause.actor).disease = MARKERS
    return
  }
  const here = living(state).map(({ id }) => id)
  for (let left = MARKERS * playerCount(state); left > 0; left--) {
    const who = yield* askGroup(t, 'disease', here, {
      like: characterNames,
      values: () => ({ left }),
      rule: 'card.mystery.strange-disease',
    })
    characterOf(state, who).disease++
  }
}

/** Whoever has brought it and sleeps outside keeps it from the others. */
function quarantine(t: RobinsonTable, cause: Cause): void {
  const { state } = t
  if (!sleepsOutside(state, cause)) return
  for (const character of state.characters) character.disease = character.id === cause.actor ? MARKERS : 0
}

/** The jewel does its harm where its finder sleeps at camp; otherwise one night later. L2375 */
function shine(t: RobinsonTable, cause: Cause): void {
  const { state } = t
  if (sleepsOutside(state, cause)) waitANight(state, cause.card as MysteryId, cause.actor)
  else woundAll(t, 1, byCause(cause))
}

/** A card that has been let go is kept for the next night after all. */
function waitANight(
  { mysteryDiscard, kept, later, round }: Robinson,
  card: MysteryId,
  who: CharacterId,
): void {
  mysteryDiscard.splice(mysteryDiscard.lastIndexOf(card), 1)
  kept.push(card)
  later.push({ card, who, when: 'night', round: round + 1 })
}

/** The spores poison all at camp, Friday too; one who sleeps outside has them alone. L2363 */
function poison(t: RobinsonTable, cause: Cause): void {
  const { state } = t
  if (sleepsOutside(state, cause)) wound(t, cause.actor, 1, byCause(cause))
  else for (const { id } of living(state)) wound(t, id, 1, byCause(cause))
}

/** The treasures of this action are lost. */
function dropTreasures(t: RobinsonTable): void {
  for (const { id } of takeGains(t.state, 'treasure', { from: 'afterAction' })) {
    t.state.mysteryDiscard.push(id as MysteryId)
    t.say('treasure.lost', { card: id })
  }
}

/** Irregular creatures and traps. */
export const dangers: Specials = {
  strangeDisease: infect,
  'strangeDisease:night': quarantine,
  'shinyJewel:night': shine,
  'poisonousSpores:night': poison,
  trapdoor: dropTreasures,

  confused(t, { actor }) {
    characterOf(t.state, actor).confused = t.state.round + 1
    t.say('confused', { who: actor })
  },
}
