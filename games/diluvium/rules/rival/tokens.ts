import type { TokenId } from '../../data/tokens.ts'
import type { DiluviumTable } from '../../state.ts'
import { rivalOf } from '../query.ts'

/** The next Combat token is turned over and lies open among the discarded ones (combat.5). */
export function drawToken(t: DiluviumTable, purpose: 'turn' | 'combat'): TokenId {
  const rival = rivalOf(t.state)
  const token = t.draw(rival.pile) as TokenId // token.4
  rival.discard.push(token)
  rival.turned.push(token)
  const { value, random } = t.state.data.tokens[token]
  t.say('token.drawn', { purpose, value, random })
  return token
}

/** rival.5: three alike among the discarded ones, and all are shuffled into a new pile. */
export function renewTokens(t: DiluviumTable): void {
  const { pile, discard } = rivalOf(t.state)
  const { tokens } = t.state.data
  const alike = (value: number) => discard.filter(id => tokens[id].value === value).length
  if (![0, 1, 2].some(value => alike(value) >= 3)) return
  pile.push(...discard)
  discard.length = 0
  t.shuffle(pile)
  t.say('tokens.shuffled')
}
