import { discard } from '../../../rules/cards.ts'
import { hasTrait } from '../../../rules/robots/robot.ts'
import { lose, score } from '../../../rules/score.ts'
import { endPhase } from '../../../rules/turn.ts'
import type { Party, RootTable } from '../../../state.ts'
import { DECREE } from '../data.ts'
import { decreeOf, isVizier } from './board.ts'

/** Points are lost for birds, all but the Viziers leave the Decree, and Evening comes. 5.7 */
export function turmoil(t: RootTable, party: Party): void {
  const { state } = t
  const decree = decreeOf(state, party)
  t.say('electricEyrie.turmoil', { seat: party })
  const birds = decree.bird.length
  if (hasTrait(state.players[party], 'nobility')) score(t, party, birds, 'turmoil')
  else lose(t, party, birds, 'turmoil')
  for (const suit of DECREE) {
    const gone = decree[suit].filter(card => !isVizier(card))
    decree[suit] = decree[suit].filter(isVizier)
    for (const card of gone) discard(t, card)
  }
  state.turn.notes.turmoil = 1
  endPhase(state)
}
