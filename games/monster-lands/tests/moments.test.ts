import type { BesideProps, Passage } from '@tablee/board'
import type { Report, Seat } from '@tablee/kernel'
import { describe, expect, test } from 'vitest'
import { besides, drawingOf } from '../board/moments/besides.ts'
import { fightOf } from '../board/moments/fight.ts'
import { hundredths } from '../board/moments/option.tsx'
import Panel from '../board/moments/panel.tsx'
import { passages } from '../board/moments/passages.ts'
import { scenesIn, spoken } from '../board/moments/scenes.ts'
import { standingOf } from '../board/moments/standing.ts'
import { poses } from '../board/question/index.tsx'
import { fetchScenes } from '../board/words.ts'
import { monsterLands } from '../game.ts'
import type { MonsterView } from '../view.ts'
import { enter } from './adventure/field.ts'
import { draw as drawPart, propsOf, watch } from './drawing.ts'
import { type MonsterMatch, position } from './position.ts'

await Promise.all([fetchScenes('en'), fetchScenes('fr')])

const journal = (match: MonsterMatch): readonly Report[] => match.history?.journal ?? []
const viewOf = (match: MonsterMatch, seat: Seat | null) => match.view(seat) as MonsterView

const draw = (props: BesideProps<MonsterView>): string => drawPart(Panel, props)

/** What is shown to a seat, or a spectator, of what has happened since. */
function since(
  match: MonsterMatch,
  seat: Seat | null,
  before: MonsterView,
  told: number,
): readonly Passage[] {
  const all = journal(match)
  return passages(all.slice(told), { before, after: viewOf(match, seat), journal: all }, 'fr')
}

/** How many answers of a random game are looked at. */
const answers = 900

/** What nobody at the table may miss. */
const MATTERS = [
  'monster.rolled',
  'rolled',
  'rerolled',
  'death',
  'attack.failed',
  'monster.captured',
  'monster.killed',
  'region.conquered',
  'conquest.failed',
  'plundered',
  'mission.won',
  'mission.failed',
  'contract.fulfilled',
  'trap.revealed',
  'ambush.aimed',
  'ambush.stole',
  'madhala.rolled',
  'madhala.settles',
  'madhala.monster',
  'wages.paid',
  'wages.short',
  'deserted',
  'panic.spread',
  'region.came',
  'mission.came',
  'monster.came',
]

describe('passages', () => {
  test.each([
    { seats: 1, seed: 4, options: {} },
    { seats: 3, seed: 2, options: {} },
    { seats: 3, seed: 7, options: { ambushes: true } },
  ])('show a spectator all that matters, once: $seats seats, seed $seed', ({ seats, seed, options }) => {
    const met = new Set<string>()
    const keys = new Map<string, string>()
    watch(monsterLands, { seats, seed, options, answers }, match => {
      const before = viewOf(match, null)
      const told = journal(match).length
      return () => {
        const shown = since(match, null, before, told)
        const seen = shown.flatMap(({ reports }) => reports)
        expect(new Set(seen).size).toBe(seen.length)
        for (const report of journal(match).slice(told)) {
          if (!MATTERS.includes(report.id) || report.at <= 1) continue
          met.add(report.id)
          expect(seen, report.id).toContain(report)
        }
        for (const { key, sentence, whole } of shown) {
          // What happens at home is about no place: the map goes back to all of it.
          expect(whole === true, key).toBe(/^(home|panic|wages|turn):/.test(key))
          expect(keys.get(key) ?? sentence).toBe(sentence)
          keys.set(key, sentence)
          expect(sentence).not.toContain('undefined')
        }
      }
    })
    expect(met.size).toBeGreaterThan(10)
  })

  test('whoever fights sees dice with the next question; what the fight came to is shown to them too', () => {
    const match = enter(
      position('air', 'water')
        .monster('regionA', 'krinx')
        .region('regionA', 'thaklan')
        .sends(0, 'korgo', 'regionA:0', { force: 2, guards: 4 })
        .rolls(6, 1, 1, 1, 2, 3),
      'regionA',
    )
    const look = (seat: Seat | null) => ({ view: viewOf(match, seat), told: journal(match).length })
    let mine = look(0)
    const theirs = look(1)
    match.pickKey(0, 'roll')
    expect(since(match, 0, mine.view, mine.told)).toEqual([])
    expect(since(match, 1, theirs.view, theirs.told)).toMatchObject([
      { name: 'combat', seat: 0, concerns: [], sentence: 'Krinx frappe Korgo : 1 touche.' },
    ])
    match.pickKey(0, 'path')
    mine = look(0)
    match.pickKey(0, 'roll:all') // Nothing is left to do after it.
    const [end] = since(match, 0, mine.view, mine.told)
    expect(end).toMatchObject({ name: 'combat', seat: 0, concerns: [0] })
    expect(end.sentence).toBe('Korgo ne vient pas à bout de Krinx : 5.')
  })

  test('a death of one’s own is never skipped with the rest; another’s may be', () => {
    const match = enter(
      position('air', 'water')
        .monster('regionA', 'krinx')
        .region('regionA', 'thaklan')
        .sends(0, 'korgo', 'regionA:0', { force: 2 })
        .rolls(6, 6, 6, 6),
      'regionA',
    )
    const before = { own: viewOf(match, 0), other: viewOf(match, 1), told: journal(match).length }
    match.pickKey(0, 'roll')
    const own = since(match, 0, before.own, before.told)
    const other = since(match, 1, before.other, before.told)
    expect(own[0]).toMatchObject({ stops: true, sentence: 'Korgo meurt face à Krinx.' })
    expect(other[0].stops).toBeUndefined()
  })
})

describe('a fight', () => {
  test('is told by the journal as the rules know it: hits, what stopped them, wounds, the parts of the total', () => {
    const match = enter(
      position('air', 'water')
        .monster('regionA', 'krinx')
        .region('regionA', 'thaklan')
        .sends(0, 'korgo', 'regionA:0', { force: 2, guards: 1, venom: 1, tokens: ['flat4'] })
        .rolls(6, 5, 1, 1, 4, 2),
      'regionA',
    )
    for (const key of ['roll', 'path', 'pass', 'roll:force', 'venom']) {
      if (match.face(0)?.candidates.some(one => one.key === key)) match.pickKey(0, key)
    }
    const scene = scenesIn(spoken(journal(match))).findLast(({ kind }) => kind === 'battle')
    const fight = fightOf(scene?.reports ?? [])
    expect(fight.blows).toMatchObject([
      { dice: [6, 5, 1, 1], hits: 2, stops: [{ shield: 'path' }], wounds: 1, dead: false },
    ])
    expect(fight).toMatchObject({ total: 10, venom: 2, end: null })
    // What all can see, and what the journal alone tells, come to the same.
    const known = standingOf(fight, viewOf(match, 1), null)
    const reckoned = standingOf(fight, { ...viewOf(match, 1), battle: null }, null)
    expect(known).toMatchObject({ base: 10, carry: 0, flat: 4, venom: 2, trapped: true, left: 1 })
    expect(reckoned).toMatchObject({ base: 10, carry: 0, flat: 4, venom: 2 })
  })

  test('that failed with enough for a capture had no trap', () => {
    const lost = (...dice: number[]) => {
      const match = enter(
        position('air', 'water')
          .monster('regionA', 'krinx') // VC 9, VE 11.
          .region('regionA', 'thaklan')
          .sends(0, 'korgo', 'regionA:0', { force: 2 })
          .rolls(1, 1, 1, 1, ...dice),
        'regionA',
      )
      match.pickKey(0, 'roll')
      match.pickKey(0, 'roll:all')
      const scene = scenesIn(spoken(journal(match))).findLast(({ kind }) => kind === 'battle')
      const fight = fightOf(scene?.reports ?? [])
      return { end: fight.end, ...standingOf(fight, { ...viewOf(match, 1), battle: null }, null) }
    }
    expect(lost(4, 5)).toMatchObject({ end: 'failed', base: 9, trapped: false })
    expect(lost(4, 4)).toMatchObject({ end: 'failed', base: 8, trapped: true })
  })
})

describe('a question with a picture', () => {
  test('shows everything that may be chosen, in every size and language', () => {
    const met = new Set<string>()
    for (const [seats, seed, options] of [
      [1, 3, {}],
      [3, 6, { ambushes: true }],
    ] as const)
      watch(monsterLands, { seats, seed, options, answers }, (match, seat, face) => {
        if (drawingOf(face) === null) return
        const size = (['desktop', 'tablet', 'phone'] as const)[met.size % 3]
        met.add(face.prompt.id)
        expect(poses(face, viewOf(match, seat))).toBe(true)
        const drawn = draw(propsOf(match, seat, { size, language: seed === 3 ? 'fr' : 'en' }))
        for (const { key } of face.candidates) expect(drawn, face.prompt.id).toContain(`data-key="${key}"`)
        expect(drawn).not.toContain('undefined')
        expect(drawn).not.toContain('NaN')
      })
    for (const prompt of [
      'monster.attack',
      'attack.step',
      'assign.load',
      'mission.roll',
      'plunder',
      'reveal.trap',
    ])
      expect(met).toContain(prompt)
  })

  test('others’ scenes are drawn too, without anything to choose', () => {
    let drawn = 0
    watch(monsterLands, { seats: 3, seed: 5, answers }, match => {
      const before = viewOf(match, null)
      const told = journal(match).length
      return () => {
        const shown = since(match, 1, before, told)
        for (const at of shown.keys()) {
          const markup = draw(propsOf(match, 1, { passages: shown, shown: at, face: null, candidates: [] }))
          expect(markup).not.toContain('data-key')
          expect(markup).not.toContain('undefined')
          drawn++
        }
      }
    })
    expect(drawn).toBeGreaterThan(30)
  })
})

test('shares of odds make a hundred, whatever rounding does', () => {
  const thirds = hundredths([
    { look: 'failure', chance: 1 / 3 },
    { look: 'capture', chance: 1 / 3 },
    { look: 'kill', chance: 1 / 3 },
  ])
  expect(thirds.reduce((sum, { n }) => sum + n, 0)).toBe(100)
  expect(
    hundredths([
      { look: 'failure', chance: 1 },
      { look: 'kill', chance: 0 },
    ]),
  ).toEqual([{ look: 'failure', n: 100 }])
})

test('before the wages the purse is shown, with everything that may still be done [wages.10]', () => {
  const match = position('fire', 'water').has(0, { gold: 3, glory: 6 }).trophies(0, 'abysur').at('cleanup')
  const face = match.face(0)
  expect(face?.prompt.id).toBe('free.wages')
  const drawn = draw(propsOf(match, 0))
  for (const { key } of face?.candidates ?? []) expect(drawn).toContain(`data-key="${key}"`)
  expect(drawn).toContain('ml-purse')
  expect(drawn).toContain('Payer les salaires')
  // It is about no place: the map goes back from the last fight to all of it.
  expect(face && besides(face, viewOf(match, 0))).toEqual(['home'])
})

test('what was taken along can be taken back with a minus, the last of its kind too', () => {
  const match = position('fire').pool(0, 3, 2).at(['deploy', 0])
  const pick = (key: string) => match.pickKey(0, key)
  pick('path:regionA:0')
  while (match.ask && match.ask.id !== 'assign.load') match.pick(0, 0)
  const before = draw(propsOf(match, 0))
  expect(before).not.toContain('ml-less')
  const taken = new Set(['die:force', 'stock:potion'])
  const drawn = draw(propsOf(match, 0, { taken }))
  expect(drawn.split('class="ml-less"')).toHaveLength(3)
  expect(drawn).toContain('is-spent')
})
