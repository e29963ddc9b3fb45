import { symlinkSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { planted, said } from './planted.ts'

const room = (name: string, ...dependencies: string[]) =>
  JSON.stringify({
    name: `@tablee/${name}`,
    version: '0.1.0',
    private: true,
    type: 'module',
    exports: { '.': './index.ts' },
    dependencies: Object.fromEntries(dependencies.map(dependency => [dependency, '0.1.0'])),
  })

test('a package that a room names and never imports is found, ours like any other', () => {
  const files = {
    'package.json':
      '{ "name": "planted", "private": true, "type": "module", "workspaces": ["kernel", "table"] }',
    'kernel/package.json': room('kernel'),
    'kernel/index.ts': 'export const planted = 1\n',
    'table/package.json': room('table', '@tablee/kernel', '@tablee/bots', 'fast-check'),
    'table/index.ts': "export { planted } from '@tablee/kernel'\n",
    'table/lost.ts': 'export const lost = 1\n',
    'node_modules/@tablee/.keep': '',
  }
  const found = planted(files, dir => {
    symlinkSync(join(dir, 'kernel'), join(dir, 'node_modules', '@tablee', 'kernel'), 'junction')
    return said(dir, 'knip/bin/knip.js', '--no-progress', '--no-config-hints')
  })
  expect(found).toContain('@tablee/bots')
  expect(found).toContain('fast-check')
  expect(found).toContain('table/lost.ts')
  expect(found).not.toContain('@tablee/kernel')
})
