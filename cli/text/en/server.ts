import type { Text } from '@tablee/kernel'

/** What is said about the server: its settings, and what its owner does. */
export const server = {
  'cli.help.serve': () => `tablee serve [--port n] [--database url] …

Serves the web app and online tables, until it is told to end (Ctrl-C, or SIGTERM: it finishes what was begun).
Without any setting it serves this machine alone, and keeps everything in one SQLite file. docs/self-hosting.md
tells how to put it on the internet. Every setting is a flag or a variable of the environment; the flag wins.
`,
  'cli.help.backup': () => `tablee backup <file> [--database url] [--data folder]

Writes all that a server keeps (people, tables, games) into one file, while it runs or not. The file can be
restored into SQLite or PostgreSQL, whichever it came from. Keep it safe: it holds the hashes of passwords.`,
  'cli.help.restore': () => `tablee restore <file> [--database url] [--data folder]

Fills an empty database from a backup, all of it or nothing. Do it before the server starts.`,
  'cli.help.owner': () => `tablee owner list people|tables|broken|audit [--json]
tablee owner ban|unban|reset-password <person>
tablee owner rename <person or table> <name>
tablee owner end|repair <table>
tablee owner problems [<report> [<file>]]
tablee owner forget <report>
                 [--database url] [--data folder]

What the owner of a server does, while it runs or not. A person is given by id or account, a table by id; the
lists show them, “broken” those that no longer open. “end” ends a game before its time; “repair” brings such a
table back to the last pick that fits the rules. “problems” lists the inbox of what people reported,
shows a report, or writes it into a file that “tablee replay” opens at its choice; “forget” takes one
that is settled out. All of it is noted in the audit trail.`,

  // Settings
  'cli.setting': (v: { flag: string; variable: string; standard: string; line: string }) =>
    `  --${v.flag} (${v.variable}${v.standard === '' ? '' : `, ${v.standard} if left out`})\n      ${v.line}`,
  'cli.setting.port': () => 'The port to listen at; 0 for any that is free. PORT is read too.',
  'cli.setting.host': () => 'The address to listen at; 0.0.0.0 for everybody who can reach this machine.',
  'cli.setting.data': () =>
    'The folder of what the server keeps; left out, $XDG_DATA_HOME/tablee or ~/.local/share/tablee.',
  'cli.setting.database': () =>
    'postgres://name:password@host/database, or a path of an SQLite file; left out, tablee.sqlite in the folder.',
  'cli.setting.origin': () =>
    'The address that people open, such as https://tablee.example; needed behind a proxy or under a domain name.',
  'cli.setting.trust-proxy': () =>
    'The proxies whose word on the caller’s address is taken: “loopback”, addresses, networks; left out, none.',
  'cli.setting.log': () =>
    'How much is told on standard error, as lines of JSON: silent, error, warn, info, debug.',
  'cli.setting.metrics-token': () =>
    'What a reader of /metrics must show (Authorization: Bearer …); left out, only this machine reads them.',
  'cli.setting.requests': () => 'How many requests a minute one address may make.',
  'cli.setting.tables': () => 'How many unfinished tables one person may have made.',
  'cli.setting.bot-tables': () =>
    'How many of them may have bots; from one address three times as many are open at once.',
  'cli.setting.finished-days': () =>
    'After so many days only the result of a finished game is kept; 0 keeps all for ever.',
  'cli.setting.archive': () =>
    'The folder into which such games are written before, to be opened by “tablee replay”; left out, none.',
  'cli.setting.smtp': () =>
    'The server that takes letters, smtp://name:password@host:587; left out, none are sent.',
  'cli.setting.mail-from': () => 'Whom letters come from, such as Tablée <tablee@example.org>.',
  'cli.setting.push-contact': () =>
    'mailto:you@example.org, for push services to write to; left out, nothing is pushed to browsers.',
  'cli.setting.webhooks': () => 'Whether people may give a webhook to be called: on, off.',
  'cli.setting.private-addresses': () =>
    'Whether webhooks and push services may lie in the server’s own network, without TLS: on, off.',
  'cli.setting.notice-delay': () => 'How many seconds somebody is away before being told of their turn.',

  // Mistakes
  'cli.badSetting': (v: { flag: string; variable: string; value: string; allowed: string }) =>
    `“${v.value}” is not possible for ${v.flag} (${v.variable}): give ${v.allowed}.`,
  'cli.noWeb': () => 'The web app is not built: “npm start” builds it and serves it.',
  'cli.portTaken': (v: { port: number }) => `Port ${v.port} is taken: choose another with --port.`,
  'cli.cannotListen': (v: { host: string; reason: string }) =>
    `The server cannot listen at ${v.host} (${v.reason}).`,
  'cli.noDatabase': (v: { reason: string }) => `The database cannot be opened: ${v.reason}`,
  'cli.ownerAct': (v: { act: string; known: readonly string[] }) =>
    `An owner cannot “${v.act}”; what there is: ${v.known.join(', ')}.`,
  'cli.ownerWords': (v: { act: string }) =>
    `“owner ${v.act}” needs other words: “tablee help owner” shows which.`,

  // Problems
  'cli.problem': (v: { kind: string; text: string }) => `Reported (${v.kind}): ${v.text}`,
  'cli.problemSaid': (v: { said: string }) => `The table had said: ${v.said}`,
  'cli.problemAbout': (v: { about: string; by: string }) => `About ${v.about}, by ${v.by}.`,
  'cli.problemKept': (v: { file: string }) =>
    `The report is in ${v.file}: “tablee replay” opens it at its choice.`,
  'cli.problemGone': (v: { id: string }) => `Report ${v.id} is out of the inbox.`,
  'cli.noProblems': () => 'The inbox is empty.',
  'cli.problemWithoutGame': (v: { file: string }) =>
    `${v.file} holds only what its sender may know: the game is in the inbox of the server’s owner (tablee owner problems).`,

  // Reports
  'cli.backedUp': (v: { rows: number; file: string }) => `${v.rows} rows are in ${v.file}.`,
  'cli.restored': (v: { rows: number }) => `${v.rows} rows are restored.`,
  'cli.passwordReset': (v: { id: string; password: string }) =>
    `${v.id} signs in with this password from now on: ${v.password}`,
  'cli.banned': (v: { id: string }) => `${v.id} is excluded.`,
  'cli.unbanned': (v: { id: string }) => `${v.id} is let in again.`,
  'cli.renamed': (v: { id: string; name: string }) => `${v.id} is now called ${v.name}.`,
  'cli.ended': (v: { id: string }) => `The game of table ${v.id} is ended.`,
  'cli.repaired': (v: { id: string; kept: number; lost: number }) =>
    `Table ${v.id} is repaired: ${v.kept} picks kept, ${v.lost} lost.`,
} satisfies Text
