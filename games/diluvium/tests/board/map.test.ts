import { refsOf } from '@tablee/board'
import { expect, test } from 'vitest'
import { covers, partOf } from '../../board/covers.ts'
import { Chart } from '../../board/map/map.tsx'
import { planFor } from '../../board/map/plan.ts'
import { LAYOUTS } from '../../data/layouts.ts'
import { diluvium } from '../../game.ts'
import { solo } from '../position.ts'
import { draw, placeOf, propsOf, tagOf, watch } from './drawing.ts'

test.each([1, 2, 3, 4])(
  'in a random game of %i whatever is chosen on the chart is a button there with its sentence',
  seats => {
    let seen = 0
    watch(diluvium, { seats, seed: seats, every: 13 }, (match, seat, face) => {
      const props = propsOf(match, seat)
      const chart = draw(Chart, props)
      for (const candidate of face.candidates)
        for (const ref of refsOf(candidate)) {
          if (!covers(ref, props.view) || partOf(ref) !== 'Map') continue
          expect(tagOf(chart, ref), ref).toContain('role="button"')
          expect(chart).toContain(props.say(candidate.say))
          seen++
        }
    })
    expect(seen).toBeGreaterThan(5)
  },
)

test('a tile face down tells its level and cost alone; face up it shows islands and spaces [vis.1]', () => {
  const match = solo().tile('-2,2', 8).at(['turn', 0])
  const chart = draw(Chart, propsOf(match, 0))
  const deep = placeOf(chart, '-1,1')
  expect(deep).toContain('>II<')
  expect(deep).not.toContain('data-ref="island:')
  const open = placeOf(chart, '-2,2')
  expect(open).toContain('data-ref="island:-2,2:food"')
  expect(open).toContain('data-ref="island:-2,2:craft"')
  expect(open.match(/data-ref="space:-2,2:\d"/g)).toHaveLength(4)
})

test('a phone brings the one tile near whose parts are asked about, other screens and questions do not', () => {
  const match = solo().at(['turn', 0])
  const width = (size: 'phone' | 'desktop') =>
    Number(/class="dl-chart" viewBox="\S+ \S+ (\S+)/.exec(draw(Chart, propsOf(match, 0, { size })))?.[1])
  const whole = width('phone')
  for (const key of ['explore', '-1,3']) match.pickKey(0, key)
  expect(match.ask?.id).toBe('explore.space')
  expect(width('phone')).toBeLessThan(whole / 2)
  expect(width('desktop')).toBeGreaterThan(whole / 2)
})

test('where a ship may go the whole price stands; where it may not, the reason [base.explore.1]', () => {
  const match = solo().has(0, { food: 2 }).at(['turn', 0])
  match.pickKey(0, 'explore')
  const chart = draw(Chart, propsOf(match, 0))
  const priced = match.face(0)?.candidates.filter(({ say }) => say.id === 'sail.to') ?? []
  expect(chart.match(/class="dl-price"/g)?.length).toBe(priced.length - 1)
  expect(chart).toContain('aria-disabled="true"')
  expect(chart).toContain('C’est trop loin')
})

test('beside the Food stand the Weapons that go where the ship stops [s13.12]', () => {
  const match = solo({ scenario: 's13' }).up('2,0').explorer(0, '2,0').has(0, { weapons: 6 }).at(['turn', 0])
  match.pickKey(0, 'explore')
  const chart = draw(Chart, propsOf(match, 0))
  expect(chart.match(/class="dl-price"[^>]*><rect x="-42"/g)).toHaveLength(1)
})

test.each(Object.entries(LAYOUTS))(
  '%s lies on the chart without tiles over each other or over a corner',
  (_, layout) => {
    const cities = layout.cities.map(at => ({ at, isCity: true }))
    const tiles = [...layout.level0, ...layout.level1, ...layout.level2].map(at => ({ at, isCity: false }))
    for (const box of [
      { width: 800, height: 576 },
      { width: 390, height: 446 },
      { width: 760, height: 420 },
    ]) {
      const plan = planFor([...tiles, ...cities], box, 11)
      const middles = [...plan.middles.values()]
      for (const [x, y] of middles) {
        expect(x).toBeGreaterThan(70)
        expect(x).toBeLessThan(plan.width - 70)
        expect(y).toBeGreaterThan(40)
        expect(y).toBeLessThan(plan.height - 40)
        for (const corner of plan.corners(84))
          expect(Math.hypot(corner.x - x, corner.y - y)).toBeGreaterThan(84)
      }
      expect(new Set(middles.map(String)).size).toBe(tiles.length + cities.length)
    }
  },
)

test('the exile who is to be met and the curse are seen on the chart and told', () => {
  const lost = solo({ scenario: 's06' })
  const match = lost.at(['turn', 0])
  const { story } = match.state
  const exile = story?.id === 's06' ? story.exile : null
  const chart = draw(Chart, propsOf(match, 0))
  expect(chart.match(/class="dl-exile/g)).toHaveLength(1)
  expect(placeOf(chart, exile ?? '')).toContain('dl-exile')

  const cursed = solo({ scenario: 's12' })
  const asleep = draw(Chart, propsOf(cursed.at(['turn', 0]), 0))
  expect(placeOf(asleep, '2,1')).toContain('La malédiction dort ici')
  const token = cursed.place('2,1').token
  if (token) token.up = true
  expect(placeOf(draw(Chart, propsOf(cursed.at(['turn', 0]), 0)), '2,1')).toContain('dl-curse is-awake')
})
