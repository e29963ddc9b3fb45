import { lookup } from 'node:dns'
import { request as plainRequest } from 'node:http'
import { request as secureRequest } from 'node:https'
import { BlockList, isIP, type LookupFunction } from 'node:net'

/** What may be called: public addresses over TLS, or anything. */
export type Reach = 'public' | 'anywhere'

/** A call that did not succeed; `status` is 0 when nobody answered. */
export class PostFailed extends Error {
  readonly status: number
  constructor(status: number, why: string) {
    super(why)
    this.name = 'PostFailed'
    this.status = status
  }
}

const PATIENCE = 10_000

/** Addresses that mean this machine or its own network: a person's webhook must not reach them. */
const inner4 = [
  '0.0.0.0/8',
  '10.0.0.0/8',
  '100.64.0.0/10',
  '127.0.0.0/8',
  '169.254.0.0/16',
  '172.16.0.0/12',
  '192.0.0.0/24',
  '192.168.0.0/16',
  '198.18.0.0/15',
  '224.0.0.0/3',
]
const inner6 = ['::/96', '::ffff:0:0/96', '64:ff9b::/32', '2002::/16', 'fc00::/7', 'fe80::/10', 'ff00::/8']
// Two lists, since a list holds IPv4 addresses for IPv6 ones of the form ::ffff:1.2.3.4.
const inner = { ipv4: listOf(inner4, 'ipv4'), ipv6: listOf(inner6, 'ipv6') } as const

function listOf(networks: readonly string[], kind: 'ipv4' | 'ipv6'): BlockList {
  const list = new BlockList()
  for (const network of networks) {
    const [address, bits] = network.split('/')
    list.addSubnet(address, Number(bits), kind)
  }
  return list
}

/** Whether an address is one of the internet. */
export function isPublic(address: string): boolean {
  const kind = isIP(address) === 6 ? 'ipv6' : 'ipv4'
  return isIP(address) > 0 && !inner[kind].check(address, kind)
}

/** Whether an address that somebody gave may be called at all, as far as it can be told without a look-up. */
export function mayCall(address: string, reach: Reach): boolean {
  if (!URL.canParse(address)) return false
  const { protocol, hostname, username } = new URL(address)
  if (username !== '') return false
  if (reach === 'anywhere') return protocol === 'https:' || protocol === 'http:'
  const host = hostname.replace(/^\[(.*)\]$/, '$1')
  return protocol === 'https:' && (isIP(host) === 0 ? /\.[a-z-]{2,}$/.test(host) : isPublic(host))
}

/** Posts a body; follows no redirection, and reads nothing of the answer but its status. */
export function post(
  address: string,
  headers: { readonly [name: string]: string | number },
  body: string | Buffer,
  reach: Reach,
): Promise<void> {
  if (!mayCall(address, reach)) return Promise.reject(new PostFailed(400, 'This address may not be called.'))
  const start = address.startsWith('https:') ? secureRequest : plainRequest
  return new Promise((resolve, reject) => {
    const call = start(
      address,
      {
        method: 'POST',
        headers: { ...headers, 'content-length': Buffer.byteLength(body) },
        lookup: reach === 'public' ? publicLookup : undefined,
        timeout: PATIENCE,
      },
      answer => {
        const status = answer.statusCode ?? 0
        answer.destroy()
        if (status >= 200 && status < 300) resolve()
        else reject(new PostFailed(status, `It answered ${status}.`))
      },
    )
    call.on('timeout', () => call.destroy(new Error('It did not answer in time.')))
    call.on('error', error => reject(new PostFailed(0, error.message)))
    call.end(body)
  })
}

/** Looks a name up at the moment of the call, so that it cannot lead inside after it was checked. */
const publicLookup: LookupFunction = (name, options, done) => {
  lookup(name, { ...options, all: true }, (error, found) => {
    const open = error ? [] : found.filter(({ address }) => isPublic(address))
    if (error) done(error, '')
    else if (open.length === 0) done(new Error('This name leads to a private network.'), '')
    else if (options.all) done(null, open)
    else done(null, open[0].address, open[0].family)
  })
}
