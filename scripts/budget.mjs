// What the tests of a room may take in `npm test`, in seconds of one core that does nothing else: five games, the
// server and the browser then stay under half an hour on two cores. Who needs more lets `npm run test:long` have it.
import { relative } from 'node:path'
import { root } from './setup.mjs'

const SECONDS = { game: 150, server: 300, other: 90 }

/** A sentence for each room whose tests took longer than they may, and for its dearest file. */
export function overspent(files) {
  const rooms = new Map()
  for (const { name, startTime, endTime } of files) {
    const file = relative(root, name).replaceAll('\\', '/')
    const room = /^(games\/)?[^/]+/.exec(file)[0]
    rooms.set(room, [...(rooms.get(room) ?? []), { file, seconds: (endTime - startTime) / 1000 }])
  }
  return [...rooms].flatMap(([room, spent]) => {
    const seconds = spent.reduce((sum, one) => sum + one.seconds, 0)
    const [dearest] = spent.sort((a, b) => b.seconds - a.seconds)
    const budget = budgetOf(room)
    if (seconds <= budget) return []
    const most = `most of it ${dearest.file} (${dearest.seconds.toFixed(0)} s)`
    return [`${room}: tests took ${seconds.toFixed(0)} s, over their budget of ${budget} s; ${most}`]
  })
}

function budgetOf(room) {
  if (room.startsWith('games/')) return SECONDS.game
  return SECONDS[room] ?? SECONDS.other
}
