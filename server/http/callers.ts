import type { IncomingMessage } from 'node:http'
import { BlockList, isIP } from 'node:net'

/** What is believed of those who call: directly, or through proxies that may be trusted. */
export interface CallerSettings {
  readonly trustProxy: string
  readonly origin: string
}

/** Names that only mean something at home; a page elsewhere cannot make them lead here. */
const HOME_NAMES = /(^|\.)localhost$|^[^.]+$|\.(local|lan|home|internal|home\.arpa)$/

/** Who calls, from where, and whether by a page of this server. */
export class Callers {
  private readonly trusted = new BlockList()
  private readonly origin: string

  constructor({ trustProxy, origin }: CallerSettings) {
    this.origin = origin
    for (const word of trustProxy.split(/[\s,]+/).filter(Boolean)) this.trust(word)
  }

  /** The address that limits count by: the last one that is not a trusted proxy. */
  addressOf(request: IncomingMessage): string {
    const chain = String(request.headers['x-forwarded-for'] ?? '')
      .split(',')
      .map(one => one.trim())
      .filter(one => isIP(one) > 0)
    let address = request.socket.remoteAddress ?? ''
    while (chain.length > 0 && this.isTrusted(address)) address = chain.pop() ?? address
    return networkOf(address)
  }

  /** Whether the caller's browser spoke TLS. */
  isSecure(request: IncomingMessage): boolean {
    if (this.origin.startsWith('https:') || 'encrypted' in request.socket) return true
    const told = String(request.headers['x-forwarded-proto'] ?? '')
    return told === 'https' && this.isTrusted(request.socket.remoteAddress ?? '')
  }

  /**
   * Whether the request means this server. A foreign name that leads here is a page elsewhere trying to read
   * a home server, unless the owner said that it is the server's own.
   */
  isOurHost(request: IncomingMessage): boolean {
    const host = request.headers.host ?? ''
    if (this.origin !== '' && host === new URL(this.origin).host) return true
    const name = host.replace(/:\d+$/, '').replace(/^\[(.*)\]$/, '$1')
    return isIP(name) > 0 || (name !== '' && HOME_NAMES.test(name))
  }

  /** Whether a request comes from a page of this server; what is no browser sends no origin. */
  isSameOrigin(request: IncomingMessage): boolean {
    if (!this.isOurHost(request)) return false
    const { origin, host } = request.headers
    if (origin === undefined) return request.headers['sec-fetch-site'] !== 'cross-site'
    return origin === this.origin || (URL.canParse(origin) && new URL(origin).host === host)
  }

  /** Whether the request was made on this machine, without a proxy in between. */
  isLocal(request: IncomingMessage): boolean {
    const { headers, socket } = request
    const passed = headers['x-forwarded-for'] ?? headers.forwarded ?? headers.via
    return passed === undefined && /^(127\.|::1$|::ffff:127\.)/.test(socket.remoteAddress ?? '')
  }

  /** The address that people open, for links. */
  addressFor(request: IncomingMessage): string {
    if (this.origin !== '') return this.origin
    return `${this.isSecure(request) ? 'https' : 'http'}://${request.headers.host ?? 'localhost'}`
  }

  private isTrusted(address: string): boolean {
    const plain = address.replace(/^::ffff:/, '')
    const kind = isIP(plain)
    return kind > 0 && this.trusted.check(plain, kind === 6 ? 'ipv6' : 'ipv4')
  }

  private trust(word: string): void {
    if (word === 'loopback') {
      this.trusted.addSubnet('127.0.0.0', 8, 'ipv4')
      this.trusted.addAddress('::1', 'ipv6')
      return
    }
    const [address, bits] = word.split('/')
    const kind = isIP(address) === 6 ? 'ipv6' : 'ipv4'
    if (bits === undefined) this.trusted.addAddress(address, kind)
    else this.trusted.addSubnet(address, Number(bits), kind)
  }
}

/** An address as limits count it: of IPv6 the first half, since the rest is the caller's to choose. */
function networkOf(address: string): string {
  const plain = address.replace(/^::ffff:(?=\d+\.)/, '')
  if (isIP(plain) !== 6) return plain
  const [head, tail] = plain.split('::')
  const front = head === '' ? [] : head.split(':')
  const back = tail === undefined || tail === '' ? [] : tail.split(':')
  const zeros = tail === undefined ? 0 : 8 - front.length - back.length
  return [...front, ...Array<string>(Math.max(0, zeros)).fill('0'), ...back].slice(0, 4).join(':')
}
