import { describe, expect, test } from 'vitest'
import { componentData } from '../data/all.ts'
import { nameOf } from '../text/sources.ts'

const ours = componentData().filter(({ from }) => from === 'reconstructed')

describe.each(['fr', 'en'] as const)('in %s', language => {
  test('whatever is reconstructed has a name of its own, and so has its record', () => {
    const names = ours.map(({ id }) => nameOf(id, language))
    for (const [place, name] of names.entries()) {
      expect(name, ours[place].id).toMatch(/^\p{L}[^:]*, \p{L}|^\p{L}[^:]*, \d/u)
      expect(name, ours[place].id).not.toContain('undefined')
    }
    expect(new Set(names).size).toBe(names.length)
    for (const { of = '' } of ours) expect(nameOf(of, language), of).toMatch(/^\p{L}[^:]*$/u)
  })
})

test.each([
  ['location:4.bonus', 'Emplacement 4, bonus de placement', 'Location 4, bonus'],
  ['location:raptorTemple.needs', 'Temple Raptor, case dino', 'Raptor Temple, dino space'],
  ['assembly:4.many', 'Tuile d’assemblée IV, à 4 joueurs', 'Assembly tile IV, for 4 players'],
  ['adventure:the-peak.threat1', 'The Peak, menaces de la 1re étape', 'The Peak, threats of stage 1'],
  ['objective:o13.letter', 'Objectif 13, lettre', 'Objective 13, letter'],
  ['program:rider.temple', 'Rider, temple', 'Rider, temple'],
  ['track:reserve.start', 'Pistes de réserve, case de départ', 'Reserve tracks, start space'],
])('%s is %s, in English %s', (id, fr, en) => {
  expect([nameOf(id, 'fr'), nameOf(id, 'en')]).toEqual([fr, en])
})
