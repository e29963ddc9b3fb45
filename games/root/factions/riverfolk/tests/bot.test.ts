import { expect, test } from 'vitest'
import { chanceOf, favourite } from '../../../tests/judging.ts'
import { company, RIVERFOLK, three } from './company.ts'

test('with the funds and a clearing that they rule, the Riverfolk would rather place a trade post', () => {
  const match = three()
    .warriors('riverfolk', 2, 4, 7)
    .change(company({ funds: { [RIVERFOLK]: 3 } }))
    .turn('riverfolk', 'daylight')
  expect(favourite(match)).toBe('tradePost')
})

test('funds, and a trade post that pays dividends for them, each make a position better', () => {
  const bare = three().warriors('riverfolk', 2, 4)
  const funds = three()
    .warriors('riverfolk', 2, 4)
    .change(company({ funds: { [RIVERFOLK]: 4 } }))
  const post = three()
    .warriors('riverfolk', 2, 4)
    .change(company({ funds: { [RIVERFOLK]: 4 } }))
    .token('riverfolk', 'foxPost', 4)
  const [none, some, paying] = [bare, funds, post].map(one => chanceOf(one, 'riverfolk'))
  expect(some).toBeGreaterThan(none)
  expect(paying).toBeGreaterThan(some)
})

test('a trade post among enemies is worth less, the more funds it may cost', () => {
  const place = (foes: number, funds: number) =>
    chanceOf(
      three()
        .token('riverfolk', 'foxPost', 4)
        .change(company({ funds: { [RIVERFOLK]: funds } }))
        .warriors('marquise', foes, 4)
        .warriors('marquise', 4 - foes, 9),
      'riverfolk',
    )
  expect(place(0, 4)).toBeGreaterThan(place(4, 4))
  expect(place(0, 6) / place(4, 6)).toBeGreaterThan(place(0, 1) / place(4, 1))
})
