import { Chance, Match, type Report, type Seat } from '@tablee/kernel'
import { describe, expect, test } from 'vitest'
import { board } from '../../board/index.ts'
import { Chart } from '../../board/map/map.tsx'
import { chanceToWin } from '../../board/moments/combat.tsx'
import Panel from '../../board/moments/panel.tsx'
import { passages, type Told } from '../../board/moments/passages.ts'
import { scenesIn } from '../../board/moments/scenes.ts'
import { diluvium } from '../../game.ts'
import { RIVAL } from '../../state.ts'
import type { DiluviumView } from '../../view.ts'
import { type DiluviumMatch, several, solo } from '../position.ts'
import { draw, propsOf } from './drawing.ts'

const journalOf = (match: DiluviumMatch, seat: Seat): readonly Report[] =>
  (match.history?.journal ?? []).filter(({ to }) => !to || to.includes(seat))
const viewOf = (match: DiluviumMatch, seat: Seat) => match.view(seat) as DiluviumView

/** What a seat is shown of what a pick brings. */
function shownBy(match: DiluviumMatch, seat: Seat, pick: () => void): readonly Told[] {
  const before = viewOf(match, seat)
  const known = journalOf(match, seat).length
  pick()
  const journal = journalOf(match, seat)
  const after = viewOf(match, seat)
  return passages(journal.slice(known), { before, after, journal }, 'fr') as readonly Told[]
}

/** The panel at a step. */
const panelAt = (match: DiluviumMatch, seat: Seat, steps: readonly Told[], shown: number): string =>
  draw(Panel, propsOf(match, seat, { passages: steps, shown }))

/** Seen on the table itself: rounds, the column that goes round, piles that grow. */
const QUIET: ReadonlySet<string> = new Set(['round', 'kernel.only'])

describe.each(['s01', 's06', 's09', 's12'])('while a random game of %s goes by', scenario => {
  test('whatever the rival does is shown step by step, and every step is drawn', () => {
    const match: DiluviumMatch = Match.start(diluvium, { seats: 1, seed: 7, options: { scenario } })
    const chance = Chance.of(7)
    let drawn = 0
    while (match.ask && match.picks < 180) {
      const from = journalOf(match, 0).length
      const steps = shownBy(match, 0, () => match.pick(0, chance.below(match.ask?.count(0) ?? 1)))
      expect(new Set(steps.map(({ key }) => key)).size).toBe(steps.length)
      const told = new Set(steps.flatMap(({ reports }) => reports))
      for (const report of journalOf(match, 0).slice(from)) {
        const { party } = (report.values ?? {}) as { readonly party?: number }
        const theirs = party === RIVAL || report.id === 'token.drawn' || report.id.startsWith('curse.')
        if (theirs && !QUIET.has(report.id)) expect(told.has(report), report.id).toBe(true)
      }
      for (const [n, step] of steps.entries()) {
        expect(step.sentence).not.toMatch(/undefined|\[\[/)
        if (drawn++ % 12 === 0) expect(panelAt(match, 0, steps, n)).toContain('dl-tale')
      }
    }
    expect(drawn).toBeGreaterThan(10)
  })
})

test('a ship is seen to sail before its tile is turned over, and the gold comes with its step [rexplore.8]', () => {
  const begun = solo().last(0, 'explore').tokens('ct1a')
  const asked = begun.at(['after', 0])
  const shown = shownBy(asked, 0, () => asked.pickKey(0, 'end'))
  const kinds = shown.map(({ kind }) => kind)
  expect(kinds[0]).toBe('token')
  expect(kinds).toContain('sail')
  const sail = shown[kinds.indexOf('sail')]
  expect(sail.way?.to).toBe(sail.now.rival?.explorer)
  expect(sail.way?.from).not.toBe(sail.way?.to)
  const turned = kinds.indexOf('reveal')
  if (turned >= 0) expect(sail.now.places[sail.way?.to ?? ''].up).toBe(false)
  const last = shown[shown.length - 1]
  expect(last.now.rival?.gold).toBe(viewOf(asked, 0).rival?.gold)
  expect(shown[0].now.rival?.gold).toBe(0)
  expect(shown.map(({ phase }) => phase)).toEqual(shown.map(() => 'rival'))
  expect(last.now.rival?.gold).toBeGreaterThan(0)
  // The chart shows the step: an arrow, and the ship where it is by then.
  const passing = { passages: shown, shown: kinds.indexOf('sail') }
  expect(draw(Chart, propsOf(asked, 0, { passing }))).toContain('dl-arrow')
  expect(panelAt(asked, 0, shown, 0)).toContain('ils font comme vous')
})

test('a question of combat is drawn with the chances of each number of Weapons [combat.2, combat.6]', () => {
  const match = solo()
    .up('0,0', '-1,1')
    .warship(0, '-1,1')
    .warship(1, '0,0')
    .has(0, { weapons: 2, food: 3 })
    .strength(0, 2)
    .strength(1, 2)
    .at(['turn', 0])
  match.pickKey(0, 'fight')
  match.pickKey(0, '0,0')
  const face = match.face(0)
  expect(face?.prompt.id).toBe('combat')
  if (!face) return
  expect(board.besides?.(face, viewOf(match, 0), [])).toBe(true)
  const panel = draw(Panel, propsOf(match, 0))
  for (const { key } of face.candidates) expect(panel).toContain(`data-key="${key}"`)
  // Two zeros, three ones, three twos in the pile, and a tie is the attacker's.
  expect(panel).toContain('25\u00a0% de l’emporter')
  expect(panel).toContain('63\u00a0% de l’emporter')
  expect(panel).toContain('100\u00a0% de l’emporter')

  const steps = shownBy(match, 0, () => match.pickKey(0, '2'))
  const [combat] = steps.filter(({ kind }) => kind === 'combat')
  expect(combat.concerns).toEqual([0, RIVAL])
  expect(panelAt(match, 0, steps, steps.indexOf(combat))).toContain('Vous l’emportez')
})

test('an attack on an outpost promises what its own strength pays [s05.17]', () => {
  const match = solo({ scenario: 's05' })
    .up('-2,2')
    .change(({ places }) => {
      for (const { token } of Object.values(places)) if (token) token.n = 5 - token.n
    })
    .warship(0, '-2,2')
    .at(['turn', 0])
  const { n = 0 } = match.state.places['-2,2'].token ?? {}
  match.pickKey(0, 'fight')
  match.pickKey(0, '-2,2')
  expect(draw(Panel, propsOf(match, 0))).toContain(`rapporte ${match.state.data.tracks.prizes[n - 1]}`)
})

test('the rival against a monster is seen with what its total was made of [rmonster.2]', () => {
  const position = solo().up('1,2').tile('0,3', 25).warship(RIVAL, '1,2').strength(RIVAL, 2)
  const match = position.last(0, 'fight').tokens('ct0a', 'ct2a').at(['after', 0])
  const steps = shownBy(match, 0, () => match.pickKey(0, 'end'))
  const fought = steps.findIndex(({ kind }) => kind === 'monster')
  const panel = panelAt(match, 0, steps, fought)
  for (const words of ['+2', '>4<', 'Scylla', '>5<', 'Le monstre tient bon']) expect(panel).toContain(words)
})

test('whoever defends loses nothing by a tie but the combat [combat.6]', () => {
  const view = viewOf(solo().at(['turn', 0]), 0)
  const fight = { attacker: RIVAL, defender: 0, attack: 2, defence: 2, ties: true }
  expect(chanceToWin(view, fight, 0)).toBe(0)
  expect(chanceToWin(view, fight, 1)).toBe(2 / 8)
  expect(chanceToWin(view, fight, 2)).toBe(5 / 8)
  expect(chanceToWin(view, { ...fight, ties: false }, 0)).toBe(2 / 8)
})

test('in a game of several a turn of another is one step that waits for nobody, a flight waits for its victim', () => {
  const match = several(2).up('0,0').at(['turn', 1])
  const steps = shownBy(match, 0, () => {
    match.pickKey(1, 'explore')
    const [first] = match.face(1)?.candidates ?? []
    match.pickKey(1, first.key)
  })
  expect(steps.map(({ kind, concerns }) => [kind, concerns])).toEqual([['acts', []]])
  expect(shownBy(several(2).at(['turn', 0]), 0, () => {})).toEqual([])

  const fled = scenesIn([
    { id: 'acts', values: { party: 1, action: 'fight' } },
    { id: 'settler.fled', values: { party: 0, place: { at: '0,0', name: 'C2', city: null }, to: 'reserve' } },
  ])
  expect(fled.map(({ kind }) => kind)).toEqual(['acts', 'flight'])
})

test('a step belongs to the half of the round in which it was made', () => {
  const tie = solo()
    .tile('0,0', 9)
    .tile('1,0', 22)
    .explored(RIVAL, '0,0')
    .explored(RIVAL, '1,0')
    .column('weapons', 'craft', 'food', 'ruins')
    .last(0, 'colonise')
    .tokens('ct1a')
    .at('rival')
  const theirs = shownBy(tie, 0, () => tie.pickKey(0, '1,0:weapons'))
  expect(theirs.map(({ phase }) => phase)).toEqual(theirs.map(() => 'rival'))
  expect(theirs.length).toBeGreaterThan(0)
  const sailing = solo().has(0, { food: 2 }).at(['turn', 0])
  sailing.pickKey(0, 'explore')
  const yours = shownBy(sailing, 0, () => sailing.pickKey(0, '0,2'))
  expect(yours.map(({ phase }) => phase)).toEqual(yours.map(() => undefined))
  expect(yours.length).toBeGreaterThan(0)
})
