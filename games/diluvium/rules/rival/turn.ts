import type { Next, Rule } from '@tablee/kernel'
import { RANDOM_ACTION } from '../../data/tokens.ts'
import type { Action, IslandType } from '../../data/types.ts'
import type { Diluvium, DiluviumTable } from '../../state.ts'
import { RIVAL } from '../../state.ts'
import { endsNow } from '../end.ts'
import { gainGold, raiseStrength } from '../gold.ts'
import { placesOf, rivalOf, settlersOn } from '../query.ts'
import { hooksOf } from '../scenario.ts'
import { rivalExplore } from './explore.ts'
import { rivalFight } from './fight.ts'
import { rivalColonise } from './place.ts'
import { drawToken, renewTokens } from './tokens.ts'

/** The rival's turn: a Combat token, then the action that it copies or one at random (rival.1 to rival.11). */
export function* rivalTurn(t: DiluviumTable): Rule<Next> {
  const { state } = t
  const rival = rivalOf(state)
  state.phase = 'rival'
  rival.token = drawToken(t, 'turn')
  renewTokens(t) // random.1
  const isRandom = state.data.tokens[rival.token].random
  const action = isRandom ? randomAction(t) : (state.players[0].last as Action)
  t.say('rival.acts', { party: RIVAL, action, random: isRandom })
  if (action === 'fight' && rival.beaten)
    t.say('rival.stays.home', { party: RIVAL }) // rfight.3, rfight.5
  else {
    rival.last = action
    yield* ACT[action](t)
  }
  rival.beaten = false
  return state.flags.endAtOnce && endsNow(state) ? 'roundEnd' : ['turn', state.first]
}

/** random.2 to random.4 */
function randomAction(t: DiluviumTable): Action {
  const { column } = rivalOf(t.state)
  t.shuffle(column)
  t.reveal()
  const [first] = column
  hooksOf(t.state).column?.(column)
  t.say('column.shuffled', { column: [...column] })
  return RANDOM_ACTION[first]
}

/** What the rival's Exploit brings: 3 gold for each pair on Craft, a step for each pair on Weapons (rexploit.1, rexploit.2). */
export function exploitYield(state: Diluvium): { readonly gold: number; readonly strength: number } {
  const on = (type: IslandType) =>
    placesOf(state).reduce(
      (sum, { islands }) =>
        sum + islands.reduce((n, one) => n + (one.type === type ? settlersOn(one, RIVAL) : 0), 0),
      0,
    )
  return { gold: 3 * Math.floor(on('craft') / 2), strength: Math.floor(on('weapons') / 2) }
}

function* rivalExploit(t: DiluviumTable): Rule {
  const { gold, strength } = exploitYield(t.state)
  yield* gainGold(t, RIVAL, gold)
  raiseStrength(t, RIVAL, strength)
}

const ACT: { readonly [A in Action]: (t: DiluviumTable) => Rule } = {
  explore: rivalExplore,
  colonise: t => rivalColonise(t),
  exploit: rivalExploit,
  fight: t => rivalFight(t),
}
