// The `tablee` command. The same file runs as a worker thread of `tablee simulate`.
import { isMainThread } from 'node:worker_threads'
import { run } from './run.ts'
import { simulateParts } from './simulate/worker.ts'

if (isMainThread) {
  // Who reads our output may stop reading it: `tablee games | head -1`.
  for (const stream of [process.stdout, process.stderr])
    stream.on('error', (error: NodeJS.ErrnoException) => {
      if (error.code === 'EPIPE') process.exit(0)
      throw error
    })
  process.exitCode = await run(import.meta.url, process.argv.slice(2))
} else await simulateParts()
