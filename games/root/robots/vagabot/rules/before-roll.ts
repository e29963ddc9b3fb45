import type { Rule } from '@tablee/kernel'
import { type Battle, sideOf, warriorsOf } from '../../../rules/battle.ts'
import type { PartyRules } from '../../../rules/faction.ts'
import type { ForecastNote } from '../../../rules/forecast.ts'
import { takeHits } from '../../../rules/losses.ts'
import { maybeFor, takesTurns } from '../../../rules/party.ts'
import { partyNaming } from '../../../rules/pieces.ts'
import { remove } from '../../../rules/remove.ts'
import { enlists } from '../../../rules/robots/arbiter.ts'
import { hasTrait, isRobot } from '../../../rules/robots/robot.ts'
import { score } from '../../../rules/score.ts'
import type { Party, RootState, RootTable } from '../../../state.ts'
import { say } from '../../../text/say.ts'
import { boardAt } from './board.ts'

declare module '../../../rules/forecast.ts' {
  interface ForecastNotes {
    arbiter: { readonly seat: Party; readonly hits: number }
    marksman: { readonly seat: Party }
  }
}

/** What it brings into a battle before the roll: as a Marksman a hit, as an Arbiter its track. */
export const beforeRoll: PartyRules['beforeRoll'] = {
  may: (state, battle, party) => shoots(state, battle, party) || mayBeEnlisted(state, battle, party),
  run: (t, battle, party) =>
    shoots(t.state, battle, party) ? shoot(t, battle, party) : enlist(t, battle, party),
}

const shoots = ({ players }: RootState, { attacker }: Battle, party: Party): boolean =>
  attacker === party && hasTrait(players[party], 'marksman')

/** Marksman: as attacker, one hit at once. robot.trait.vagabot.marksman */
function* shoot(t: RootTable, battle: Battle, party: Party): Rule {
  t.say('vagabot.shoots', { seat: party })
  const losses = yield* takeHits(t, battle, 'defender', 1)
  battle.fallen.defender += warriorsOf(battle.defender, losses)
  yield* remove(t, { losses, battle })
}

/** Whether a defender may enlist it: an Arbiter that stands there and is no party. 7.7.6 */
function mayBeEnlisted(state: RootState, battle: Battle, party: Party): boolean {
  if (boardAt(state, party).character !== 'arbiter' || state.players[party].pawn !== battle.clearing)
    return false
  return sideOf(battle, party) === null && takesTurns(state, battle.defender)
}

/** The defender may enlist the Arbiter, who scores a point; robots go by three conditions. 7.7.6 */
function* enlist(t: RootTable, battle: Battle, party: Party): Rule {
  const { attacker, defender } = battle
  const wanted = isRobot(t.state.players[defender])
    ? enlists(t.state, battle, party)
    : (yield* maybeFor(t, defender, 'vagabot.enlist', [party], {
        like: partyNaming,
        values: () => ({ attacker, items: boardAt(t.state, party).track.length }),
        rule: 'robot.7.7.6.a',
        pass: say('vagabot.enlist.no'),
      })) !== null
  if (!wanted) return
  battle.enlisted = party
  t.say('vagabot.enlisted', { seat: party, defender })
  score(t, party, 1, 'enlistment')
}

/** What everybody may know of it before the dice. */
export function foresees(state: RootState, battle: Battle, party: Party): ForecastNote[] {
  if (shoots(state, battle, party)) return [{ id: 'marksman', seat: party }]
  if (!mayBeEnlisted(state, battle, party)) return []
  return [{ id: 'arbiter', seat: party, hits: boardAt(state, party).track.length }]
}
