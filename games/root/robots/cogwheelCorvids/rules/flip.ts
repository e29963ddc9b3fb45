import { choose, type Rule } from '@tablee/kernel'
import type { Clearing } from '../../../data/map.ts'
import { PLOTS, type PlotKind } from '../../../factions/corvids/data.ts'
import { blast } from '../../../factions/corvids/rules/blast.ts'
import { corvidsOf, openPlots, plotIn, plotsLying } from '../../../factions/corvids/rules/plots.ts'
import { discardFromHand } from '../../../rules/cards.ts'
import { isSeated } from '../../../rules/party.ts'
import { lostPiece, remove } from '../../../rules/remove.ts'
import { once } from '../../../rules/robots/base.ts'
import { mostPiecesIn } from '../../../rules/robots/keys.ts'
import { hasTrait } from '../../../rules/robots/robot.ts'
import { byRank, targetParty } from '../../../rules/robots/target.ts'
import { hasPiece } from '../../../rules/ruler.ts'
import { clockwise, score } from '../../../rules/score.ts'
import type { Party, RootState, RootTable } from '../../../state.ts'
import { say } from '../../../text/say.ts'

/** All plots that lie face down are turned up, by priority; one that is gone meanwhile is passed over. 11.4.4 */
export const flipAll = once(function* (t, party) {
  for (const clearing of byRank(t.state, plotsLying(t.state, party, false)))
    if (plotIn(t.state, party, clearing)?.faceUp === false) yield* flip(t, party, clearing)
})

/** A point for each plot that lies face up then, and its effect; a right guess spares who guessed. 11.4.4 */
function* flip(t: RootTable, party: Party, clearing: Clearing): Rule {
  const { state } = t
  const plot = plotIn(state, party, clearing)
  if (plot === null || plot.kind === 'hidden') return
  const { kind } = plot
  const guesser = hasTrait(state.players[party], 'gamble') ? yield* gamble(t, party, clearing, kind) : null
  plot.faceUp = true
  t.reveal()
  t.say('cogwheelCorvids.flipped', { seat: party, clearing, kind })
  score(t, party, openPlots(state.players[party]), 'plots')
  if (guesser !== null) {
    yield* remove(t, { losses: [lostPiece(party, 'token', 'plot', clearing, guesser)], battle: null })
    return
  }
  if (kind === 'extortion') extort(t, party, clearing)
  if (kind === 'bomb') yield* explode(t, party, clearing)
  else if (hasTrait(state.players[party], 'vendetta')) yield* blast(t, party, clearing) // ruling.40
}

/** The people with pieces in a clearing. */
const peopleIn = (state: RootState, clearing: Clearing): Party[] =>
  clockwise(state).filter(other => isSeated(state.players[other]) && hasPiece(state.players[other], clearing))

/** Whoever has most pieces there guesses; who is right is told, a wrong guess scores a point. robot.trait.corvids.gamble */
function* gamble(t: RootTable, party: Party, clearing: Clearing, kind: PlotKind): Rule<Party | null> {
  const guesser = targetParty(t, party, 'gamble', peopleIn(t.state, clearing), [
    mostPiecesIn(t.state, clearing),
  ])
  if (guesser === null) return null
  const guess = yield* choose(t, guesser, 'cogwheelCorvids.gamble', PLOTS, {
    say: one => say('cogwheelCorvids.guess', { kind: one }),
    values: () => ({ clearing }),
    rule: 'robot.trait.corvids.gamble',
  })
  t.reveal()
  t.say('cogwheelCorvids.guessed', { seat: guesser, clearing, kind: guess })
  if (guess === kind) return guesser
  score(t, party, 1, 'effects')
  return null
}

/** All enemy pieces go, two of each robot; then chance names what takes the place of the bomb, face up. 11.7.1 */
function* explode(t: RootTable, party: Party, clearing: Clearing): Rule {
  yield* blast(t, party, clearing)
  const { plots, supply } = corvidsOf(t.state.players[party])
  if (supply.length === 0) return
  const place = t.random(supply.length)
  const kind = supply[place]
  if (kind === 'hidden') return
  supply[place] = 'bomb'
  plots[clearing] = { kind, faceUp: true, not: [] }
  t.say('cogwheelCorvids.swapped', { seat: party, clearing, kind })
}

/** Each person with pieces there discards a card that chance names. 11.7.3 */
function extort(t: RootTable, party: Party, clearing: Clearing): void {
  for (const other of peopleIn(t.state, clearing)) {
    const { hand } = t.state.players[other]
    if (other === party || hand.length === 0) continue
    const card = hand[t.random(hand.length)]
    discardFromHand(t, other, card)
    t.say('card.discarded', { seat: other, card })
  }
}
