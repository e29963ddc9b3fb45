import { expect, test } from 'vitest'
import { planted, said } from './planted.ts'

interface Cruised {
  readonly summary: {
    readonly violations: readonly { readonly from: string; readonly rule: { readonly name: string } }[]
  }
}

const kysely = "import { sql } from 'kysely'\nexport const planted = sql\n"
const from = (path: string) => `import { planted as other } from '${path}'\nexport const planted = other\n`

/** Packages as they come: entered through their own dist/. */
const packages = Object.fromEntries(
  ['kysely', 'react', 'vitest'].flatMap(name => [
    [
      `node_modules/${name}/package.json`,
      JSON.stringify({ name, version: '1.0.0', main: './dist/index.js', type: 'module' }),
    ],
    [`node_modules/${name}/dist/index.js`, 'export const sql = 1\nexport const planted = 1\n'],
  ]),
)

const rooms = {
  'package.json': '{ "name": "planted", "type": "module" }',
  'kernel/index.ts': 'export const planted = 1\n',
  'games/common/index.ts': 'export const planted = 1\n',
  'games/board/index.ts': 'export const planted = 1\n',
  'games/chess/game.ts': 'export const planted = 1\n',
  'server/index.ts': kysely,
}

/** Each file, what it holds, and the rule that it breaks. */
const offences: readonly (readonly [file: string, text: string, rule: string])[] = [
  ['kernel/planted.ts', kysely, 'kernel-stands-alone'],
  ['kernel/laws/planted.ts', kysely, 'kernel-tests-stand-alone'],
  [
    'kernel/clock.ts',
    "import { hrtime } from 'node:process'\nexport const x = hrtime\n",
    'kernel-stands-alone',
  ],
  ['table/planted.ts', kysely, 'tables-know-kernel-only'],
  ['bots/planted.ts', kysely, 'bots-know-no-game'],
  ['games/common/planted.ts', kysely, 'rules-share-little'],
  ['games/common/chess.ts', from('../chess/game.ts'), 'rules-share-little'],
  ['games/board/planted.tsx', kysely, 'boards-share-little'],
  ['games/new/view.ts', from('react'), 'rules-know-kernel-only'],
  ['games/new/any/folder/rules.ts', from('../../../board/index.ts'), 'rules-know-kernel-only'],
  ['games/root/factions/owls/rules.ts', kysely, 'rules-know-kernel-only'],
  ['games/root/factions/owls/bot.ts', from('./board/planted.tsx'), 'rules-know-kernel-only'],
  ['games/root/factions/owls/board/planted.tsx', kysely, 'board-only-draws'],
  ['games/robinson-crusoe/scenarios/isle/sheet.ts', from('react'), 'rules-know-kernel-only'],
  ['games/new/guide/index.ts', from('../../../server/index.ts'), 'board-only-draws'],
  ['games/new/tests/planted.test.ts', from('../../chess/game.ts'), 'games-do-not-meet'],
  ['games/catalogue/index.ts', from('../chess/game.ts'), 'catalogue-is-lazy'],
  ['games/catalogue/planted.ts', kysely, 'catalogue-lists-games'],
  ['web/src/planted.ts', from('../../games/chess/game.ts'), 'programs-know-no-game'],
  ['server/planted.ts', from('vitest'), 'test-tools-stay-in-tests'],
  ['server/gone.ts', from('./nowhere.ts'), 'resolves'],
  ['table/cycle.ts', from('./elcyc.ts'), 'no-cycle'],
]

const allowed: readonly (readonly [file: string, text: string])[] = [
  ['table/elcyc.ts', from('./cycle.ts')], // a cycle is told once
  ['kernel/tests/planted.test.ts', from('vitest')],
  ['games/new/game.ts', from('../../kernel/index.ts')],
  ['games/root/factions/owls/data.ts', from('../../../common/index.ts')],
  ['games/root/factions/owls/board/index.tsx', from('react')],
  ['games/root/factions/owls/board/part.tsx', from('../../../../board/index.ts')],
  ['games/root/factions/owls/tests/planted.test.ts', from('vitest')],
]

test('every forbidden import that is planted is found, whatever folder it stands in, and no other', () => {
  const files = Object.fromEntries([...offences, ...allowed])
  const found = planted({ ...packages, ...rooms, ...files }, dir => {
    const args = ['--config', '.dependency-cruiser.cjs', '--output-type', 'json', '.']
    return JSON.parse(said(dir, 'dependency-cruiser/bin/dependency-cruise.mjs', ...args)) as Cruised
  })
  const broken = found.summary.violations.map(({ from, rule }) => `${from}: ${rule.name}`)
  expect([...new Set(broken)].sort()).toEqual(offences.map(([file, , rule]) => `${file}: ${rule}`).sort())
})
