import { choose, type Rule, type Seat } from '@tablee/kernel'
import { CARDS, type CardId, LOYAL_VIZIERS } from '../../../data/cards.ts'
import { discard } from '../../../rules/cards.ts'
import { lose } from '../../../rules/score.ts'
import { endPhase } from '../../../rules/turn.ts'
import type { RootTable } from '../../../state.ts'
import { say } from '../../../text/say.ts'
import { COLUMNS, type Column, LEADERS } from '../data.ts'
import { allLeaders, board, isVizier } from './board.ts'

/** A card of the Decree cannot be carried out. 7.7 */
export function* turmoil(t: RootTable, seat: Seat, column: Column, card: CardId): Rule {
  t.say('eyrie.turmoil', { seat, card, column })
  board(t.state, seat).resolved.length = 0
  humiliate(t, seat)
  purge(t, seat)
  yield* depose(t, seat)
  endPhase(t.state) // 7.7.4
}

/** 7.7.1 */
function humiliate(t: RootTable, seat: Seat): void {
  const { decree } = board(t.state, seat)
  let birds = 0
  for (const column of COLUMNS) for (const card of decree[column]) if (CARDS[card].suit === 'bird') birds++
  lose(t, seat, birds, 'turmoil')
}

/** 7.7.2 */
function purge(t: RootTable, seat: Seat): void {
  const { decree } = board(t.state, seat)
  for (const column of COLUMNS)
    for (const card of decree[column].splice(0)) {
      if (isVizier(card)) decree[column].push(card)
      else discard(t, card)
    }
  t.say('eyrie.purged', { seat })
}

/** 7.7.3 */
function* depose(t: RootTable, seat: Seat): Rule {
  const own = board(t.state, seat)
  if (own.leader !== null) own.faceDown.push(own.leader)
  own.leader = null
  if (own.faceUp.length === 0) {
    own.faceUp = allLeaders()
    own.faceDown = []
    t.say('eyrie.newChance', { seat })
  }
  yield* chooseLeader(t, seat, '7.7.3.a')
}

/** A leader takes the board, and the Loyal Viziers serve in its columns. 7.3.3, 7.3.4, 7.7.3 */
export function* chooseLeader(t: RootTable, seat: Seat, rule: string): Rule {
  const own = board(t.state, seat)
  const leader = yield* choose(t, seat, 'eyrie.leader', own.faceUp, {
    say: one => say('eyrie.leader.card', { leader: one }),
    at: one => `leader:${one}`,
    rule,
  })
  own.faceUp.splice(own.faceUp.indexOf(leader), 1)
  own.leader = leader
  const { viziers } = LEADERS.find(({ id }) => id === leader) ?? LEADERS[0]
  for (const column of COLUMNS) own.decree[column] = own.decree[column].filter(card => !isVizier(card))
  for (const [index, column] of viziers.entries()) own.decree[column].push(LOYAL_VIZIERS[index])
  t.say('eyrie.leader.rules', { seat, leader })
}
