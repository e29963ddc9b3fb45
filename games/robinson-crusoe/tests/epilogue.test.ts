import type { TableFacts } from '@tablee/board'
import { expect, test } from 'vitest'
import { epilogue } from '../board/end/epilogue.ts'
import '../board/words/fr.ts'
import { robinson } from '../game.ts'
import { SCENARIO_IDS } from '../scenarios/data.ts'
import type { Robinson } from '../state.ts'
import { position } from './position.ts'

const ended = (state: Robinson, winners: readonly number[]) =>
  epilogue(
    robinson.view(state, null) as Parameters<typeof epilogue>[0],
    { outcome: { winners } } as unknown as TableFacts,
    'fr',
  )

test('castaways who are lost read in which round, what was missing and the hearts they had left', () => {
  const { state } = position('cook', 'soldier').round(8)
  state.characters[0].wounds = 12
  state.characters[0].alive = false
  state.characters[1].wounds = 4
  const { title, tasks, lives } = ended(state, [])
  expect(title).toBe('Perdus, tour\u00a08')
  expect(tasks[0]).toEqual({ name: 'Tas de bois', state: '0 sur 15, il en manquait 15', met: false })
  expect(tasks[1].met).toBe(false)
  expect(lives).toEqual([
    { left: 0, of: 12 },
    { left: 7, of: 11 },
  ])
})

test.each(SCENARIO_IDS)('whoever is saved in %s has done all that was asked', scenario => {
  const { title, tasks } = ended(position('cook', 'soldier').scenario(scenario).state, [0, 1])
  expect(title).toBe('Sauvés')
  expect(tasks.length).toBeGreaterThan(0)
  expect(tasks.every(({ met }) => met)).toBe(true)
})
