import type { Rule } from '@tablee/kernel'
import { CLEARINGS, type Clearing } from '../../data/map.ts'
import { atOrNear, isAway, place, placeBy, placesFor, standsIn } from '../../rules/hirelings/deeds.ts'
import { side } from '../../rules/hirelings/side.ts'
import { chooseFor } from '../../rules/party.ts'
import { enemyPieces, type Loss, remove } from '../../rules/remove.ts'
import type { Party, RootTable } from '../../state.ts'
import { say } from '../../text/say.ts'
import { BEARERS } from './data.ts'

/** The Flame Bearers. */
export const promoted = side({
  id: 'bearers',
  warriors: BEARERS.warriors,
  *setUp(t, party, seat) {
    const rule = 'hireling.flame-bearers.promoted.a'
    for (let placed = 0; placed < BEARERS.arriving; placed++) yield* placeBy(t, seat, party, CLEARINGS, rule)
  },
  *hired(t, party) {
    if (isAway(t.state, party)) yield* arrive(t, party, 'hireling.flame-bearers.promoted.a')
  },
  birdsong: { must: true, run: birdsong },
})

/** Two come, wherever they like. */
function* arrive(t: RootTable, party: Party, rule: string): Rule {
  for (let placed = 0; placed < BEARERS.arriving; placed++) yield* place(t, party, CLEARINGS, rule)
}

/** They burn where they stand, all at once; then another joins them. */
function* birdsong(t: RootTable, party: Party): Rule {
  const losses: Loss[] = []
  for (const clearing of standsIn(t.state, party)) losses.push(...(yield* burn(t, party, clearing)))
  yield* remove(t, { losses, battle: null })
  const rule = 'hireling.flame-bearers.promoted.c'
  const near = atOrNear(t.state, party, standsIn(t.state, party))
  if (placesFor(t.state, party, near).length > 0) yield* place(t, party, near, rule)
  else yield* arrive(t, party, rule)
}

/** An enemy piece for each Bearer in a clearing, of the controller's choice: warriors first. */
function* burn(t: RootTable, party: Party, clearing: Clearing): Rule<Loss[]> {
  const left = enemyPieces(t.state, party, [clearing]).flatMap(single)
  const burnt: Loss[] = []
  for (let bearer = t.state.players[party].warriors[clearing]; bearer > 0 && left.length > 0; bearer--) {
    const warriors = left.filter(({ type }) => type === 'warrior')
    const loss = yield* chooseFor(
      t,
      party,
      'bearers.burn',
      different(warriors.length > 0 ? warriors : left),
      {
        key: keyOf,
        say: one => say('bearers.piece', { party: one.party, kind: one.kind }),
        at: () => `clearing:${clearing}`,
        values: () => ({ clearing }),
        rule: 'hireling.flame-bearers.promoted.b',
      },
    )
    left.splice(left.indexOf(loss), 1)
    burnt.push(loss)
  }
  return burnt
}

const keyOf = ({ party, kind }: Loss): string => `${party}:${kind}`

/** A loss of several, one by one. */
const single = (loss: Loss): Loss[] => Array.from({ length: loss.count }, () => ({ ...loss, count: 1 }))

/** One loss of each party and kind. */
const different = (losses: readonly Loss[]): Loss[] =>
  losses.filter((loss, place) => losses.findIndex(one => keyOf(one) === keyOf(loss)) === place)
