import { readFileSync } from 'node:fs'
import { type Cast, castFor, type Face, Match, type Message, plain, render, type Text } from '@tablee/kernel'
import { expect, test } from 'vitest'
import { room } from '../index.ts'
import { NO } from '../rules/objections.ts'
import { SCENARIO_IDS } from '../scenarios/data.ts'
import { en } from '../text/en.ts'
import { fr } from '../text/fr.ts'

/** What no French sentence has: straight quotes, a plain space before a sign, two spaces, « à le ». */
const BADLY_SET = /['"]|[^\u00a0][;:!?»]|«[^\u00a0]| {2}|(?:^|\s)(?:à|de) les? /

/** An id that has found its way into a sentence. */
const RAW_ID = /\b[a-z]+[A-Z][a-z]+\b|\b[TMB][1-4]\b/

const told = ({ prompt, candidates, refused }: Face): readonly Message[] => [
  prompt,
  ...candidates.map(({ say }) => say),
  ...refused.flatMap(({ say, why }) => [say, why]),
]

/** Whatever is asked and reported in a game played at random. */
function heardIn(scenario: string): { readonly messages: readonly Message[]; readonly cast: Cast } {
  const match = Match.start(room.game, { seats: 2, seed: 7, options: { scenario } })
  const asked: Message[] = []
  for (let pick = 0; match.ask && pick < 1200; pick++) {
    const seat = match.ask.seats[pick % match.ask.seats.length]
    const face = match.face(seat) as Face
    asked.push(...told(face))
    match.pick(seat, (pick * 7) % face.candidates.length)
  }
  const messages = [...asked, ...(match.history?.journal ?? [])].filter(({ id }) => id in en)
  return { messages, cast: match.cast }
}

test.each(SCENARIO_IDS)('a game of %s is told in words, in French as French is set', scenario => {
  const { messages, cast } = heardIn(scenario)
  expect(messages.length).toBeGreaterThan(1000)
  const french = new Set(messages.map(message => plain(render(fr, message, cast))))
  const english = new Set(messages.map(message => plain(render(en, message, cast))))
  expect([...french].filter(one => BADLY_SET.test(one) || RAW_ID.test(one))).toEqual([])
  expect([...english].filter(one => RAW_ID.test(one))).toEqual([])
})

test('characters are named as their sheets show them, and words agree with them', () => {
  const options = { characters: ['cook', 'soldier'], versions: ['woman', 'man'] }
  expect(Match.start(room.game, { seats: 2, seed: 1, options }).cast).toEqual(['cookWoman', 'soldier'])
  const say = (id: string, values: Message['values'], cast: Cast) => plain(render(fr, { id, values }, cast))
  expect(say('wounded', { who: 'cook', n: 2, why: 'hunger', card: '', from: 5, to: 3 }, ['cookWoman'])).toBe(
    'La cuisinière subit 2\u00a0blessures : rien à manger.',
  )
  expect(say('wounded', { who: 'cook', n: 1, why: 'card', card: 'vipers', from: 5, to: 4 }, ['cook'])).toBe(
    'Le cuisinier subit 1\u00a0blessure : Vipères !.',
  )
  expect(say('end.died', { who: 'explorer' }, ['explorerWoman'])).toContain('L’exploratrice est morte.')
  expect(say('end.died', { who: 'jenny' }, ['explorer'])).toContain('Jenny est morte.')
  expect(say('plan.place', { pawn: 'soldier' }, ['soldier'])).toBe('Placer le pion du soldat')
  expect(say('plan.place', { pawn: 'soldier' }, ['soldierWoman'])).toBe('Placer le pion de la soldate')
})

test('every reason against a plan is a rule of the index', () => {
  const index = readFileSync(new URL('../RULES.tsv', import.meta.url), 'utf8')
  const ids = new Set(index.split('\n').map(line => line.split('\t')[0]))
  expect(Object.values(NO).filter(({ rule }) => !ids.has(rule))).toEqual([])
})

test('who reads is told « vous »: in the journal, in prompts, of their own pawns', () => {
  const cast = castFor(['cookWoman', 'soldier'], 0)
  const say = (text: typeof fr | typeof en, id: string, values: Message['values']) =>
    plain(render(text as Text, { id, values }, cast))
  expect(say(fr, 'night.ate', { who: 'cook', left: 2 })).toBe('Vous mangez.')
  expect(say(en, 'night.ate', { who: 'cook', left: 2 })).toBe('You eat.')
  expect(say(fr, 'night.ate', { who: 'soldier', left: 2 })).toBe('Le soldat mange.')
  expect(say(fr, 'plan.where', { pawn: 'cook' })).toBe('Plan commun\u00a0: où va votre pion\u00a0?')
  expect(say(fr, 'end.died', { who: 'cook' })).toBe('Vous êtes morte. L’île a eu raison de vous.')
  expect(say(fr, 'character', { who: 'cook' })).toBe('La cuisinière')
})
