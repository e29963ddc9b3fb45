import './opened.ts'
import { RANDOM } from '@tablee/kernel'
import { expect, test } from 'vitest'
import { options } from '../board/options.tsx'
import { root } from '../game.ts'
import { ROBOTS } from '../robots/index.ts'

/** Everything that a table says of itself, with these robots. */
const values = (
  robots: readonly string[],
  factions: readonly string[] = ['alliance'],
  setup = 'standard',
) => ({
  ...Object.fromEntries(
    Object.entries(root.options).map(([name, spec]) => [
      name,
      spec.kind === 'perSeat' ? spec.default(1) : spec.default,
    ]),
  ),
  robots,
  factions,
  setup,
})

const applies = (name: string, ...table: Parameters<typeof values>): boolean | undefined =>
  options.applies?.(name, values(...table))

test.each(['en', 'fr'] as const)(
  'in %s each robot has its own sign, and each level, trait and character a line of its own [robot.3.3.1.a] [robot.3.3.2.a]',
  language => {
    const robots = options.automata?.all(language) ?? []
    expect(robots.map(({ id }) => id)).toEqual(ROBOTS.map(({ id }) => id))
    expect(options.automata?.Sign({ id: robots[0].id })).toBeTruthy()
    for (const robot of robots) {
      for (const name of robot.options) {
        const spec = root.options[name]
        const words = options.option(name, language)
        if (spec.kind !== 'choice' && spec.kind !== 'several') throw new Error(`“${name}” has no values.`)
        expect(words?.name.toLowerCase()).toContain(robot.name.toLowerCase())
        expect(words?.short).toBeTruthy()
        for (const value of spec.values) {
          expect(words?.values?.[value], value).toBeTruthy()
          expect(words?.lines?.[value], value).toMatch(/^\p{Lu}.+\.$/u)
        }
      }
    }
  },
)

test('a robot’s options are asked where it plays', () => {
  expect(applies('vagabotLevel', ['vagabot'])).toBe(true)
  expect(applies('vagabotLevel', ['drillbitDuchy'])).toBe(false)
  expect(applies('coop', [])).toBe(false)
})

test('advanced services are offered where somebody may sell services [robot.9.7.c]', () => {
  expect(applies('advancedServices', ['mechanicalMarquise'])).toBe(false)
  expect(applies('advancedServices', [], ['riverfolk'])).toBe(false)
  expect(applies('advancedServices', ['mechanicalMarquise'], ['riverfolk'])).toBe(true)
  expect(applies('advancedServices', ['mechanicalMarquise', 'riverfolkRobots'])).toBe(true)
  expect(applies('advancedServices', ['mechanicalMarquise'], [RANDOM])).toBe(true)
  expect(applies('advancedServices', ['mechanicalMarquise'], ['alliance'], 'draft')).toBe(true)
})
