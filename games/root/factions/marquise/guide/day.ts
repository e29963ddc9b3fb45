import type { Advice } from '@tablee/board'
import { offers } from '@tablee/board/guide-now.ts'
import { CLEARINGS } from '../../../data/map.ts'
import { bestCraft } from '../../../guide/cards.ts'
import { me, type Now, thisTurn } from '../../../guide/now.ts'
import { attackIn, bestStep } from '../../../guide/places.ts'
import { INDUSTRIES, MARQUISE_TRACKS } from '../data.ts'
import { say } from './text/en.ts'

/** The actions of the Marquise, by their keys. */
type Action = 'build' | 'recruit' | 'battle' | 'overwork' | 'march'

/** What the first rounds try, so that each action is met once; later the usual order holds. */
const PLANS: { readonly [round: number]: readonly Action[] } = {
  1: ['build', 'recruit', 'overwork'],
  2: ['build', 'battle', 'march'],
  3: ['build', 'battle', 'recruit'],
}

const USUAL: readonly Action[] = ['build', 'battle', 'recruit', 'march', 'overwork']

/** What the journal reports of each action. */
const TRACE: { readonly [A in Action]: string } = {
  build: 'marquise.woodSpent',
  recruit: 'warriors.placed',
  battle: 'battle.starts',
  overwork: 'card.spent',
  march: 'moved',
}

/** Whether an action makes sense, besides being possible. */
const MAKES_SENSE: { readonly [A in Action]: (now: Now) => boolean } = {
  build: () => true,
  recruit: () => true,
  battle: now => CLEARINGS.some(clearing => attackIn(now, clearing) > 0),
  overwork: now => woodOnMap(now) < cheapest(now) && me(now).hand.length > 1,
  march: now => bestStep(now, CLEARINGS) !== null,
}

/** What to do next in a day: craft, then the actions of the plan, then a bird card for one more, then rest. */
export function nextAct(now: Now): Advice | null {
  const craft = bestCraft(now)
  if (craft !== undefined) return { key: craft, why: say('why.craft') }
  const done = thisTurn(now)
  const possible = (action: Action): boolean => offers(now, action) && MAKES_SENSE[action](now)
  const planned = PLANS[now.round]?.find(
    action => possible(action) && !done.some(({ id }) => id === TRACE[action]),
  )
  const action = planned ?? USUAL.find(possible)
  if (action !== undefined) return { key: action, why: say(`why.${action}`) }
  const wantsMore = now.view.turn.actions === 0 && offers(now, 'bird') && wouldDoMore(now)
  if (wantsMore) return { key: 'bird', why: say('why.bird') }
  return { key: 'pass', why: say('why.endDay') }
}

/** Whether one more action would be put to use: wood waits for a building, or an attack promises well. */
function wouldDoMore(now: Now): boolean {
  return woodOnMap(now) >= cheapest(now) || MAKES_SENSE.battle(now)
}

function woodOnMap(now: Now): number {
  const { wood } = me(now).tokens
  return CLEARINGS.reduce((total, clearing) => total + wood[clearing], 0)
}

/** The wood that the cheapest building costs. */
function cheapest(now: Now): number {
  const { buildings } = me(now)
  const costs = INDUSTRIES.filter(kind => buildings[kind][0] > 0).map(
    kind => MARQUISE_TRACKS.wood[MARQUISE_TRACKS.wood.length - buildings[kind][0]],
  )
  return Math.min(...costs)
}
