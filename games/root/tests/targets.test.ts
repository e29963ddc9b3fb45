import { Match } from '@tablee/kernel'
import { describe, expect, test } from 'vitest'
import { board } from '../board/index.ts'
import { root } from '../game.ts'
import { draw, propsOf } from './drawing.ts'
import { pick, position } from './position.ts'

const buttons = (markup: string, ref: string): number =>
  markup.match(
    new RegExp(
      `data-ref="${ref.replaceAll('.', '\\.')}"(?: data-refs="[^"]*")? class="[^"]*\\bcan\\b[^"]*" role="button"`,
      'g',
    ),
  )?.length ?? 0

describe('whom to attack [4.3.b]', () => {
  const match = position('marquise', 'eyrie', 'alliance')
    .warriors('marquise', 3, 5)
    .warriors('eyrie', 2, 5, 2)
    .building('eyrie', 'roost', 5)
    .token('alliance', 'sympathy', 5)
    .noting({ actions: 3 })
    .turn('marquise', 'daylight', 1)
  pick(match, 'battle')
  if (match.ask?.id === 'battle.where') pick(match, '5')
  const props = propsOf(match, 0)
  const map = draw(board.Map, props)

  test('is chosen on the pieces of that clearing, and nowhere else', () => {
    expect(match.ask?.id).toBe('battle.defender')
    expect(buttons(map, 'piece:warrior.eyrie')).toBe(1)
    expect(buttons(map, 'piece:roost.eyrie')).toBe(1)
    expect(buttons(map, 'piece:sympathy.alliance')).toBe(1)
    expect(buttons(map, 'piece:warrior.marquise')).toBe(0)
  })

  test('has buttons in the bar too, and glows on the boards of the seats', () => {
    for (const { at } of props.candidates) expect(board.covers(String(at), props.view)).toBe(false)
    expect(buttons(draw(board.Seats, props), 'seat:1')).toBe(1)
  })
})

test('what is lost is chosen on the pieces themselves [4.3.4.b]', () => {
  const match = position('marquise', 'alliance')
    .warriors('marquise', 3, 12)
    .building('alliance', 'foxBase', 12)
    .token('alliance', 'sympathy', 12)
    .dice(1, 0)
    .noting({ actions: 3 })
    .turn('marquise', 'daylight', 1)
  pick(match, 'battle')
  for (let n = 0; n < 9 && match.ask && match.ask.id !== 'battle.lose'; n++)
    match.pick(match.ask.waiting[0], 0)
  const map = draw(board.Map, propsOf(match, 1))
  expect(buttons(map, 'piece:foxBase.alliance')).toBe(1)
  expect(buttons(map, 'piece:sympathy.alliance')).toBe(1)
})

test('what is built is chosen on its track [6.5.4.I.a]', () => {
  const match = position('marquise', 'eyrie')
    .warriors('marquise', 3, 1, 5)
    .building('marquise', 'sawmill', 1)
    .token('marquise', 'wood', 1, 1, 5)
    .noting({ actions: 3 })
    .turn('marquise', 'daylight', 1)
  pick(match, 'build')
  const mine = draw(board.Mine, propsOf(match, 0))
  for (const kind of ['sawmill', 'workshop', 'recruiter']) expect(buttons(mine, `track:${kind}`)).toBe(1)
})

test('leaders and characters are chosen on the board of their player [7.3.3] [9.3.1]', () => {
  const seen = new Set<string>()
  const match = Match.start(root, {
    seats: 3,
    options: { factions: ['marquise', 'eyrie', 'vagabond'] },
    seed: 1,
  })
  for (let n = 0; n < 30 && match.ask; n++) {
    const seat = match.ask.waiting[0]
    const { id } = match.ask
    const props = propsOf(match, seat)
    if (id === 'eyrie.leader' || id === 'vagabond.character') {
      seen.add(id)
      const mine = draw(board.Mine, props)
      for (const { at } of props.candidates) expect(buttons(mine, String(at))).toBe(1)
    }
    match.pick(seat, 0)
  }
  expect([...seen].sort()).toEqual(['eyrie.leader', 'vagabond.character'])
})

test('what was chosen in a gesture shows as chosen, and can be taken back', () => {
  const match = position('marquise', 'eyrie')
    .warriors('marquise', 3, 1, 5)
    .noting({ actions: 3 })
    .turn('marquise', 'daylight', 1)
  pick(match, 'march', '1')
  const map = draw(board.Map, propsOf(match, 0, { taken: new Set(['clearing:1']) }))
  expect(map).toMatch(
    /data-ref="clearing:1" class="[^"]*is-chosen is-taken" role="button"[^>]*aria-pressed="true"/,
  )
  expect(map.split('data-ref="clearing:1"')[1].split('data-ref="clearing:')[0]).toContain('rt-halo')
})
