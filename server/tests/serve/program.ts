import { type ChildProcess, spawn } from 'node:child_process'
import { existsSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { dirname, isAbsolute, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { rolldown } from 'rolldown'
import { viteImportGlobPlugin } from 'rolldown/experimental'

const root = dirname(dirname(dirname(dirname(fileURLToPath(import.meta.url)))))

/** What a command came to. */
interface Ran {
  readonly code: number | null
  readonly out: string
  readonly err: string
}

/** A server that runs as a process of its own. */
interface Served {
  readonly address: string
  readonly process: ChildProcess
  /** Sends a signal, and waits for the end. */
  end(signal: NodeJS.Signals): Promise<Ran>
}

/** The `tablee` command, bundled as `npm run build` does, beside the packages it needs. */
export class Program {
  readonly dir: string

  private constructor() {
    const cache = join(root, 'node_modules', '.cache')
    mkdirSync(cache, { recursive: true })
    this.dir = mkdtempSync(join(cache, 'tablee-serve-'))
  }

  static async build(): Promise<Program> {
    const program = new Program()
    const { dir } = program
    mkdirSync(join(dir, 'web', 'dist'), { recursive: true })
    writeFileSync(join(dir, 'web', 'dist', 'index.html'), '<!doctype html><title>Tablée</title>')
    writeFileSync(
      join(dir, 'package.json'),
      JSON.stringify({ name: 'tablee', version: '1.2.3', type: 'module' }),
    )
    const own = join(root, 'server', 'node_modules')
    if (existsSync(own)) symlinkSync(own, join(dir, 'node_modules'), 'junction')
    const bundle = await rolldown({
      cwd: root,
      input: { tablee: 'cli/main.ts', worker: 'bots/worker.ts' },
      platform: 'node',
      plugins: [viteImportGlobPlugin()],
      transform: { target: 'node20' },
      external: id => !id.startsWith('.') && !id.startsWith('@tablee/') && !isAbsolute(id),
    })
    await bundle.write({ dir: join(dir, 'dist'), format: 'esm', entryFileNames: '[name].mjs' })
    await bundle.close()
    return program
  }

  /** Runs a command to its end. */
  async run(...args: string[]): Promise<Ran> {
    return ended(this.start(args))
  }

  /** Starts a server, and waits for the line that says where it is. */
  async serve(...args: string[]): Promise<Served> {
    const child = this.start(['serve', '--port', '0', ...args])
    const end = ended(child)
    const address = await new Promise<string>((resolve, reject) => {
      let out = ''
      child.stdout?.on('data', (text: string) => {
        out += text
        const [, found] = /^Tablée: (\S+)\n/.exec(out) ?? []
        if (found) resolve(found)
      })
      end.then(({ err }) => reject(new Error(`It ended: ${err}`)), reject)
    })
    return {
      address,
      process: child,
      end(signal) {
        child.kill(signal)
        return end
      },
    }
  }

  remove(): void {
    rmSync(this.dir, { recursive: true, force: true })
  }

  private start(args: readonly string[]): ChildProcess {
    const { PATH } = process.env
    const env = { PATH, HOME: this.dir, XDG_DATA_HOME: join(this.dir, 'data'), LANG: 'C' }
    const child = spawn(process.execPath, [join(this.dir, 'dist', 'tablee.mjs'), ...args], {
      cwd: this.dir,
      env,
    })
    child.stdout.setEncoding('utf8')
    child.stderr.setEncoding('utf8')
    return child
  }
}

function ended(child: ChildProcess): Promise<Ran> {
  return new Promise((resolve, reject) => {
    let out = ''
    let err = ''
    child.stdout?.on('data', (text: string) => {
      out += text
    })
    child.stderr?.on('data', (text: string) => {
      err += text
    })
    child.on('error', reject)
    child.on('close', code => resolve({ code, out, err }))
  })
}
