import type { Match, Report } from '@tablee/kernel'
import { expect, test } from 'vitest'
import { board } from '../board/index.ts'
import { beatsOf, propsAt } from '../board/moments/beats.ts'
import Panel from '../board/moments/panel.tsx'
import type { Told } from '../board/moments/passages.ts'
import { viewAt } from '../board/moments/step-view.ts'
import type { Zone } from '../data/types.ts'
import { perseverance4 } from '../game.ts'
import type { Perseverance4View } from '../view.ts'
import { draw, propsOf, watch } from './drawing.ts'

/** What was told to the only seat since some picks, and its view before and after. */
function turns(
  seed: number,
  look: (
    before: Perseverance4View,
    after: Perseverance4View,
    reports: readonly Report[],
    match: Match,
  ) => void,
) {
  watch(perseverance4, { seats: 1, seed }, (match, seat, face) => {
    if (face.prompt.id !== 'solo.turn') return
    const before = match.view(seat) as Perseverance4View
    const told = match.history?.journal.length ?? 0
    return () =>
      look(
        before,
        match.view(seat) as Perseverance4View,
        match.history?.journal.slice(told) ?? [],
        match as Match,
      )
  })
}

test('the table as far as all that was told is the table as it is', () => {
  let seen = 0
  for (const seed of [1, 2, 3])
    turns(seed, (before, after, reports) => {
      // Wounds and what is asked in the middle go on afterwards.
      if (reports.some(({ id }) => id === 'combat')) return
      const { zones, influence, breaches } = viewAt(before, reports)
      expect({ zones, influence, breaches }).toEqual({
        zones: after.zones,
        influence: after.influence,
        breaches: after.breaches,
      })
      seen++
    })
  expect(seen).toBeGreaterThan(3)
})

test('after a question a combat ends with its wave, and an assembly with its dice in the pool', () => {
  const seen = { combat: 0, assembly: 0 }
  for (const seed of [1, 2, 3])
    watch(perseverance4, { seats: 1, seed }, (match, seat, face) => {
      const asked = face.prompt.id === 'negotiate' ? 'assembly' : 'combat'
      if (!['negotiate', 'honour', 'reward', 'wound'].includes(face.prompt.id)) return
      const before = match.view(seat) as Perseverance4View
      const past = [...(match.history?.journal ?? [])]
      const { zone } = (past.findLast(({ id }) => id === asked)?.values ?? {}) as { zone: Zone }
      return () => {
        const reports = (match.history?.journal ?? []).slice(past.length)
        const ends = asked === 'assembly' ? 'die.rerolled' : 'unit.deployed'
        const at = reports.findIndex(({ id }) => id === ends)
        if (at < 0 || reports.slice(0, at).some(({ id }) => id === asked)) return
        const there = viewAt(before, reports.slice(0, at + 1), past).zones[zone]
        if (asked === 'assembly') expect(there.dice).toEqual([null, null, null, null])
        else expect(there.units.filter(unit => unit !== null)).toHaveLength(1)
        seen[asked]++
      }
    })
  expect(Math.min(seen.combat, seen.assembly)).toBeGreaterThan(0)
})

test('the turn of the Dissenters is shown step by step, each with what was told, choices with their reasons', () => {
  let ladders = 0
  let rallies = 0
  turns(5, (before, after, reports, match) => {
    const journal = match.history?.journal ?? []
    const passages = board.passages?.(reports, { before, after, journal }, 'fr') ?? []
    expect(passages.length).toBeGreaterThan(4)
    expect(new Set(passages.map(({ key }) => key)).size).toBe(passages.length)
    // Whose turn it is stands where the phases do; reasons stand below the sentence.
    expect(passages[0].meanwhile).toBe('Dissidents')
    for (const { sentence, why } of passages) expect(sentence.endsWith(').') && why !== undefined).toBe(false)
    expect(passages.filter(({ meanwhile }) => meanwhile === 'Narek agit').length).toBeGreaterThan(0)
    // Unless a combat asks something in between, the round is told to its new row.
    if (!reports.some(({ id }) => id === 'solo.row')) return
    expect(passages.flatMap(passage => passage.reports)).toEqual(
      reports.slice(
        reports.findIndex(({ id }) => id === 'solo.assigned'),
        reports.findLastIndex(({ id }) => id === 'solo.row') + 1,
      ),
    )
    for (const shown of passages.keys()) {
      const drawn = draw(Panel, propsOf(match, 0, { passages, shown, before }))
      expect(drawn).not.toMatch(/undefined|NaN|\[\[/)
      if (drawn.includes('pv-ladder')) ladders++
      const [{ id, values }] = passages[shown].reports
      if (id !== 'rallied' || values?.choice === undefined) continue
      expect(drawn).toContain('pv-ladder')
      rallies++
    }
  })
  expect(ladders).toBeGreaterThan(3)
  expect(rallies).toBeGreaterThan(0)
})

test('what a Dissenter found of a place stands on it at that step, and at no other; the card ticks off what is done', () => {
  const seen = { chosen: 0, weighed: 0, other: 0, ticked: 0 }
  turns(5, (before, after, reports, match) => {
    const journal = match.history?.journal ?? []
    const passages = board.passages?.(reports, { before, after, journal }, 'fr') ?? []
    for (const [shown, { reports: told }] of passages.entries()) {
      const choice = told.find(({ values }) => values?.choice !== undefined)?.values?.choice as
        | { readonly place: string | null; readonly avoided: readonly object[] }
        | undefined
      // A map is dear to draw.
      if (choice === undefined ? seen.other++ > 0 : seen.chosen > 7) continue
      const map = draw(board.Map, propsOf(match, 0, { passing: { passages, shown } }))
      const ribbons = [...map.matchAll(/p4-verdict is-(\w+)/g)].map(([, verdict]) => verdict)
      const panel = draw(Panel, propsOf(match, 0, { passages, shown, before }))
      if (/class="is-done"><b>✓/.test(panel)) seen.ticked++
      if (choice === undefined) expect(ribbons).toEqual([])
      else {
        seen.chosen++
        if (ribbons.length > 1) seen.weighed++
        expect(ribbons.filter(verdict => verdict === 'chosen')).toHaveLength(choice.place === null ? 0 : 1)
        expect(ribbons.filter(verdict => verdict === 'full' || verdict === 'ahead')).toHaveLength(
          choice.avoided.length,
        )
      }
    }
  })
  expect(seen.chosen).toBe(8)
  expect(seen.weighed).toBeGreaterThan(0)
  expect(seen.ticked).toBeGreaterThan(0)
})

test('a step has three beats: the card, what is weighed, and the piece that comes, in a halo', () => {
  const seen = { three: 0, two: 0, one: 0, fresh: 0, reasons: 0 }
  turns(5, (before, after, reports, match) => {
    const journal = match.history?.journal ?? []
    const passages = (board.passages?.(reports, { before, after, journal }, 'fr') ?? []) as readonly Told[]
    for (const step of passages) {
      const beats = beatsOf(step)
      expect(beats.at(-1)).toBe('result')
      seen[beats.length === 3 ? 'three' : beats.length === 2 ? 'two' : 'one']++
      const weighed = step.reports.some(({ values }) => values?.choice !== undefined)
      expect(beats.includes('target')).toBe(weighed)
      // A map is dear to draw.
      if (!weighed || seen.fresh > 5) continue
      const at = (beat: 'card' | 'target' | 'result') => {
        const props = propsAt(propsOf(match, 0), step, beat)
        expect(props.view).toBe(beat === 'result' ? step.now : step.was)
        return draw(board.Map, props)
      }
      const [card, target, result] = [at('card'), at('target'), at('result')]
      expect(card).not.toMatch(/p4-verdict|is-fresh/)
      expect(target).toContain('p4-verdict')
      expect(target).not.toContain('is-fresh')
      const places = step.reports.find(({ values }) => values?.choice !== undefined)?.values?.choice as {
        readonly place: string | null
        readonly findings: readonly { readonly values: readonly number[] }[]
        readonly avoided: readonly object[]
      }
      expect(result.includes('is-fresh')).toBe(
        places.place !== null && step.reports[0].id !== 'solo.cannotRally',
      )
      if (result.includes('is-fresh')) seen.fresh++
      // Whoever was weighed has a ribbon: those avoided, the one chosen, and each of the others with what told it apart.
      const [{ values } = { values: [null] }] = places.findings
      expect([...target.matchAll(/p4-verdict is-/g)]).toHaveLength(
        places.place === null ? places.avoided.length : values.length + places.avoided.length,
      )
      if (/is-(fewest|program|opposed|next)/.test(target)) seen.reasons++
    }
  })
  expect(Math.min(...Object.values(seen))).toBeGreaterThan(0)
})
