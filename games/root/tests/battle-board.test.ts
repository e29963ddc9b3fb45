import type { BesideProps } from '@tablee/board'
import type { Report } from '@tablee/kernel'
import { describe, expect, test } from 'vitest'
import Panel from '../board/battle/panel.tsx'
import { board } from '../board/index.ts'
import { supporters } from '../factions/alliance/tests/supporters.ts'
import { wanderer } from '../factions/vagabond/tests/wanderer.ts'
import type { RootView } from '../view.ts'
import { draw, propsOf } from './drawing.ts'
import { type Position, pick, pickOnly, position, type RootMatch } from './position.ts'

const PROMPTS = ['battle.starts', 'battle.rolled']

const journalOf = (match: RootMatch): readonly Report[] => match.history?.journal ?? []

/** The scenes of all that was reported so far, as a seat sees them. */
function passagesOf(match: RootMatch, seat: number | null) {
  const view = match.view(seat) as RootView
  const known = journalOf(match).filter(({ to }) => !to || (seat !== null && to.includes(seat)))
  return board.passages?.(known, { before: view, after: view, journal: known }, 'fr') ?? []
}

function besideOf(match: RootMatch, seat: number | null, shown = 0): BesideProps<RootView> {
  const props = propsOf(match, seat)
  const asks = props.face && board.besides?.(props.face, props.view, journalOf(match))
  return { ...props, passages: asks ? [] : passagesOf(match, seat), shown, before: props.view }
}

const panel = (match: RootMatch, seat: number | null, shown = 0): string =>
  draw(Panel as never, besideOf(match, seat, shown))

const words = (markup: string): string =>
  markup
    .replace(/<[^>]+>/g, ' ')
    .replace(/\s+/g, ' ')
    .trim()

/** Answers until a question of the given seat, or a top-level choice, comes up. */
function until(match: RootMatch, prompt: string): void {
  for (let n = 0; n < 40 && match.ask && match.ask.id !== prompt; n++) {
    const seat = match.ask.waiting[0]
    const face = match.face(seat)
    const last = face?.candidates.findIndex(({ key }) => key === 'pass') ?? -1
    match.pick(seat, Math.max(last, 0))
  }
}

const twelve = (): Position =>
  position('marquise', 'alliance', 'eyrie')
    .warriors('marquise', 4, 12)
    .warriors('alliance', 2, 12)
    .building('alliance', 'foxBase', 12)
    .token('alliance', 'sympathy', 12)
    .token('marquise', 'keep', 1)
    .noting({ actions: 3 })

describe('a battle', () => {
  test('against a Vagabond is seen once he has chosen what he damages, with the hits of both', () => {
    const at = position('marquise', 'vagabond')
      .change(wanderer(1, 'thief', 'sword', 'sword', 'boots', 'tea'))
      .pawn('vagabond', 8)
      .warriors('marquise', 3, 8)
      .dice(2, 2)
    const match = at.turn('marquise', 'daylight')
    pick(match, 'battle')
    expect(match.ask?.id).toBe('vagabond.damage')
    const seen = () => passagesOf(match, 0).filter(({ name }) => name === 'combat')
    expect(seen()).toEqual([])
    pick(match, 'boots')
    expect(match.ask?.id).toBe('vagabond.damage')
    expect(seen()).toEqual([])
    pick(match, 'tea')
    expect(seen().map(({ sentence }) => sentence)).toEqual([expect.stringContaining('2 à 2')])
  })

  test('against a Vagabond who has one item left, and nothing to choose, is seen at once', () => {
    const at = position('marquise', 'vagabond')
      .change(wanderer(1, 'thief', 'boots'))
      .pawn('vagabond', 8)
      .warriors('marquise', 3, 8)
      .dice(2, 0)
    const match = at.turn('marquise', 'daylight')
    pick(match, 'battle')
    expect(passagesOf(match, 0).filter(({ name }) => name === 'combat')).toHaveLength(1)
  })

  test('is one passage, and the seats in it are those it concerns', () => {
    const match = twelve().dice(3, 3).turn('marquise', 'daylight', 1)
    pick(match, 'battle')
    until(match, 'marquise.day')
    const fights = passagesOf(match, 2).filter(({ name }) => name === 'combat')
    expect(fights).toHaveLength(1)
    expect(fights[0].concerns).toEqual([0, 1])
    expect(fights[0].at).toContain('clearing:12')
    expect(fights[0].sentence).toBe('La Marquise attaque l’Alliance en 12 : 3 à 2.')
    expect(fights[0].reports.map(({ id }) => id)).toEqual(expect.arrayContaining(PROMPTS))
  })

  test('before the dice shows dice, limits, odds and what may come, and the dice are the answer [4.3.2] [8.2.2]', () => {
    const match = twelve()
      .hand('alliance', 'anvil')
      .hand('marquise', 'bakeSale')
      .turn('marquise', 'daylight', 1)
    pickOnly(match, 'battle')
    for (let n = 0; n < 3 && match.ask?.id !== 'battle.begin'; n++) match.pick(0, 0)
    expect(passagesOf(match, 0)).toEqual([])
    const drawn = panel(match, 0)
    const told = words(drawn)
    expect(drawn).toMatch(/<button type="button" class="kit-quiet rt-dice can" aria-label="Lancer les dés"/)
    expect(told).toContain('Votre dé le plus petit')
    expect(told).toContain('le plus grand, Guérilla')
    expect(told).toMatch(/Elle inflige 2 au plus, 2 guerriers/)
    expect(told).toMatch(/44 % 0 31 % 1 19 % 2 6 % 3/)
    expect(told).toContain('Embuscade possible')
    expect(told).toContain('Indignation à venir')
    expect(told).toContain('Hôpitaux de campagne')
    expect(told).not.toContain('Ce qui s’est passé')
  })

  test('shows the dice, what each side lost, and a limit with its reason [4.3.2] [8.2.2]', () => {
    const match = twelve().dice(3, 3).turn('marquise', 'daylight', 1)
    pick(match, 'battle')
    until(match, 'marquise.day')
    const drawn = panel(match, 0)
    expect(words(drawn)).toContain('3 à 2')
    expect(drawn).toContain('<s>3</s> <b>2</b>, 2 guerriers')
    expect(drawn).toContain('rt-d12 f-marquise')
    expect(drawn).toContain('rt-d12 f-alliance')
    // Two of four cats, both rebels and the token fell.
    expect(drawn.split('rt-man is-lost').length - 1).toBe(5)
    expect(drawn.split('"rt-man"').length - 1).toBe(3)
    expect(words(drawn)).toContain('Vous attaquez l’Alliance avec 4 guerriers contre 2.')
    expect(words(drawn)).toContain('L’Alliance ne tend pas d’embuscade.')
  })

  test('that an ambush ends has no dice to come [4.3.1]', () => {
    const match = position('marquise', 'alliance', 'eyrie')
      .warriors('marquise', 2, 12)
      .warriors('alliance', 2, 12)
      .token('marquise', 'keep', 1)
      .noting({ actions: 3 })
      .hand('alliance', 'ambushFox')
      .turn('marquise', 'daylight', 1)
    pick(match, 'battle')
    until(match, 'battle.ambush')
    expect(words(panel(match, 1))).toContain('Les dés restent à lancer')
    pick(match, 'ambushFox')
    until(match, 'marquise.day')
    expect(words(panel(match, 0))).toContain('Les dés n’ont pas été lancés')
  })

  test('stands as it began, whatever came after it', () => {
    const match = twelve().warriors('marquise', 3, 4).dice(3, 3).turn('marquise', 'daylight', 1)
    pick(match, 'battle')
    until(match, 'marquise.day')
    pick(match, 'march', '4', '12', '3')
    until(match, 'move.from')
    const drawn = panel(match, 0)
    expect(words(drawn)).toContain('4 guerriers contre 2')
  })

  test('asks the defender beside the table, with or without an ambush in hand [4.3.1]', () => {
    for (const card of ['ambushFox', 'anvil']) {
      const match = twelve().hand('alliance', card).turn('marquise', 'daylight', 1)
      pick(match, 'battle')
      until(match, 'battle.ambush')
      const face = match.face(1)
      expect(face && board.besides?.(face, match.view(1) as RootView, journalOf(match))).toEqual([
        'clearing:12',
      ])
      const drawn = panel(match, 1)
      expect(drawn).toMatch(/class="is-now" aria-current="step"><b>2<\/b>/)
      expect(drawn).toMatch(/class="is-now f-alliance"/)
      expect(words(drawn)).toContain('2 au plus, 2 guerriers Sans défense non')
      // Whoever looks on sees the same, whatever is in that hand.
      expect(words(panel(match, 2))).not.toContain('Embuscade possible')
    }
  })

  test('an ambush, the hospitals and the points are told in order, the points at the right [6.2.3] [3.2.1]', () => {
    const match = twelve()
      .hand('marquise', 'anvil', 'foxfolkSteel')
      .dice(3, 3)
      .turn('marquise', 'daylight', 1)
    pick(match, 'battle')
    until(match, 'hospital.spend')
    expect(match.ask?.id).toBe('hospital.spend')
    const drawn = panel(match, 0)
    expect(drawn).toMatch(/<b class="f-marquise">\+1<\/b>/)
    expect(drawn).toMatch(/is-now f-marquise" aria-current="step"><p>Hôpitaux de campagne/)
  })
})

describe('what else is shown', () => {
  test('a question that names no place is where the deed was done that led to it', () => {
    const built = position('marquise', 'alliance')
      .token('marquise', 'keep', 1)
      .token('alliance', 'sympathy', 8)
      .warriors('marquise', 2, 8)
      .hand('marquise', 'foxfolkSteel')
    const match = supporters(built, 'anvil', 'rootTeaFox').turn('alliance', 'birdsong')
    pick(match, 'revolt:8', 'rootTeaFox', 'anvil')
    const face = match.face(0)
    expect(face?.prompt.id).toBe('hospital.spend')
    expect(face && board.besides?.(face, match.view(0) as RootView, journalOf(match))).toEqual(['clearing:8'])
  })

  test('nothing of what its own player chose, but what others craft', () => {
    const match = position('marquise', 'eyrie')
      .warriors('marquise', 3, 1)
      .building('marquise', 'workshop', 1)
      .hand('marquise', 'anvil')
      .warriors('eyrie', 1, 3)
      .noting({ actions: 3 })
      .turn('marquise', 'daylight', 1)
    pick(match, 'craft:anvil')
    expect(passagesOf(match, 0)).toEqual([])
    expect(passagesOf(match, 1).map(({ name }) => name)).toEqual(['fabrication'])
    expect(words(panel(match, 1))).toContain('Enclume')
  })
})
