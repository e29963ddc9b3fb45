import { spawnSync } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

export const root = fileURLToPath(new URL('../..', import.meta.url))

/** A checkout in small: our own configurations, and the files that a test plants. */
export function planted<T>(files: Readonly<Record<string, string>>, look: (dir: string) => T): T {
  const dir = mkdtempSync(join(tmpdir(), 'tablee-planted-'))
  try {
    for (const name of [
      '.dependency-cruiser.cjs',
      'biome.json',
      'knip.json',
      'tsconfig.json',
      'tsconfig.rules.json',
    ])
      cpSync(join(root, name), join(dir, name))
    for (const [file, text] of Object.entries(files)) {
      mkdirSync(dirname(join(dir, file)), { recursive: true })
      writeFileSync(join(dir, file), text)
    }
    return look(dir)
  } finally {
    rmSync(dir, { recursive: true })
  }
}

/** What a tool of ours says of such a checkout. */
export function said(dir: string, tool: string, ...args: readonly string[]): string {
  const { stdout } = spawnSync(process.execPath, [join(root, 'node_modules', tool), ...args], {
    cwd: dir,
    encoding: 'utf8',
    maxBuffer: 1e8,
  })
  return stdout
}
