/** The line from a worker to the thread that asks it to think. */
export interface Port {
  post(message: unknown): void
  listen(hear: (message: unknown) => void): void
}

/** The line of this worker: a worker thread of Node, or a Web Worker of a browser. */
export function openPort(): Port {
  // Not an import, which a bundler for browsers would stumble over.
  const parent = globalThis.process?.getBuiltinModule?.('node:worker_threads').parentPort
  if (parent)
    return { post: message => parent.postMessage(message), listen: hear => parent.on('message', hear) }
  return {
    post: message => self.postMessage(message),
    listen: hear => self.addEventListener('message', ({ data }) => hear(data)),
  }
}
