import { spawn } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, isAbsolute, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { rolldown } from 'rolldown'
import { viteImportGlobPlugin } from 'rolldown/experimental'

const root = dirname(dirname(dirname(fileURLToPath(import.meta.url))))

/** What a command came to. */
export interface Ran {
  readonly code: number | null
  readonly out: string
  readonly err: string
}

/** How a command is run. */
interface Way {
  /** What is on standard input. */
  readonly lines?: readonly string[]
  readonly env?: { readonly [name: string]: string }
  /** Sent once this text has been printed; standard input stays open until then. */
  readonly signal?: { readonly on: string; readonly name: NodeJS.Signals }
}

/** A repository of its own in a temporary folder, in which the real command is built and run. */
export class Workplace {
  readonly dir = mkdtempSync(join(tmpdir(), 'tablee-cli-'))

  /** Builds the command, with a game more than the real ones have. */
  static async build(): Promise<Workplace> {
    const place = new Workplace()
    place.write('package.json', JSON.stringify({ name: 'tablee', version: '1.2.3' }))
    const bundle = await rolldown({
      cwd: root,
      input: { tablee: 'cli/main.ts', worker: 'bots/worker.ts' },
      platform: 'node',
      transform: { target: 'node20' },
      plugins: [viteImportGlobPlugin()],
      // The packages of the server are loaded by the commands that need one.
      external: id => !id.startsWith('.') && !id.startsWith('@tablee/') && !isAbsolute(id),
      resolve: { alias: { '@tablee/games': join(root, 'cli', 'tests', 'shaky.ts') } },
    })
    await bundle.write({
      dir: place.at('dist'),
      format: 'esm',
      entryFileNames: '[name].mjs',
      chunkFileNames: '[name]-[hash].mjs',
    })
    await bundle.close()
    return place
  }

  at(...path: string[]): string {
    return join(this.dir, ...path)
  }

  write(path: string, text: string): string {
    const file = this.at(path)
    mkdirSync(dirname(file), { recursive: true })
    writeFileSync(file, text)
    return file
  }

  remove(): void {
    rmSync(this.dir, { recursive: true, force: true })
  }

  /** Runs the command and waits for its end. */
  run(args: readonly string[], { lines = [], env = {}, signal }: Way = {}): Promise<Ran> {
    return new Promise((resolve, reject) => {
      const child = spawn(process.execPath, [this.at('dist', 'tablee.mjs'), ...args], {
        cwd: this.dir,
        env: { PATH: process.env.PATH, HOME: this.dir, XDG_DATA_HOME: this.at('data'), LANG: 'C', ...env },
      })
      let out = ''
      let err = ''
      child.on('error', reject)
      child.on('close', code => resolve({ code, out, err }))
      child.stdin.on('error', () => {}) // It may end before it has read everything.
      child.stderr.setEncoding('utf8').on('data', (text: string) => {
        err += text
      })
      child.stdout.setEncoding('utf8').on('data', (text: string) => {
        out += text
        if (signal && out.includes(signal.on)) child.kill(signal.name)
      })
      child.stdin.write(lines.map(line => `${line}\n`).join(''))
      if (!signal) child.stdin.end()
    })
  }

  /** Runs a command that is expected to succeed, and reads the JSON value it prints. */
  async json<V>(...args: string[]): Promise<V> {
    const { code, out, err } = await this.run([...args, '--json'])
    if (code !== 0) throw new Error(`exit code ${code}: ${err}`)
    return JSON.parse(out) as V
  }
}
