import { Chance, Match, readSetup } from '@tablee/kernel'
import { NEUTRAL } from '@tablee/perseverance/owners.ts'
import { expect, test } from 'vitest'
import { reconstructed } from '../data/all.ts'
import { OFFICERS, ZONES, type Zone } from '../data/types.ts'
import { perseverance4 } from '../game.ts'
import { startState } from '../rules/setup/start.ts'
import type { Perseverance4 } from '../state.ts'
import { CAMILLA, NAREK, YOU } from './position.ts'

const started = (seats: number, options = {}, seed = 1): Perseverance4 =>
  startState(readSetup(perseverance4, seats, options, seed), Chance.of(seed), reconstructed.usual)

const dice = ({ pool }: Perseverance4, owner: number) => pool.filter(die => die.owner === owner).length

/** A game alone as far as the choice of the start zone. */
function settled(seed: number, change: (state: Perseverance4) => void = () => undefined) {
  const match = Match.start(perseverance4, { seats: 1, seed })
  change(match.state as Perseverance4)
  match.pickKey(0, match.state.players[0].repairs[0])
  return match
}

test('alone the pool has 12 dice: 3 neutral ones and 3 of each colour [s4.setup.1] [s4.setup.2] [s4.setup.3]', () => {
  const state = started(1)
  expect([NEUTRAL, YOU, NAREK, CAMILLA].map(owner => dice(state, owner))).toEqual([3, 3, 3, 3])
})

test('with several seats 2 neutral dice, 3 of each colour, with two seats 3 of another [e4.seats.2]', () => {
  for (const seats of [2, 3, 4]) {
    const state = started(seats)
    expect(dice(state, NEUTRAL)).toBe(2)
    for (let seat = 0; seat < seats; seat++) expect(dice(state, seat)).toBe(3)
    expect(state.pool).toHaveLength(2 + 3 * seats + (seats === 2 ? 3 : 0))
  }
})

test('you start with what everybody has, the Dissenters without repair cards [e4.leader.1] [e4.leader.2] [e4.leader.3] [s4.setup.4] [e4.dino.4]', () => {
  const [player] = started(1, { leaders: ['adelita'] }).players
  expect(player).toMatchObject({
    followers: 10,
    resources: { food: 2, debris: 2, islandResource: 1, glowberry: 4 },
    crates: 3,
    crateSupply: 5,
    home: { shieldhead: 2, raptor: 2, thunderhorn: 1, ironjaw: 0 },
    cabins: 16,
    cubes: 18,
    fortifications: 2,
  })
  expect(player.repairs).toHaveLength(2)
  expect(Object.keys(player.home)).not.toContain('ranger')
})

test('leaders start with more [e4.leader.4] [e4.leader.5] [e4.leader.6] [e4.leader.7]', () => {
  const [adelita, jack, keoni, phoenix] = started(4).players
  expect(adelita.untamed.ironjaw).toBe(1)
  expect([jack.untamed.raptor, jack.resources.glowberry]).toEqual([1, 5])
  expect(keoni.home.shieldhead).toBe(3)
  expect([phoenix.untamed.thunderhorn, phoenix.resources.glowberry]).toEqual([1, 3])
})

test('the Dissenters have their pieces, markers and no followers at any level [s4.setup.5] [s4.setup.6] [s4.setup.7] [s4.setup.8] [s4.setup.9] [s4.setup.10] [s4.setup.11] [s4.setup.12] [solo.reserve.4] [s4.end.19]', () => {
  for (const level of ['spectator', 'actor', 'champion', 'legend']) {
    const { solo, breaches, zones } = started(1, { level })
    expect(solo).toMatchObject({ level, followers: 0, crates: 15 })
    expect(breaches).toBe(0)
    for (const who of ['narek', 'camilla'] as const)
      expect(solo?.dissenters[who]).toMatchObject({
        cabins: 16,
        cubes: 16,
        fortifications: 2,
        large: 10,
        rally: 3,
        reserve: { space: 1, onProgram: false },
      })
    for (const zone of ZONES) expect(zones[zone].leaders).toEqual([])
  }
})

test('Narek is red and Camilla yellow, unless you are [solo.gen.3] [solo.gen.4]', () => {
  const colours = (yours: string) => {
    const { solo } = started(1, { colours: [yours] })
    return [solo?.dissenters.narek.colour, solo?.dissenters.camilla.colour]
  }
  expect(colours('blue')).toEqual(['red', 'yellow'])
  expect(colours('red')).toEqual(['blue', 'yellow'])
  expect(colours('yellow')).toEqual(['red', 'blue'])
})

test('programs differ and are drawn; the deck has card 11 among its last three [s4.setup.13] [s4.setup.14] [s4.setup.15] [solo.reshuffle.12]', () => {
  const drawn = new Set<string>()
  for (let seed = 1; seed <= 60; seed++) {
    const { solo } = started(1, {}, seed)
    if (solo === null) throw new Error('nobody')
    const { narek, camilla } = solo.dissenters
    expect(narek.program).not.toBe(camilla.program)
    drawn.add(`${narek.program}`)
    expect(solo.cards.row).toHaveLength(3)
    expect(solo.cards.row).not.toContain('11')
    expect(solo.cards.deck).toHaveLength(8)
    expect(solo.cards.deck.slice(0, 3)).toContain('11')
  }
  expect(drawn.size).toBe(4)
})

test('officers, memoirs, voyages and artefacts are dealt at random [e4.setup.1] [e4.memoir.1] [e4.voyage.1] [e4.artefact.1] [e4.prep.1]', () => {
  const seen = new Set<string>()
  for (let seed = 1; seed <= 20; seed++) {
    const { zones, memoirs, preparations } = started(1, {}, seed)
    expect(new Set(ZONES.map(zone => zones[zone].officer)).size).toBe(4)
    expect(new Set(ZONES.map(zone => zones[zone].voyage)).size).toBe(4)
    expect(ZONES.flatMap(zone => zones[zone].artefacts).sort()).toEqual([
      'fire',
      'fire',
      'stone',
      'stone',
      'water',
      'water',
      'wind',
      'wind',
    ])
    for (const zone of ZONES) expect(zones[zone].artefacts).toHaveLength(2)
    expect(preparations.open).toHaveLength(3)
    expect(preparations.deck).toHaveLength(9)
    seen.add(
      `${zones.military.officer} ${zones.military.voyage} ${memoirs.chiefMate} ${preparations.open[0]}`,
    )
  }
  expect(seen.size).toBeGreaterThan(10)
})

test('trail figures on 4, two spearmen and a raider on each battlefield, the first tile [e4.setup.2] [e4.setup.3]', () => {
  const { zones, assemblies } = started(1)
  expect(assemblies).toBe(0)
  for (const zone of ZONES) {
    expect(zones[zone].trail).toBe(4)
    expect(zones[zone].units.map(unit => unit?.kind ?? null)).toEqual([
      'spearman',
      'spearman',
      'raider',
      null,
      null,
    ])
  }
})

test('of two repair cards one is kept, the other leaves the game [e4.repair.1]', () => {
  const match = Match.start(perseverance4, { seats: 1, seed: 3 })
  const [first, second] = match.state.players[0].repairs
  match.pickKey(0, second)
  expect(match.state.players[0].repairs).toEqual([second])
  expect(match.state.aside).toContain(first)
})

/** The cards of the row are these. */
const row =
  (left: string, right: string) =>
  ({ solo }: Perseverance4): void => {
    if (solo === null) return
    const all = [...solo.cards.deck, ...solo.cards.row].filter(card => card !== null)
    const rest = all.filter(card => card !== left && card !== right && card !== '11')
    solo.cards.row = [left, rest[0], right] as typeof solo.cards.row
    solo.cards.deck = ['11', ...rest.slice(1)] as typeof solo.cards.deck
    solo.dissenters.narek.program = 'shipwright'
    solo.dissenters.camilla.program = 'influencer'
  }

const startOf = (match: ReturnType<typeof settled>, owner: number): Zone | undefined =>
  ZONES.find(zone => Object.values(match.state.zones[zone].section).some(column => column.includes(owner)))

test('Narek starts by the left card, Camilla by the right one, with a cabin and cubes [s4.setup.16] [s4.setup.17] [s4.setup.18] [s4.setup.19] [s4.setup.20] [e4.board.24]', () => {
  const match = settled(5, row('3', '7'))
  const { zones, influence, data } = match.state
  for (const [owner, zone] of [
    [NAREK, 'military'],
    [CAMILLA, 'construction'],
  ] as const) {
    expect(zones[zone].section[data.zones[zone].crew]).toEqual([owner])
    for (const officer of OFFICERS)
      expect(influence[officer][owner]).toBe(zones[zone].officer === officer ? 4 : 3)
  }
})

test('a program symbol means the own program zone [s4.setup.16] [s4.setup.19] [solo.card.8]', () => {
  const match = settled(5, row('9', '10'))
  expect([startOf(match, NAREK), startOf(match, CAMILLA)]).toEqual(['construction', 'evacuation'])
})

test('where both start in one zone Camilla goes on, from the last to the first [s4.setup.21]', () => {
  expect(startOf(settled(5, row('3', '4')), CAMILLA)).toBe('evacuation')
  expect(startOf(settled(5, row('7', '8')), CAMILLA)).toBe('sustenance')
})

test('you start in one of the two zones left, with cabin, cubes and what it gives [s4.setup.22] [e4.setup.4] [e4.leader.8]', () => {
  const match = settled(5, row('3', '7'))
  expect(match.face(0)?.candidates.map(({ key }) => key)).toEqual(['sustenance', 'evacuation'])
  const food = match.state.players[0].resources.food
  match.pickKey(0, 'sustenance')
  const { zones, influence, players } = match.state
  expect(zones.sustenance.section.technician).toEqual([YOU])
  expect(players[0].resources.food).toBe(food + 1)
  for (const officer of OFFICERS)
    expect(influence[officer][YOU]).toBe(zones.sustenance.officer === officer ? 4 : 3)
})
