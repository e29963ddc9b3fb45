import type { SheetProps } from '@tablee/board'
import { beforeAll, expect, test } from 'vitest'
import { board } from '../board/index.ts'
import { SHEETS } from '../board/sheet/words.ts'
import { fetchRest } from '../board/ui/later.tsx'
import { partsOf } from '../scenarios/board/parts.ts'
import { SCENARIO_IDS } from '../scenarios/data.ts'
import type { RobinsonView } from '../view.ts'
import { draw, newMatch, propsOf } from './drawing.ts'

beforeAll(fetchRest)

const drawn = (props: SheetProps<RobinsonView>): string => draw(board.Sheet, props)

test.each(SCENARIO_IDS)(
  'the sheet of %s counts its tasks and tells how one loses, in both languages',
  scenario => {
    for (const language of ['fr', 'en'] as const) {
      const props = { ...propsOf(newMatch(scenario, 3, 1), 0, { language }), about: 'scenario:' }
      const { tasks } = SHEETS[language][scenario]
      expect(partsOf(scenario).done(props.view)).toHaveLength(tasks.length)
      expect(board.sheet?.('scenario:', props.view, language)?.line).toContain('3')
      expect(drawn(props).match(/<progress/g)).toHaveLength(tasks.length)
      expect(drawn(props)).toContain(language === 'fr' ? 'Perdu' : 'Lost')
    }
  },
)

test('the lava is drawn by rounds, and warns the camp that it takes next [scenario.4.15]', () => {
  const match = newMatch('volcanoIsland', 3, 1)
  match.state.round = 3
  const props = { ...propsOf(match, 0), about: 'scenario:' }
  expect(drawn(props)).toMatch(/Au prochain tour.*case est.*Le camp doit partir/)
  expect(drawn(props)).toContain('is-next')
})

test('totems and the film crew say what they do here [crew.actor] [scenario.4.20]', () => {
  const view = propsOf(newMatch('volcanoIsland', 3, 1), 0).view
  expect(board.explain?.('totem:', view, 'fr')).toContain('cartes Mystère')
  const filming = propsOf(newMatch('kingKong', 3, 1), 0).view
  expect(board.explain?.('crew:actor', filming, 'fr')).toMatch(/acteur.*Armes/)
})

test('a card opens from its name, small; what is no card does not', () => {
  const props = { ...propsOf(newMatch('castaways', 2, 1), 0), about: 'card:foodCrates' }
  expect(board.sheet?.('card:foodCrates', props.view, 'en')).toEqual({ title: 'Food Crates', small: true })
  expect(board.sheet?.('card:nothing', props.view, 'en')).toBeNull()
  expect(drawn(props)).toContain('rc-card')
})
