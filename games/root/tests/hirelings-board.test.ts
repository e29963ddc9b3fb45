import { Chance, Match } from '@tablee/kernel'
import { expect, test } from 'vitest'
import { explain } from '../board/explain.ts'
import { FACES, isHired } from '../board/faces.ts'
import { board } from '../board/index.ts'
import { partOf } from '../board/part-of.ts'
import { sections } from '../board/sections.ts'
import { brain } from '../bot/brain.ts'
import { root } from '../game.ts'
import { HIRELINGS } from '../hirelings/index.ts'
import { LANDMARKS } from '../landmarks/index.ts'
import { loadPlay } from '../play.ts'
import { loadLogs, logOf } from '../rootlog/rootlog.ts'
import { rulesOf } from '../rules/faction.ts'
import type { HirelingRules } from '../rules/hirelings/hireling.ts'
import { draw as inTerminal } from '../terminal/draw.ts'
import { LANDMARK as landmarksEn } from '../text/en/landmark.ts'
import { LINE as lineEn, PARTIES as partiesEn } from '../text/en/names.ts'
import { en } from '../text/en.ts'
import { LANDMARK as landmarksFr } from '../text/fr/landmark.ts'
import { LINE as lineFr, PARTIES as partiesFr } from '../text/fr/names.ts'
import { view } from '../view.ts'
import { draw, propsOf } from './drawing.ts'
import { beside, byDay, HIRED, hire } from './hired.ts'

await loadPlay()

/** A free Patrol, and Bandits that the Marquise controls. */
const table = () => {
  const at = hire(beside('patrol').warriors(HIRED, 2, 5), 'bandits', 0)
  return at.change(({ players }) => {
    players[3].warriors[0]--
    Object.assign(players[3].hireling ?? {}, { paths: [[1, 5]] })
  })
}

test('both sides of each hireling have a name and a line in both languages, a figure, and acts in words', () => {
  for (const card of HIRELINGS)
    for (const id of [card.id, card.demoted]) {
      const { day, birdsong }: HirelingRules = rulesOf(id)
      for (const words of [partiesEn, partiesFr, lineEn, lineFr]) expect(words[id]).toBeDefined()
      expect(isHired(id)).toBe(true)
      expect(FACES[id].figure.d.length).toBeGreaterThan(50)
      if (day ?? birdsong) expect(en).toHaveProperty([`act.${id}`])
    }
  expect(isHired('marquise')).toBe(false)
})

test('what a click on a hireling or a landmark explains is a sentence or two, in both languages', () => {
  const hirelings = HIRELINGS.flatMap(({ id, demoted }) => [
    lineEn[id],
    lineEn[demoted],
    lineFr[id],
    lineFr[demoted],
  ])
  const landmarks = LANDMARKS.flatMap(({ id }) => [landmarksEn[id].line, landmarksFr[id].line])
  for (const line of [...hirelings, ...landmarks]) {
    expect(line.length, line).toBeGreaterThan(30)
    expect(line.length, line).toBeLessThan(140)
    expect(line).toMatch(/^\p{Lu}.*\.$/u)
  }
})

test('the board shows them on the map and in their row, with their controllers and markers', () => {
  const match = byDay(table())
  const map = draw(board.Map, propsOf(match, 0))
  expect(map.match(/rt-hired-base f-free/g)?.length).toBe(1)
  expect(map.match(/rt-hired-base f-marquise/g)?.length).toBe(1) // on its path
  const row = draw(board.Common, propsOf(match, 0))
  for (const words of ['Nomades', 'Gardes Forestiers', 'libre', 'Bandits des Grands Chemins', '★★'])
    expect(row).toContain(words)
  const track = draw(board.Score, propsOf(match, 0))
  expect(track.match(/rt-hire-mark/g)?.length).toBe(3)
  const seen = view(match.state, 0)
  expect(partOf('seat:2', seen)).toBe('Common')
  expect(board.sheet?.('seat:2', seen, 'fr')).toBeNull() // it has no board of its own
  expect(explain('seat:2', seen, 'fr')).toMatch(/^Gardes Forestiers.* Libre/)
  expect(explain('seat:3', seen, 'fr')).toMatch(/Marquise de Chat, pour encore 2\stours/)
})

test('text table and terminal tell the same', () => {
  const match = byDay(table())
  const seen = view(match.state, 0)
  const facts = { seat: 0, players: [{ name: 'A' }, { name: 'B' }] }
  const told = JSON.stringify(sections(seen, facts as never, 'en'))
  expect(told).toContain('Forest Patrol (free)')
  expect(told).toContain('Highway Bandits (with Marquise de Cat, 2 control markers)')
  expect(told).toContain('12 points')
  const drawn = inTerminal(seen, 'fr')
  expect(drawn).toContain('Les Gardes Forestiers')
  expect(drawn).toContain('★★')
})

test('a log tells what hirelings do in remarks alone, and counts seats only', async () => {
  const options = {
    factions: ['marquise', 'eyrie'],
    hirelings: true,
    hirelingCards: ['band', 'spies', 'bearers'],
  }
  const match = Match.start(root, { seats: 2, seed: 3, options })
  const chance = Chance.of(3)
  while (match.ask && match.picks < 600) {
    const [seat] = match.ask.waiting
    match.pick(seat, chance.below(match.ask.count(seat)))
  }
  const log = logOf(match, await loadLogs())
  expect(log).toMatch(/^\/\/ Hirelings: (h_[JPH](, )?){3}\/.*h_Jw->/m)
  expect(log).not.toContain('Seat 3')
  const lines = log.split('\n').filter(line => line.includes('h_'))
  expect(lines.length).toBeGreaterThan(5)
  for (const line of lines) expect(line.slice(0, line.indexOf('//'))).not.toContain('h_')
})

test('a bot judges seats alone, and values what it controls', () => {
  const worth = (controller: number | null) => {
    const values = brain.value(byDay(beside('patrol', controller).warriors(HIRED, 3, 5)).state)
    expect(values.length).toBe(2)
    return values[0]
  }
  expect(worth(0)).toBeGreaterThan(worth(null))
  expect(worth(null)).toBeGreaterThan(worth(1))
  const match = byDay(beside('street', 0).warriors('marquise', 1, 5))
  const keys = match.face(0)?.candidates.map(({ key }) => key) ?? []
  const weights = match.ask ? (brain.prior?.(match.state, 0, match.ask) ?? []) : []
  expect(weights[keys.indexOf('street')]).toBe(5)
})
