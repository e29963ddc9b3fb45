import { expect, test } from 'vitest'
import Body from '../board/sheet/body.tsx'
import { sheet } from '../board/sheet/index.tsx'
import { fetchScenes } from '../board/words.ts'
import { BUILDING_IDS } from '../data/board.ts'
import { EQUIPMENT } from '../data/equipment.ts'
import { LOOT_IDS } from '../data/loot.ts'
import { MEMBER_IDS } from '../data/members.ts'
import { COMPETITIVE, CONTRACTS } from '../data/missions.ts'
import { MONSTERS } from '../data/monsters.ts'
import { REGIONS } from '../data/regions.ts'
import { SCENARIO_IDS } from '../data/solo.ts'
import { TRAPS } from '../data/traps.ts'
import type { MonsterView } from '../view.ts'
import { view } from '../view.ts'
import { draw, propsOf } from './drawing.ts'
import { position } from './position.ts'

await Promise.all([fetchScenes('en'), fetchScenes('fr')])

const refs = (kind: string, ids: readonly string[]) => ids.map(id => `${kind}:${id}`)

const CARDS = [
  ...refs('monster', Object.keys(MONSTERS)),
  ...refs('region', Object.keys(REGIONS)),
  ...refs('member', [...MEMBER_IDS, 'novice']),
  ...refs('equipment', Object.keys(EQUIPMENT)),
  ...refs('trap', Object.keys(TRAPS)),
  ...refs('loot', LOOT_IDS),
  ...refs('mission', [...Object.keys(COMPETITIVE), ...Object.keys(CONTRACTS), 'missionA', 'missionB']),
  ...refs('building', BUILDING_IDS),
]

const anyTable = position('fire').at('cleanup')

const drawn = (about: string, view: MonsterView, language: 'en' | 'fr'): string =>
  draw(Body, { ...propsOf(anyTable, 0, { view, language }), about })

test('every card, token, tile and building has its sheet, small, in both languages', () => {
  const here = view(position('fire', 'water').state, 0)
  for (const language of ['en', 'fr'] as const)
    for (const about of CARDS) {
      const head = sheet?.(about, here, language)
      expect(head, about).toMatchObject({ title: expect.stringMatching(/./), small: true })
      const body = drawn(about, here, language)
      expect(body, about).toMatch(/<p>.+<\/p>/)
      expect(body, about).not.toMatch(/undefined|NaN|\.\.</)
    }
  expect(sheet?.('monster:nobody', here, 'en')).toBeNull()
  expect(sheet?.('path:regionA:0', here, 'en')).toBeNull()
})

test('the sheet of a clan tells its points as they stand [score.1]', () => {
  const here = view(position('fire', 'water').has(0, { glory: 12 }).state, 0)
  // 12 glory, a reputation of 1, two icons of fire.
  expect(sheet?.('seat:0', here, 'en')).toMatchObject({ party: 'fire', note: '14' })
  expect(drawn('seat:0', here, 'en')).toContain('<dt>Glory</dt><dd>12</dd>')
})

test.each(SCENARIO_IDS)('the sheet of a scenario marks the ranks that are reached: %s [solo.8]', scenario => {
  const at = (glory: number) => view(position('fire').with({ scenario }).has(0, { glory }).state, 0)
  const poor = drawn(`scenario:${scenario}`, at(0), 'fr')
  expect(poor).not.toContain('is-met')
  expect(poor).not.toMatch(/undefined|NaN/)
  if (scenario === 'routine') expect(drawn('scenario:routine', at(44), 'fr').split('is-met')).toHaveLength(3)
  expect(drawn('madhala', at(0), 'en')).toContain('<ol')
})
