import type { Message, Rule } from '@tablee/kernel'
import type { CharacterId } from '../../data/types.ts'
import type { PlanAction, Robinson, RobinsonTable } from '../../state.ts'
import { say } from '../../text/say.ts'
import { askOwner, askOwnerMaybe } from '../ask.ts'
import { gainDet, heal } from '../characters.ts'
import { hasItem } from '../items.ts'
import { changeMorale } from '../morale.ts'
import { pieceAt, remove } from '../pieces.ts'
import { spendEquipment } from '../powers/use.ts'
import { because } from '../why.ts'

/** From this many players on, arranging the camp gives one of its two benefits. L1274 */
const ONE_BENEFIT_FROM = 4

const ARRANGED = because('arrange')
const BENEFITS = ['det', 'morale'] as const
const benefitNaming = {
  say: (one: (typeof BENEFITS)[number]): Message => say(`arrange.${one}`),
  rule: 'arrange.3',
}

/** Arrange Camp: determination and morale; a marker on the space is all that it removes. L1270 */
export function* arrange(t: RobinsonTable, _: PlanAction, who: CharacterId): Rule {
  const { state } = t
  const blocked = pieceAt(state, 'acting', 'blocked', 'arrange')
  if (blocked) {
    remove(state, blocked)
    t.say('arrange.repaired')
    return
  }
  const benefits =
    state.players < ONE_BENEFIT_FROM
      ? BENEFITS
      : [yield* askOwner(t, who, 'arrange', BENEFITS, benefitNaming)]
  if (benefits.includes('det')) gainDet(t, who, 2, ARRANGED)
  if (benefits.includes('morale')) changeMorale(t, 1, ARRANGED)
  yield* readBible(t, who)
}

const bibleNaming = {
  say: (_: 'bible'): Message => say('arrange.bible'),
  pass: say('bible.no'),
  rule: 'equipment.bible',
}
const BIBLE = ['bible'] as const

/** Whoever arranges the camp may read the Bible, as often as it still has uses. L1510, L2169 */
function* readBible(t: RobinsonTable, who: CharacterId): Rule {
  const { state } = t
  while (state.equipment.some(({ id }) => id === 'bible')) {
    if ((yield* askOwnerMaybe(t, who, 'bible', BIBLE, bibleNaming)) === null) return
    spendEquipment(state, 'bible')
    gainDet(t, who, 1, because('card', 'bible'))
    heal(t, who, 1, because('card', 'bible'))
  }
}

const BEDS = ['bed', 'hammock'] as const
const bedNaming = { say: (one: (typeof BEDS)[number]): Message => say(`rest.${one}`), rule: 'rest.2' }

/** Rest: one wound is healed, more in a bed, which is not for Friday and Jenny. L1276 */
export function* rest(t: RobinsonTable, _: PlanAction, who: CharacterId): Rule {
  const beds = who === 'friday' || who === 'jenny' ? [] : BEDS.filter(bed => hasBed(t.state, bed))
  const bed = beds.length === 0 ? null : yield* askOwner(t, who, 'rest.where', beds, bedNaming)
  const why = bed ? because('card', bed) : because('rest')
  heal(t, who, bed === 'bed' ? 2 : 1, why)
  if (bed) gainDet(t, who, 1, why)
}

const hasBed = (state: Robinson, bed: (typeof BEDS)[number]): boolean =>
  bed === 'bed' ? hasItem(state, 'bed') : state.treasures.some(({ id }) => (id as string) === 'hammock')
