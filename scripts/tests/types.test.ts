import { expect, test } from 'vitest'
import { planted, said } from './planted.ts'

const page = 'export const planted = () => document.title\n'
const node = 'export const planted = () => Buffer.from([1])\n'

const offences: Readonly<Record<string, string>> = {
  'kernel/planted.ts': page,
  'games/common/planted.ts': node,
  'games/root/factions/owls/rules.ts': page,
  'games/new/any/folder/planted.ts': node,
}

const allowed: Readonly<Record<string, string>> = {
  'kernel/index.ts': 'export const planted = (n: number) => [n].toSorted()\n',
  'games/new/board/planted.ts': page,
  'games/root/factions/owls/guide/index.ts': page,
  'kernel/tests/planted.test.ts': node,
  'table/planted.ts': page,
}

test('rules that use the page or Node do not compile, whatever folder they stand in', () => {
  const told = planted({ ...offences, ...allowed }, dir =>
    said(dir, '@typescript/native/bin/tsc', '-p', 'tsconfig.rules.json', '--pretty', 'false'),
  )
  const wrong = told.split('\n').filter(line => line.includes('error TS'))
  expect(wrong.map(line => line.split('(')[0]).sort()).toEqual(Object.keys(offences).sort())
})
