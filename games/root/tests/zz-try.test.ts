import { botOf } from '@tablee/bots'
import { Match } from '@tablee/kernel'
import { test } from 'vitest'
import { room } from '../index.ts'

test('try', () => {
  for (const name of ['search:1', 'greedy']) {
    const m = Match.start(room.game, { seats: 4, seed: 5 })
    const bots = [0, 1, 2, 3].map(s => botOf(name, room as never, s))
    const t0 = Date.now()
    while (m.ask && Date.now() - t0 < 30000) {
      const s = m.ask.waiting[0]
      m.pick(s, bots[s].think(m, s).index)
    }
    console.log(name, m.picks, m.outcome !== null, Date.now() - t0, !!room.brain)
  }
}, 100000)
