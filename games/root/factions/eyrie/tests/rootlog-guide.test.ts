import { expect, test } from 'vitest'
import { readAction } from '../../../rootlog/read/action.ts'
import { Guide } from '../../../rootlog/read/guide.ts'
import { kindsOf, loadLogs } from '../../../rootlog/rootlog.ts'
import { asked, pick, position } from '../../../tests/position.ts'
import { decree, FIRST_VIZIER } from './decree.ts'

const logs = await loadLogs()

test('as a log is read, a card of the Decree has the suit of the clearing where it can: birds serve later, and of a suit one is as good as another', () => {
  const at = decree(position('eyrie', 'marquise'), 'commander', {
    move: ['anvil', 'foxfolkSteel', 'travelGearMouse'],
  })
  const match = at.warriors('eyrie', 3, 6).warriors('eyrie', 3, 7).turn('eyrie', 'daylight')
  pick(match, 'pass')
  expect(asked(match)).toBe('eyrie.decree.card')
  const bySuit = Object.values(logs).flatMap(({ bySuit = [] }) => bySuit)
  const factions = ['eyrie', 'marquise']
  const guide = new Guide('autumn', ['E', 'C'], kindsOf(logs), factions, [], bySuit, () => match.state.suits)
  const order = (action: string) =>
    match.ask ? guide.order(match.ask, 0, readAction(action, 'E') ?? [], 40) : []
  expect(order('w6->3')).toEqual(['anvil', FIRST_VIZIER, 'travelGearMouse'])
  expect(order('w7->2')).toEqual(['travelGearMouse', FIRST_VIZIER, 'anvil'])
})
