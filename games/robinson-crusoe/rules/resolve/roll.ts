import type { Message, Rule } from '@tablee/kernel'
import { ACTION_DICE, type ActionDie, FACES } from '../../data/dice.ts'
import { FRIDAYS_REROLL, REROLL, SKILLS } from '../../data/skills.ts'
import type { AdventureType, CharacterId } from '../../data/types.ts'
import { scenarioOf } from '../../scenarios/scenario.ts'
import type { PlanAction, Robinson, RobinsonTable } from '../../state.ts'
import { say } from '../../text/say.ts'
import { askOwnerMaybe } from '../ask.ts'
import { adventureCard, resolveCard } from '../cards/resolve-card.ts'
import { byActor } from '../cause.ts'
import { characterOf, gainDet, spendDet, wound } from '../characters.ts'
import { drawFrom } from '../decks.ts'
import { pieceAt, remove } from '../pieces.ts'
import { deedValues } from '../plan/deed-values.ts'
import { rerollOnSheet } from '../plan/odds.ts'
import { canUseSkill } from '../powers/offers.ts'
import { openWindow } from '../powers/window.ts'
import { because } from '../why.ts'

/** What the dice show, a success die that says so being a success; null for a die that was not rolled. */
type Shown = { [D in ActionDie]: boolean | null }

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
  const shown = yield* roll(t, action, who)
  if (shown.wound) wound(t, who, 1, because('die'))
  if (shown.success) {
    t.say('action.succeeds', { who })
    yield* success()
  } else {
    t.say('action.fails', { who })
    gainDet(t, who, CONSOLATION, because('failure'))
    failure?.()
  }
  yield* adventure(t, type, who, action, shown.adventure ?? false)
}

function* roll(t: RobinsonTable, action: PlanAction, who: CharacterId): Rule<Shown> {
  const { state } = t
  const { safe } = action
  const type = action.type as AdventureType
  const confused = rerollOnSheet(state, who) === 'confused'
  if (safe && !confused) return { success: true, wound: null, adventure: null }
  const shown: Shown = { success: throwDie(t, type, who, 'success'), wound: null, adventure: null }
  if (!safe) {
    shown.wound = throwDie(t, type, who, 'wound')
    if (!pieceAt(state, 'acting', 'adventure', type)) shown.adventure = throwDie(t, type, who, 'adventure')
  }
  mustReroll(t, type, who, shown, safe)
  yield* mayReroll(t, action, who, shown)
  return shown
}

function throwDie(t: RobinsonTable, type: AdventureType, who: CharacterId, die: ActionDie): boolean {
  const shows = t.roll(6) <= FACES[type][die]
  t.say('die', { who, type, die, shows })
  return shows
}

/** Why a die is rolled again: a token of the action space or on the sheet, or what its roller pays. */
export type Again = 'space' | 'bowl' | 'confused' | 'paid' | 'free'

function again(
  t: RobinsonTable,
  type: AdventureType,
  who: CharacterId,
  shown: Shown,
  die: ActionDie,
  by: Again,
): void {
  const before = shown[die]
  shown[die] = t.roll(6) <= FACES[type][die]
  t.say('die.again', { who, type, die, before, shows: shown[die], by })
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
  const onSheet = safe ? '' : rerollOnSheet(state, who)
  if (!shown.success || (!onSpace && onSheet === '')) return
  remove(state, onSpace)
  again(t, type, who, shown, 'success', onSheet === '' ? 'space' : onSheet)
}

/** The actor's skill may reroll one die, Friday's tokens any of his as often as they last. L1654 */
function* mayReroll(t: RobinsonTable, action: PlanAction, who: CharacterId, shown: Shown): Rule {
  const type = action.type as AdventureType
  const rolled = ACTION_DICE.filter(die => shown[die] !== null)
  yield* openWindow(t, 'roll', who)
  while (isGranted(t.state) || canReroll(t.state, type, who)) {
    const die = yield* askOwnerMaybe(t, who, 'reroll', rolled, {
      say: (die: ActionDie): Message =>
        say('reroll.die', { die, shows: shown[die] === true, price: priceOf(t.state, type, who) }),
      rule: who === 'friday' ? 'friday.9' : 'dice.2',
      pass: KEEP,
      final: true,
      values: () => ({
        who,
        type,
        shown: { ...shown },
        deed: deedValues(t.state, action),
        price: priceOf(t.state, type, who),
      }),
    })
    const free = isGranted(t.state)
    if (free) delete t.state.notes.reroll
    else if (die !== null) payReroll(t, type, who)
    if (die === null) return
    again(t, type, who, shown, die, free ? 'free' : 'paid')
  }
}

const isGranted = ({ notes }: Robinson): boolean => notes.reroll !== undefined

/** One die of the roll that is going on may be rerolled for nothing. */
export function grantReroll({ notes }: Robinson): void {
  notes.reroll = [1]
}

const KEEP = say('reroll.keep')

/** What a reroll costs in determination now. */
function priceOf(state: Robinson, type: AdventureType, who: CharacterId): number {
  if (isGranted(state)) return 0
  return who === 'friday' ? FRIDAYS_REROLL : SKILLS[REROLL[type]].det
}

function canReroll(state: Robinson, type: AdventureType, who: CharacterId): boolean {
  const character = characterOf(state, who)
  if (who === 'friday') return character.det >= FRIDAYS_REROLL
  return SKILLS[REROLL[type]].owner === who && canUseSkill(state, character, REROLL[type])
}

function payReroll(t: RobinsonTable, type: AdventureType, who: CharacterId): void {
  if (who === 'friday') {
    spendDet(t, who, FRIDAYS_REROLL, because('reroll'))
    return
  }
  spendDet(t, who, SKILLS[REROLL[type]].det, because('card', REROLL[type]))
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
  if (who === 'friday' || scenarioOf(state).noAdventure?.(action)) wound(t, who, 1, because('adventure'))
  else {
    const card = drawFrom(t, type)
    if (card !== undefined) {
      t.say('adventure.drawn', { who, card })
      yield* resolveCard(t, card, adventureCard(card).upper, byActor(card, who, action.node, action.source))
    }
  }
  remove(state, token)
}
