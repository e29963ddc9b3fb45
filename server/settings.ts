import { isIP } from 'node:net'
import { join } from 'node:path'
import { Mistake } from '@tablee/kernel'

/** How much a log tells. */
const LOGS = ['silent', 'error', 'warn', 'info', 'debug'] as const
const SWITCH = ['off', 'on'] as const

/** What a setting can be. */
type Kind =
  | { readonly text: string }
  | { readonly number: number; readonly min: number; readonly max: number }
  | { readonly choice: readonly string[]; readonly standard: string }

/** Every setting of the server: the flag `--port` is also the variable `TABLEE_PORT`. */
const settingKinds = {
  port: { number: 4000, min: 0, max: 65_535 },
  host: { text: 'localhost' },
  data: { text: '' },
  database: { text: '' },
  origin: { text: '' },
  'trust-proxy': { text: '' },
  log: { choice: LOGS, standard: 'warn' },
  'metrics-token': { text: '' },
  requests: { number: 600, min: 1, max: 1_000_000 },
  tables: { number: 100, min: 1, max: 1_000_000 },
  'bot-tables': { number: 20, min: 1, max: 1_000_000 },
  'finished-days': { number: 0, min: 0, max: 36_500 },
  archive: { text: '' },
  smtp: { text: '' },
  'mail-from': { text: '' },
  'push-contact': { text: '' },
  webhooks: { choice: SWITCH, standard: 'off' },
  'private-addresses': { choice: SWITCH, standard: 'off' },
  'notice-delay': { number: 60, min: 0, max: 86_400 },
} as const satisfies { readonly [name: string]: Kind }

/** The name of a setting. */
export type SettingName = keyof typeof settingKinds

/** The names of all settings, in the order in which help lists them. */
export const settingNames = Object.keys(settingKinds) as readonly SettingName[]

/** The settings of a server. */
export interface Settings {
  /** The port to listen at; 0 for any that is free. */
  readonly port: number
  readonly host: string
  /** The folder of what the server keeps. */
  readonly data: string
  /** `postgres://…`, or the path of an SQLite file. */
  readonly database: string
  /** The address that people open, `https://tablee.example`; empty: whatever they use. */
  readonly origin: string
  /** The proxies whose word on the caller's address and on TLS is taken: addresses, or `loopback`; empty: none. */
  readonly trustProxy: string
  readonly log: (typeof LOGS)[number]
  /** What a reader of the metrics must show; empty: only this machine reads them. */
  readonly metricsToken: string
  /** How many requests a minute one address may make. */
  readonly requests: number
  /** How many tables that are not over one person may have made. */
  readonly tables: number
  /** How many of them may have bots; an address may have made three times as many. */
  readonly botTables: number
  /** After so many days only the result of a finished game is kept; 0 keeps all. */
  readonly finishedDays: number
  /** The folder into which such games are written before; empty: none. */
  readonly archive: string
  /** The server that takes letters, `smtp://…`; empty: none are sent. */
  readonly smtp: string
  readonly mailFrom: string
  /** Whom push services write to when something is wrong, `mailto:…`; empty: nothing is pushed. */
  readonly pushContact: string
  /** Whether people may give an address to be called. */
  readonly webhooks: boolean
  /** Whether webhooks and push services may lie in the server's own network. */
  readonly privateAddresses: boolean
  /** How many seconds somebody is away before being told. */
  readonly noticeDelay: number
}

/** The variable that holds a setting. */
export function variableOf(name: SettingName): string {
  return `TABLEE_${name.toUpperCase().replaceAll('-', '_')}`
}

/** What a setting is when nobody sets it, as help shows it. */
export function standardOf(name: SettingName): string {
  const kind: Kind = settingKinds[name]
  return 'text' in kind ? kind.text : 'number' in kind ? String(kind.number) : kind.standard
}

/** Reads the settings from flags, then from the environment; what makes no sense is refused. */
export function readSettings(
  flag: (name: SettingName) => string | undefined,
  env: { readonly [name: string]: string | undefined },
  dataFolder: string,
): Settings {
  // Hosting services say the port as PORT.
  const usual = (name: SettingName) => (name === 'port' ? env.PORT : undefined)
  const given = (name: SettingName) => flag(name) ?? (env[variableOf(name)] || usual(name))
  const text = (name: SettingName) => given(name) ?? standardOf(name)
  const data = text('data') || dataFolder
  return {
    port: numberOf('port', text('port')),
    host: text('host'),
    data,
    database: text('database') || join(data, 'tablee.sqlite'),
    origin: originOf(text('origin')),
    trustProxy: proxiesOf(text('trust-proxy')),
    log: choiceOf('log', LOGS, text('log')),
    metricsToken: text('metrics-token'),
    requests: numberOf('requests', text('requests')),
    tables: numberOf('tables', text('tables')),
    botTables: numberOf('bot-tables', text('bot-tables')),
    finishedDays: numberOf('finished-days', text('finished-days')),
    archive: text('archive'),
    smtp: addressOf('smtp', text('smtp'), /^smtps?:\/\//),
    mailFrom: text('mail-from') || 'Tablée <tablee@localhost>',
    pushContact: addressOf('push-contact', text('push-contact'), /^(mailto:.+@|https:\/\/)/),
    webhooks: isOn('webhooks', text('webhooks')),
    privateAddresses: isOn('private-addresses', text('private-addresses')),
    noticeDelay: numberOf('notice-delay', text('notice-delay')),
  }
}

function numberOf(name: SettingName, text: string): number {
  const kind: Kind = settingKinds[name]
  const number = /^\d{1,9}$/.test(text) ? Number(text) : Number.NaN
  if (!('number' in kind)) return number
  if (!(number >= kind.min && number <= kind.max)) throw wrong(name, text, `${kind.min}–${kind.max}`)
  return number
}

function choiceOf<C extends string>(name: SettingName, choices: readonly C[], text: string): C {
  const found = choices.find(choice => choice === text)
  if (found === undefined) throw wrong(name, text, choices.join(', '))
  return found
}

function isOn(name: SettingName, text: string): boolean {
  return choiceOf(name, SWITCH, text) === 'on'
}

function proxiesOf(text: string): string {
  const words = text.split(/[\s,]+/).filter(Boolean)
  const fits = (word: string) =>
    word === 'loopback' || (isIP(word.replace(/\/\d{1,3}$/, '')) > 0 && bitsFit(word))
  if (!words.every(fits)) throw wrong('trust-proxy', text, shapes['trust-proxy'] ?? '')
  return words.join(',')
}

function bitsFit(word: string): boolean {
  const [address, bits] = word.split('/')
  return bits === undefined || Number(bits) <= (isIP(address) === 6 ? 128 : 32)
}

function addressOf(name: SettingName, text: string, form: RegExp): string {
  if (text !== '' && !(form.test(text) && URL.canParse(text))) throw wrong(name, text, shapes[name] ?? '')
  return text
}

function originOf(text: string): string {
  if (text === '') return ''
  if (!/^https?:\/\//.test(text) || !URL.canParse(text)) throw wrong('origin', text, shapes.origin ?? '')
  return new URL(text).origin
}

const shapes: { readonly [N in SettingName]?: string } = {
  origin: 'https://tablee.example',
  smtp: 'smtp://name:password@mail.example:587',
  'push-contact': 'mailto:you@example.org',
  'trust-proxy': 'loopback, 10.0.0.2, 10.0.0.0/8',
}

function wrong(name: SettingName, value: string, allowed: string): Mistake {
  const values = { flag: `--${name}`, variable: variableOf(name), value, allowed }
  return new Mistake({ id: 'cli.badSetting', values })
}
