import type { Rule } from '@tablee/kernel'
import type { Item } from '../../../data/items.ts'
import { MAPS } from '../../../data/map.ts'
import { shuffleQuests } from '../../../factions/vagabond/rules/setup.ts'
import { vagabondsIn } from '../../../factions/vagabond/rules/state.ts'
import { boardOf } from '../../../rules/robots/robot.ts'
import { hideItems } from '../../../rules/ruins.ts'
import type { Party, RootTable } from '../../../state.ts'
import { CHARACTER_OPTION } from '../card.ts'
import { type BotCharacter, CHARACTERS, FIRST_ITEMS } from '../data.ts'
import { boardAt } from './board.ts'
import { drawQuest } from './quest.ts'

/** 7.3 */
export function* setup(t: RootTable, party: Party): Rule {
  const { state } = t
  const board = boardAt(state, party)
  board.character = (boardOf(state, party).chosen?.[CHARACTER_OPTION] as BotCharacter) ?? board.character
  const { forests } = MAPS[state.map]
  const most = Math.max(...forests.map(({ clearings }) => clearings.length))
  const widest = forests.filter(({ clearings }) => clearings.length === most)
  const forest = widest[widest.length === 1 ? 0 : t.random(widest.length)].id
  state.players[party].pawn = forest
  t.say('vagabot.arrives', { seat: party, character: board.character, forest })
  shuffleQuests(t)
  drawQuest(t, party)
  hideItems(t, vagabondsIn(state)) // 7.3.4
  const items: Item[] = [...FIRST_ITEMS.items]
  t.shuffle(items)
  board.brought = items.slice(0, CHARACTERS[board.character].items)
  for (const item of board.brought) board.satchel.push({ item, exhausted: false })
  t.say('vagabot.starts', { seat: party, items: board.brought })
}
