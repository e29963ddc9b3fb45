import { createServer, type IncomingHttpHeaders, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { SMTPServer } from 'smtp-server'

/** A call that was received. */
export interface Call {
  readonly path: string
  readonly headers: IncomingHttpHeaders
  readonly body: Buffer
}

/** A webhook, or a push service: it takes every call, and answers as it is told. */
export class Receiver {
  readonly calls: Call[] = []
  status = 201
  private readonly server: Server

  private constructor(server: Server) {
    this.server = server
  }

  static async open(): Promise<Receiver> {
    const server = createServer((request, answer) => {
      const parts: Buffer[] = []
      request.on('data', (part: Buffer) => parts.push(part))
      request.on('end', () => {
        receiver.calls.push({ path: request.url ?? '', headers: request.headers, body: Buffer.concat(parts) })
        answer.writeHead(receiver.status).end()
      })
    })
    const receiver = new Receiver(server)
    await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
    return receiver
  }

  address(path: string): string {
    return `http://127.0.0.1:${(this.server.address() as AddressInfo).port}${path}`
  }

  async close(): Promise<void> {
    this.server.closeAllConnections()
    await new Promise(resolve => this.server.close(resolve))
  }
}

/** A mail server that keeps what it is given. */
export class Mailbox {
  readonly letters: { readonly to: string; readonly text: string }[] = []
  private readonly server: SMTPServer

  constructor() {
    this.server = new SMTPServer({
      authOptional: true,
      disabledCommands: ['STARTTLS'],
      onData: (stream, session, done) => {
        const parts: Buffer[] = []
        stream.on('data', (part: Buffer) => parts.push(part))
        stream.on('end', () => {
          const [to] = session.envelope.rcptTo
          this.letters.push({ to: to.address, text: Buffer.concat(parts).toString('utf8') })
          done()
        })
      },
    })
  }

  async open(): Promise<string> {
    await new Promise<void>(resolve => this.server.listen(0, '127.0.0.1', resolve))
    return `smtp://127.0.0.1:${(this.server.server.address() as AddressInfo).port}`
  }

  async close(): Promise<void> {
    await new Promise<void>(resolve => this.server.close(resolve))
  }
}
