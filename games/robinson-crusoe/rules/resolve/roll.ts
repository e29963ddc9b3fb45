import type { Message, Rule } from '@tablee/kernel'
import { ACTION_DICE, type ActionDie, FACES } from '../../data/dice.ts'
import { SKILLS, type SkillId } from '../../data/skills.ts'
import type { AdventureType, CharacterId } from '../../data/types.ts'
import type { PlanAction, Robinson, RobinsonTable } from '../../state.ts'
import { say } from '../../text/say.ts'
import { askOwnerMaybe } from '../ask.ts'
import { adventureCard, resolveCard } from '../cards/resolve-card.ts'
import { byActor } from '../cause.ts'
import { characterOf, gainDet, spendDet, wound } from '../characters.ts'
import { drawFrom } from '../decks.ts'
import { pieceAt, remove } from '../pieces.ts'
import { canUseSkill } from '../powers/offers.ts'
import { openWindow } from '../powers/window.ts'
import { scenarioOf } from '../scenarios/scenario.ts'

/** What the dice show, a success die that says so being a success; null for a die that was not rolled. */
type Shown = { [D in ActionDie]: boolean | null }

const REROLL: { readonly [A in AdventureType]: SkillId } = {
  build: 'craftsmanship',
  gather: 'scrounger',
  explore: 'lucky',
}

/** The determination that a reroll costs Friday. L1654 */
const FRIDAYS_REROLL = 2

/** What failing gives. */
const CONSOLATION = 2

/**
 * Carries out an action with dice, or without if there are pawns to spare: the wound first, then success with
 * its effect or failure, then the adventure. L977
 */
export function* attempt(
  t: RobinsonTable,
  action: PlanAction,
  who: CharacterId,
  { success, failure }: { readonly success: () => Rule; readonly failure?: () => void },
): Rule {
  const type = action.type as AdventureType
  const shown = yield* roll(t, type, who, action.safe)
  if (shown.wound) wound(t, who, 1)
  if (shown.success) {
    t.say('action.succeeds', { who })
    yield* success()
  } else {
    t.say('action.fails', { who })
    gainDet(t, who, CONSOLATION)
    failure?.()
  }
  yield* adventure(t, type, who, action, shown.adventure ?? false)
}

function* roll(t: RobinsonTable, type: AdventureType, who: CharacterId, safe: boolean): Rule<Shown> {
  const { state } = t
  const confused = rerollOnSheet(state, who) === 'confused'
  if (safe && !confused) return { success: true, wound: null, adventure: null }
  const shown: Shown = { success: throwDie(t, type, who, 'success'), wound: null, adventure: null }
  if (!safe) {
    shown.wound = throwDie(t, type, who, 'wound')
    if (!pieceAt(state, 'acting', 'adventure', type)) shown.adventure = throwDie(t, type, who, 'adventure')
  }
  mustReroll(t, type, who, shown, safe)
  yield* mayReroll(t, type, who, shown)
  return shown
}

function throwDie(t: RobinsonTable, type: AdventureType, who: CharacterId, die: ActionDie): boolean {
  const shows = t.roll(6) <= FACES[type][die]
  t.say('die', { who, type, die, shows })
  return shows
}

function again(t: RobinsonTable, type: AdventureType, who: CharacterId, shown: Shown, die: ActionDie): void {
  shown[die] = t.roll(6) <= FACES[type][die]
  t.say('die.again', { who, type, die, shows: shown[die] })
}

/** Which reroll token on the sheet acts this round. */
function rerollOnSheet(state: Robinson, who: CharacterId): '' | 'bowl' | 'confused' {
  const { bowl, confused } = characterOf(state, who)
  if (confused === state.round) return 'confused'
  return bowl > 0 && bowl <= state.round ? 'bowl' : ''
}

/**
 * A success is rerolled once where a token asks for it; that of the action space then leaves. L762
 * Where Confused alone makes somebody roll who has pawns to spare, it asks for no second roll. L2237
 */
function mustReroll(
  t: RobinsonTable,
  type: AdventureType,
  who: CharacterId,
  shown: Shown,
  safe: boolean,
): void {
  const { state } = t
  const onSpace = pieceAt(state, 'acting', 'reroll', type)
  const onSheet = !safe && rerollOnSheet(state, who) !== ''
  if (!shown.success || (!onSpace && !onSheet)) return
  remove(state, onSpace)
  again(t, type, who, shown, 'success')
}

const dieNaming = {
  say: (die: ActionDie): Message => say('reroll.die', { die }),
  rule: 'dice.2',
  final: true,
}

/** The actor's skill may reroll one die, Friday's tokens any of his as often as they last. L1654 */
function* mayReroll(t: RobinsonTable, type: AdventureType, who: CharacterId, shown: Shown): Rule {
  const rolled = ACTION_DICE.filter(die => shown[die] !== null)
  yield* openWindow(t, 'roll', who)
  while (isGranted(t.state) || canReroll(t.state, type, who)) {
    const die = yield* askOwnerMaybe(t, who, 'reroll', rolled, {
      say: dieNaming.say,
      rule: dieNaming.rule,
      final: dieNaming.final,
      values: () => ({ who, type, shown: { ...shown } }),
    })
    if (isGranted(t.state)) delete t.state.notes.reroll
    else if (die !== null) payReroll(t, type, who)
    if (die === null) return
    again(t, type, who, shown, die)
  }
}

const isGranted = ({ notes }: Robinson): boolean => notes.reroll !== undefined

/** One die of the roll that is going on may be rerolled for nothing. */
export function grantReroll({ notes }: Robinson): void {
  notes.reroll = [1]
}

function canReroll(state: Robinson, type: AdventureType, who: CharacterId): boolean {
  const character = characterOf(state, who)
  if (who === 'friday') return character.det >= FRIDAYS_REROLL
  return SKILLS[REROLL[type]].owner === who && canUseSkill(state, character, REROLL[type])
}

function payReroll(t: RobinsonTable, type: AdventureType, who: CharacterId): void {
  if (who === 'friday') {
    spendDet(t, who, FRIDAYS_REROLL)
    return
  }
  spendDet(t, who, SKILLS[REROLL[type]].det)
  characterOf(t.state, who).skillsUsed.push(REROLL[type])
}

/** An adventure by the die or by the token on the deck; Friday is wounded instead. L836, L1653 */
export function* adventure(
  t: RobinsonTable,
  type: AdventureType,
  who: CharacterId,
  action: PlanAction,
  byDie: boolean,
): Rule {
  const { state } = t
  const token = pieceAt(state, 'acting', 'adventure', type)
  if (!token && !byDie) return
  if (who === 'friday' || scenarioOf(state).noAdventure?.(action)) wound(t, who, 1)
  else {
    const card = drawFrom(t, type)
    if (card !== undefined) {
      t.say('adventure.drawn', { who, card })
      yield* resolveCard(t, card, adventureCard(card).upper, byActor(card, who, action.node, action.source))
    }
  }
  remove(state, token)
}
