import { expect, test } from 'vitest'
import { ADVENTURES } from '../../data/adventures.ts'
import { BEASTS } from '../../data/beasts.ts'
import { DISCOVERIES } from '../../data/discoveries.ts'
import type { Effect } from '../../data/effects.ts'
import { EQUIPMENT } from '../../data/equipment.ts'
import { EVENTS } from '../../data/events.ts'
import { INVENTIONS } from '../../data/inventions.ts'
import { TREASURES } from '../../data/mysteries/treasures.ts'
import { MYSTERIES } from '../../data/mysteries.ts'
import { SKILLS } from '../../data/skills.ts'
import { WRECKAGE } from '../../data/wreckage.ts'
import { hasSpecial } from '../../rules/cards/special.ts'
import { SCENARIOS } from '../../scenarios/data.ts'
import * as kingKong from '../../scenarios/king-kong/data.ts'
import { effectsInWords as english } from '../../text/en/effects.ts'
import { LASTING as LASTING_EN } from '../../text/en/lasting.ts'
import { SPECIAL as SPECIAL_EN } from '../../text/en/specials.ts'
import { effectsInWords as french } from '../../text/fr/effects.ts'
import { LASTING as LASTING_FR } from '../../text/fr/lasting.ts'
import { SPECIAL as SPECIAL_FR } from '../../text/fr/specials.ts'
import '../../game.ts'

const TABLES = [
  EVENTS,
  ADVENTURES,
  MYSTERIES,
  WRECKAGE,
  INVENTIONS,
  BEASTS,
  EQUIPMENT,
  DISCOVERIES,
  SKILLS,
  SCENARIOS,
  kingKong,
]

/** Whether something in the tables is an effect. */
const isEffect = (value: object): value is Effect => 'do' in value && typeof value.do === 'string'

/** All effects of the tables, however deep. */
function effectsIn(value: unknown): Effect[] {
  if (typeof value !== 'object' || value === null) return []
  return [...(isEffect(value) ? [value] : []), ...Object.values(value).flatMap(effectsIn)]
}

const ALL = TABLES.flatMap(effectsIn)
const SPECIALS = [...new Set(ALL.flatMap(effect => (effect.do === 'special' ? [effect.id] : [])))]

test.each(SPECIALS)('the irregular effect %s has a function, and words in both languages', id => {
  expect(hasSpecial(id)).toBe(true)
  expect(SPECIAL_EN[id]).toBeTypeOf('string')
  expect(SPECIAL_FR[id]).toBeTypeOf('string')
})

test('no words are left of effects that are gone', () => {
  expect(Object.keys(SPECIAL_EN).toSorted()).toEqual(SPECIALS.toSorted())
  expect(Object.keys(SPECIAL_FR).toSorted()).toEqual(SPECIALS.toSorted())
})

test('what lasts is told in both languages, and nothing else is', () => {
  const ids = [...new Set(ALL.flatMap(effect => (effect.do === 'lasting' ? [effect.id] : [])))].toSorted()
  expect(Object.keys(LASTING_EN).toSorted()).toEqual(ids)
  expect(Object.keys(LASTING_FR).toSorted()).toEqual(ids)
})

test('everything that is found, drawn or built says what it is good for, but gold', () => {
  const things: { readonly [id: string]: object } = {
    ...TREASURES,
    ...EQUIPMENT,
    ...DISCOVERIES,
    ...INVENTIONS,
    ...Object.assign({}, ...Object.values(SCENARIOS).map(({ inventions }) => inventions)),
  }
  const mute = Object.entries(things).filter(
    ([, thing]) => !('pawn' in thing) && effectsIn(thing).length === 0,
  )
  expect(mute.map(([id]) => id)).toEqual(['gold'])
})

test('every effect of every card can be said in both languages', () => {
  expect(ALL.length).toBeGreaterThan(500)
  for (const effect of ALL)
    for (const words of [english([effect]), french([effect])])
      expect(words, effect.do).not.toMatch(/undefined|NaN|^$/)
})

test('effects read as a player would say them', () => {
  expect(english(EVENTS.flood.event)).toBe(
    'choose: turn an item back, with its effect – or the weapons level falls by 1 – or the palisade level falls by 1 – or everybody takes 1 wound',
  )
  expect(french(EVENTS.disaster.event)).toBe('le Toit ou la Palissade diminue de 1')
  expect(french(ADVENTURES.accident.lower ?? [])).toBe(
    'sans le Remède, le porteur de cette blessure subit 3\u00a0blessures\u00a0; avec lui, le porteur de cette blessure subit 1\u00a0blessure\u00a0; la Blessure spéciale est retirée',
  )
})
