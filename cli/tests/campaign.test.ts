import { existsSync, readFileSync } from 'node:fs'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { Workplace } from './command.ts'

let place: Workplace
let env: { readonly [name: string]: string }
beforeAll(async () => {
  place = await Workplace.build()
  env = { XDG_DATA_HOME: place.at('data') }
})
afterAll(() => place.remove())

const run = (args: readonly string[], lines?: readonly string[]) =>
  place.run(['campaign', 'shaky', ...args], { env, lines })

test('a campaign is shown, played stage by stage, kept, and taken along as a file', async () => {
  const shown = await run([])
  expect(shown.out).toContain('The Shaky Bridge, Two crossings')
  expect(shown.out).toMatch(/short\s+The short one\s+to be played/)
  const early = await run(['--play', 'long'])
  expect(early).toMatchObject({ code: 2 })
  expect(early.err).toContain('“long” cannot be played now; these can: short.')

  const left = await run(['--play', 'short', '--seats', 'you'], ['left', 'q'])
  expect(left.out).toMatch(/short\s+The short one\s+to be played/)
  const played = await run(['--play', 'short', '--seats', 'you'], ['left', 'right'])
  expect(played.out).toMatch(/short\s+The short one\s+won, round 2/)
  expect((await run([])).out).toMatch(/won, round 2/)

  const file = place.at('along.json')
  expect((await run(['--export', file])).code).toBe(0)
  expect(existsSync(file)).toBe(true)
  expect((await run(['--new'])).out).not.toContain('won')
  place.write('touched.json', readFileSync(file, 'utf8').replace('"won":true', '"won":false'))
  expect((await run(['--import', place.at('touched.json')])).err).toContain('This is not a campaign')
  expect((await run(['--import', file])).out).toContain('won, round 2')
  const end = await run(['--play', 'long', '--seats', 'you'], ['left', 'right', 'left', 'right'])
  expect(end.out).toContain('The campaign is won.')
  expect(JSON.parse((await run(['--json'])).out).progress.state).toBe('won')
})

test('a game without a campaign says so, in French too', async () => {
  const { code, err } = await place.run(['campaign', 'harbour', '--lang', 'fr'], { env })
  expect({ code, err }).toEqual({ code: 2, err: 'harbour n’a pas de campagne.\n' })
})
