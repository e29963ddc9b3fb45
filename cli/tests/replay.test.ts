import { existsSync, readFileSync } from 'node:fs'
import type { Room } from '@tablee/kernel'
import { checkLaws, LawBroken } from '@tablee/kernel/laws'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { Workplace } from './command.ts'
import { entryOf } from './shaky.ts'

interface Replayed {
  game: string
  setup: { seats: number; seed: number }
  at: number
  picks: [number, string][]
  view: { seen: { by: number | null } }
  state: { steps: number }
  journal: { text: string }[]
  outcome: { winners: number[]; text: string } | null
  ask: { id: string; kind: string; seats: number[]; faces: { candidates: { key: string }[] }[] } | null
  wrong: string[]
}

let place: Workplace
let file: string
beforeAll(async () => {
  place = await Workplace.build()
  file = place.at('walk.json')
  const lines = ['1', '', '2', '', '1', '', '2', `s ${file}`, 'q']
  const { err } = await place.run(['play', 'shaky', '--seats', 'you,you', '--seed', '4'], { lines })
  expect(err).toBe('')
})
afterAll(() => place.remove())

const replay = (...args: string[]) => place.json<Replayed>('replay', file, ...args)

test('the position at the end of a save', async () => {
  const end = await replay()
  expect(end).toMatchObject({ game: 'shaky', setup: { seats: 2, seed: 4 }, at: 4, outcome: null, wrong: [] })
  expect(end.picks).toHaveLength(4)
  expect(end.state.steps).toBe(4)
  expect(end.view.seen.by).toBeNull()
  expect(end.journal).toHaveLength(8)
  expect(end.journal[0].text).toBe('Walker 1 takes a step.')
  expect(end.ask).toMatchObject({ id: 'step', kind: 'one', seats: [0] })
  expect(end.ask?.faces[0].candidates.map(({ key }) => key)).toEqual(['left', 'right'])
})

test('the position at a pick, and as a seat sees it', async () => {
  const { at, state, view } = await replay('--to', '1', '--seat', '2')
  expect({ at, steps: state.steps, by: view.seen.by }).toEqual({ at: 1, steps: 1, by: 1 })
})

test('for people: the journal, the choice, the position, the question', async () => {
  const { out, code } = await place.run(['replay', file, '--to', '2'])
  expect(code).toBe(0)
  expect(out).toBe(`Walker 1 takes a step.
Walker 2 takes a step.

Pick 2 of 4
Walker B chose “with the right foot”.

steps: 2
length: 6
seen:
  by: –
  feet: left right
  empty: –

Walker A · Take a step.
`)
})

test('an invariant that does not hold is told', async () => {
  const played = place.at('long')
  const args = ['simulate', 'shaky', '--games', '1', '--option', 'length=40', '--save', played]
  expect((await place.run(args)).code).toBe(0)
  const { out } = await place.run(['replay', `${played}/shaky-1.json`, '--to', '39'])
  expect(out).toContain('39 steps are one too many')
})

test('a save whose rules have changed opens where it no longer fits', async () => {
  // The same game and picks, but the bridge now falls: as after a change of the rules, with an honest checksum.
  const falls = ['simulate', 'shaky', '--games', '1', '--option', 'fallsAt=5', '--save', place.at('changed')]
  await place.run(falls)
  const { out, code } = await place.run(['replay', place.at('changed/shaky-1.json')])
  expect(code).toBe(0)
  expect(out).toContain('Pick 4 of 5')
  expect(out).toContain('makes the rules fail: the bridge falls')
  const beyond = await place.run(['replay', place.at('changed/shaky-1.json'), '--to', '5', '--json'])
  expect(JSON.parse(beyond.out)).toMatchObject({ at: 4 })
})

test('the save of a broken law opens at its pick', async () => {
  const room = (await entryOf('shaky')?.load()) as Room
  const broken = brokenLaw(room, { length: 40 })
  expect(broken).toMatchObject({ law: 'conservation', pick: 39 })
  const opened = place.write('law.json', JSON.stringify(broken.save))
  const { at, wrong } = await place.json<Replayed>('replay', opened)
  expect({ at, wrong }).toEqual({ at: 39, wrong: ['39 steps are one too many'] })

  const fallen = brokenLaw(room, { fallsAt: 3 })
  expect(fallen.law).toBe('no-dead-end')
  const last = await place.json<Replayed>('replay', place.write('fallen.json', JSON.stringify(fallen.save)))
  expect(last).toMatchObject({ at: 2, ask: { id: 'step' } })
})

function brokenLaw(room: Room, options: { readonly [name: string]: unknown }): LawBroken {
  try {
    checkLaws(room, { games: 1, seed: 1, options })
  } catch (error) {
    if (error instanceof LawBroken) return error
    throw error
  }
  throw new Error('No law was broken.')
}

test('a pick that is not there', async () => {
  const { code, out, err } = await place.run(['replay', file, '--to', '5'])
  expect({ code, out, err }).toEqual({
    code: 2,
    out: '',
    err: 'Pick 5 does not exist: this game has picks 0 to 4.\n',
  })
})

test('export as text, with what only some knew', async () => {
  const { out, code } = await place.run(['export', file])
  expect(code).toBe(0)
  expect(out).toContain('The Shaky Bridge, 2 seats, seed 4, rules version 2\nlength = 6\n')
  expect(out).toContain('\nWalker 1 takes a step.\n[Walker A] You feel the bridge tremble.\n')
  expect(out).toContain('Not finished: 4 picks so far.')
  const french = await place.run(['export', file, '--lang', 'fr'])
  expect(french.out).toContain('Le Pont branlant, 2 sièges, graine 4')
})

test('export as JSON, to a new file only', async () => {
  const target = place.at('walk.export.json')
  expect((await place.run(['export', file, '--format', 'json', '--output', target])).code).toBe(0)
  expect(JSON.parse(readFileSync(target, 'utf8'))).toMatchObject({ game: 'shaky', outcome: null })
  const again = await place.run(['export', file, '--output', target])
  expect(again.code).toBe(2)
  expect(again.err).toBe(`${target} is there already: choose another name.\n`)
  const format = await place.run(['export', file, '--format', 'rootlog', '--output', place.at('none')])
  expect(format.err).toBe('There is no format “rootlog” for this game; the formats are: text, json, feet.\n')
  expect(format.code).toBe(2)
  expect(existsSync(place.at('none'))).toBe(false)
})

test('export in a notation of the game’s own', async () => {
  expect(await place.run(['export', file, '--format', 'feet'])).toEqual({
    code: 0,
    out: 'left right left right\n',
    err: '',
  })
})

test('the report of a problem opens at its choice, with the eyes of who made it', async () => {
  const save: unknown = JSON.parse(readFileSync(file, 'utf8'))
  const told = {
    tablee: 'problem',
    kind: 'rule',
    text: 'The left foot is refused.',
    said: 'Nobody jumps.',
    picks: 2,
  }
  const report = place.write('report.json', JSON.stringify({ ...told, seat: 1, save }))
  const { at, state, view } = await place.json<Replayed>('replay', report)
  expect({ at, steps: state.steps, by: view.seen.by }).toEqual({ at: 2, steps: 2, by: 1 })
  const { out } = await place.run(['replay', report])
  expect(out).toContain('Reported (rule): The left foot is refused.\nThe table had said: Nobody jumps.')
  expect(out).toContain('Pick 2 of 4')
  expect((await place.json<Replayed>('replay', report, '--to', '4')).at).toBe(4)
  const without = place.write('without.json', JSON.stringify({ ...told, seat: 1, save: null }))
  const refused = await place.run(['replay', without])
  expect(refused.code).not.toBe(0)
  expect(refused.err).toContain('tablee owner problems')
})

test('a game that was recorded in another notation is played again and saved, as far as the rules go', async () => {
  const setup = ['Map: Fall', 'Deck: Standard', 'C: Ann', 'E: Bo', 'C:t_k->1/w->1+2+4+5+6+7+8+9+10+11+12']
  const lines = [`${setup.join('\n')}/b_s->1/b_w->5/b_r->9`, 'E:6w+b->3/#commander->$']
  place.write('game.rootlog', [...lines, 'C:t->1/w5->2'].join('\n'))
  const whole = await place.run(['import', place.at('game.rootlog')])
  expect([whole.code, whole.err]).toEqual([0, ''])
  expect(whole.out).toMatch(/^Root: \d+ picks were played and saved in .*game\.json\.\n$/)
  const again = await place.run(['import', place.at('game.rootlog')])
  expect(again.err).toMatch(/is there already/)
  place.write('wrong.rootlog', [...lines, 'C:t->1/w5->3'].join('\n'))
  const wrong = await place.run(['import', place.at('wrong.rootlog')])
  expect(wrong.err).toMatch(/^Line 7 could not be played: .*w5->3.* \(Rule 2\.2\.1\.\)\n$/)
  const other = await place.run(['import', file])
  expect(other.err).toMatch(/\.rootlog/)
})
