import { expect, test } from 'vitest'
import { planted, said } from './planted.ts'

interface Linted {
  readonly diagnostics: readonly {
    readonly category: string
    readonly location: { readonly path: unknown }
  }[]
}

const globals = 'lint/style/noRestrictedGlobals'
const properties = 'lint/nursery/noJsRestrictedProperties'
const clock = 'export const planted = () => Date.now()\n'
const chance = 'export const planted = () => Math.random()\n'

const offences: readonly (readonly [file: string, text: string, rule: string])[] = [
  ['kernel/planted.ts', clock, globals],
  ['kernel/text/planted.ts', chance, properties],
  ['games/root/view.ts', clock, globals],
  ['games/root/state.ts', chance, properties],
  ['games/root/factions/owls/rules.ts', chance, properties],
  ['games/root/factions/owls/bot/value.ts', clock, globals],
  ['games/robinson-crusoe/scenarios/isle/sheet.ts', clock, globals],
  ['games/common/piles.ts', chance, properties],
  ['games/new/any/folder/planted.ts', 'export const planted = () => globalThis.Date.now()\n', globals],
  ['games/new/terminal/planted.ts', 'export const planted = () => process.hrtime()\n', globals],
  ['games/new/meta.ts', 'export const planted = () => new Intl.DateTimeFormat().format()\n', properties],
  ['games/new/board/planted.ts', chance, properties],
  ['games/root/factions/owls/board/planted.tsx', chance, properties],
  ['table/planted.ts', chance, properties],
]

const allowed: readonly (readonly [file: string, text: string])[] = [
  ['games/new/tests/planted.test.ts', clock],
  ['games/new/board/clock.ts', clock],
  ['server/planted.ts', clock],
]

test('clock and chance that are planted in rules are found, whatever folder they stand in', () => {
  const files = Object.fromEntries([...offences, ...allowed])
  const found = planted(files, dir => {
    const args = ['lint', '--reporter=json', '--max-diagnostics=none', 'kernel', 'games', 'table', 'server']
    return JSON.parse(said(dir, '@biomejs/biome/bin/biome', ...args)) as Linted
  })
  const broken = found.diagnostics.map(({ category, location }) => `${location.path}: ${category}`)
  expect(broken.sort()).toEqual(offences.map(([file, , rule]) => `${file}: ${rule}`).sort())
})
