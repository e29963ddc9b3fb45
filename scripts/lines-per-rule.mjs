// `node scripts/lines-per-rule.mjs [commit]`: how many lines of source each game takes, by what they are for, and how
// many that is for each rule of its index that is in force. Blank lines do not count; recorded games and drawings are no source.
import { execFileSync } from 'node:child_process'
import { root } from './setup.mjs'

const commit = process.argv[2] ?? 'HEAD'
const git = (...args) =>
  execFileSync('git', args, { cwd: root, encoding: 'utf8', maxBuffer: 256 * 1024 * 1024 })

/** What a file of a game is for, by the folder that it is in, wherever that lies in the room. */
const KINDS = ['tests', 'board', 'guide', 'text', 'bot', 'data', 'terminal', 'rootlog']
const NAMED = { 'bot.ts': 'bot', 'data.ts': 'data', 'goal.ts': 'bot' }

function kindOf(path) {
  const parts = path.split('/')
  const name = parts.at(-1)
  if (/\.test\.tsx?$/.test(name)) return 'tests'
  return (
    KINDS.find(kind => parts.includes(kind)) ?? NAMED[name] ?? (name.endsWith('.tsx') ? 'board' : 'rules')
  )
}

/** The text of many files of the commit, read in one go. */
function contents(paths) {
  const out = execFileSync('git', ['cat-file', '--batch'], {
    cwd: root,
    input: paths.map(path => `${commit}:${path}\n`).join(''),
    maxBuffer: 512 * 1024 * 1024,
  })
  const texts = new Map()
  let at = 0
  for (const path of paths) {
    const head = out.indexOf(10, at)
    const size = Number(out.toString('latin1', at, head).split(' ')[2])
    texts.set(path, out.toString('utf8', head + 1, head + 1 + size))
    at = head + 1 + size + 1
  }
  return texts
}

const lines = text => text.split('\n').filter(line => line.trim() !== '').length

const files = git('ls-tree', '-r', '--name-only', commit, 'games').trim().split('\n')
const texts = contents(files.filter(path => /\.(tsx?|css)$|\/(RULES\.tsv|LATER\.txt)$/.test(path)))

const rooms = new Map()
for (const [path, text] of texts) {
  const [, room, ...rest] = path.split('/')
  if (rest.length === 0) continue
  if (!rooms.has(room)) rooms.set(room, { rules: 0, counts: {} })
  const entry = rooms.get(room)
  if (rest[0] === 'RULES.tsv') entry.rules += lines(text) - 1
  else if (rest[0] === 'LATER.txt')
    entry.rules -= text.split('\n').filter(line => /^[^#\s]/.test(line)).length
  else {
    const kind = kindOf(rest.join('/'))
    entry.counts[kind] = (entry.counts[kind] ?? 0) + lines(text)
  }
}

const columns = ['rules', 'data', 'text', 'board', 'guide', 'bot', 'terminal', 'rootlog', 'tests']
const rows = [...rooms].map(([room, { rules, counts }]) => {
  const all = Object.values(counts).reduce((sum, n) => sum + n, 0)
  const perRule = rules > 1 ? (all / rules).toFixed(1) : ''
  const without = rules > 1 ? ((all - (counts.tests ?? 0)) / rules).toFixed(1) : ''
  return [room, ...columns.map(kind => counts[kind] ?? ''), all, rules || '', perRule, without]
})
const heads = ['room', ...columns, 'all', 'index', 'lines per rule', 'without tests']
console.log(`| ${heads.join(' | ')} |`)
console.log(`|${heads.map((_, i) => (i === 0 ? '---' : '---:')).join('|')}|`)
for (const row of rows) console.log(`| ${row.join(' | ')} |`)
