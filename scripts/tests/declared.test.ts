import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'
import { root } from './planted.ts'

interface Manifest {
  readonly name?: string
  readonly dependencies?: Readonly<Record<string, string>>
  readonly devDependencies?: Readonly<Record<string, string>>
}

/** Our packages that a text imports. */
function imported(text: string): string[] {
  return [...text.matchAll(/(?:from|import\(|import) ?'(@tablee\/[a-z0-9-]+)/g)].map(([, name]) => name ?? '')
}

function undeclared({ name, dependencies, devDependencies }: Manifest, text: string): string[] {
  const known = new Set([name, ...Object.keys({ ...dependencies, ...devDependencies })])
  return imported(text).filter(wanted => !known.has(wanted))
}

/** The manifest of the room in which a file stands; a game that is only announced has none yet. */
function manifestOf(file: string): Manifest {
  const dir = dirname(file)
  if (dir === '.') return { name: '@tablee/kernel' }
  const manifest = join(root, dir, 'package.json')
  return existsSync(manifest) ? (JSON.parse(readFileSync(manifest, 'utf8')) as Manifest) : manifestOf(dir)
}

// knip lets packages of one house import each other undeclared. Tests are not shipped: they may reach any room.
test('what a room imports of ours stands in its package.json', () => {
  const files = execFileSync('git', ['ls-files', '*.ts', '*.tsx', ':!:*/tests/*', ':!:*/e2e/*'], {
    cwd: root,
    encoding: 'utf8',
  })
  const missing = files
    .split('\n')
    .filter(file => file !== '' && existsSync(join(root, file)))
    .flatMap(file =>
      undeclared(manifestOf(file), readFileSync(join(root, file), 'utf8')).map(name => `${file}: ${name}`),
    )
  expect(missing).toEqual([])
})

test('an import that is planted is found', () => {
  const text = "import { planted } from '@tablee/bots'\nconst late = await import('@tablee/server')\n"
  expect(undeclared({ name: '@tablee/table', dependencies: {} }, text)).toEqual([
    '@tablee/bots',
    '@tablee/server',
  ])
})
