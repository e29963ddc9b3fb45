import { describe, expect, test } from 'vitest'
import { lettersOf, loadLogs } from '../../../rootlog/rootlog.ts'
import { logOf, played, turnOf, written } from '../../../tests/log-lines.ts'
import { position } from '../../../tests/position.ts'
import { Reader, read } from '../../../tests/rootlog-reader.ts'
import { wanderer } from '../../vagabond/tests/wanderer.ts'
import { boards, companyAt } from '../rules/state.ts'
import { company, RIVERFOLK, three } from './company.ts'

const logs = await loadLogs()

test.each([1, 2, 3, 4, 5, 6])('the community’s parser reads random games with the Riverfolk: %i', seed => {
  const match = played('riverfolk', ['marquise', 'vagabond', 'eyrie'], seed)
  const log = logOf(match)
  const game = read(log)
  expect(game.parseErrors).toEqual([])
  const { table } = new Reader(game)
  const letters = lettersOf(match.state, logs)
  const company = match.state.players[0]
  // What the log tells of the Company's board, hand and posts is how they stand.
  for (const [owner, letter] of letters.entries())
    expect([letter, Number(table[`${letter}w@O$`] ?? 0)]).toEqual([letter, boards(company, owner)])
  const { handCard, riverboats, mercenaries } = companyAt(match.state, 0).prices
  expect([table.price_h, table.price_r, table.price_m]).toEqual([handCard, riverboats, mercenaries])
  expect(Number(table['#@O'] ?? 0)).toBe(company.hand.length)
  for (let clearing = 1; clearing <= 12; clearing++)
    expect(Number(table[`Ow@${clearing}`] ?? 0)).toBe(company.warriors[clearing])
})

describe('what the log tells', () => {
  const shop = () =>
    three()
      .hand('riverfolk', 'anvil')
      .warriors('riverfolk', 1, 10)
      .change(company({ prices: { handCard: 3, riverboats: 2, mercenaries: 1 } }))

  test('a card bought: the price in own warriors, and the card by its name', () => {
    expect(written(turnOf(shop(), 0), 'buy:anvil')).toBe('C:3w->O$/F#anvilO->C')
  })

  test('boats and mercenaries: the payment alone, and what was hired as a remark', () => {
    expect(written(turnOf(shop(), 0), 'buy:riverboats')).toBe('C:2w->O$ // hires riverboats')
    expect(written(turnOf(shop(), 0), 'buy:mercenaries')).toBe('C:w->O$ // hires mercenaries')
  })

  test('the Vagabond’s items, and the warriors that the Riverfolk pay themselves', () => {
    const at = position('vagabond', 'riverfolk')
      .change(wanderer(0, 'ranger', 'boots', 'boots'))
      .pawn('vagabond', 7)
      .hand('riverfolk', 'bakeSale')
      .change(company({ prices: { handCard: 2 } }))
    expect(written(turnOf(at, 0), 'own', 'buy:bakeSale')).toBe('V:2%f->e/2Ow->O$/R#bakesaleO->V')
  })

  test('a trade post with the funds of whoever rules, a recruit, a draw, prices, and the funds left', () => {
    const at = three()
      .warriors('marquise', 2, 11)
      .deckTop('anvil')
      .change(company({ funds: { 0: 3, 1: 3 }, payments: { 1: 1 } }))
    const line = written(
      turnOf(at, RIVERFOLK),
      ...['tradePost', 'recruit', 'seat2', '10', 'drawCard', 'seat1', 'pass', 'handCard:3', 'pass'],
    )
    expect(line).toBe('O:2Cw$->/t_m->11/w->11/++2/w$->/w->10/F#anvil->O/$_h->3/$_f->3 // commits C')
  })

  test('an export: the card is discarded, the warrior goes on the board; the remark tells on which space a fund crafts', () => {
    const at = three()
      .hand('riverfolk', 'anvil')
      .change(company({ funds: { 1: 2 }, payments: { 1: 1 } }))
      .change(({ players }) => {
        players[RIVERFOLK].tokens.foxPost[0]--
      })
    expect(written(turnOf(at, RIVERFOLK), 'export:anvil')).toBe('O:F#anvilO->/w->$ // commits fox O')
  })

  test('trade disrupted: the funds that leave, and those that are left', () => {
    const at = three()
      .token('riverfolk', 'mousePost', 7)
      .warriors('marquise', 2, 7)
      .change(company({ funds: { 1: 3 } }))
      .dice(1, 0)
    expect(written(turnOf(at, 0), 'pass', 'battle')).toBe('C:XO7(1,0)/Ot_m7->/++/2OwO$->/$_f->1')
  })
})
