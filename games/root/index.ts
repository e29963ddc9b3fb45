import type { Datum, Room } from '@tablee/kernel'
import { componentData } from './data/all.ts'
import { frenchTitleFrom } from './data/titles.ts'
import { FACTIONS } from './factions/index.ts'
import { loadPlay } from './play.ts'
import { loadRootlog } from './rootlog/rootlog.ts'
import { allFactions } from './rules/faction.ts'
import type { RootState } from './state.ts'
import { draw } from './terminal/draw.ts'
import { en, type RootText } from './text/en.ts'
import { rename } from './text/fr/rename.ts'
import { QUEST } from './text/fr/vagabond.ts'
import { TITLE } from './text/fr/words.ts'
import { fr } from './text/fr.ts'

/** All of Root. */
export async function loadRoom(): Promise<Room<RootState, RootText>> {
  return {
    ...(await loadPlay()),
    text: { en, fr },
    data: () => [
      ...componentData(),
      ...FACTIONS.flatMap(faction => faction.data()),
      ...factionData(),
      ...frenchTitles(),
    ],
    rename,
    draw,
    exports: { rootlog: await loadRootlog() },
  }
}

/** What is in the box of each faction, and its Reach. */
function factionData(): Datum[] {
  return allFactions().map(({ id, letter, reach, warriors, buildings, tokens }) => ({
    id: `faction:${id}`,
    from: 'rulebook',
    value: { letter, reach, warriors, buildings: { ...buildings }, tokens: { ...tokens } },
  }))
}

/** The titles that cards and quests bear in French. */
function frenchTitles(): Datum[] {
  const cards = Object.entries(TITLE).map(([name, title]) => ({
    id: `title:fr:${name}`,
    from: frenchTitleFrom(name),
    value: title,
  }))
  const quests = Object.entries(QUEST).map(([name, title]) => ({
    id: `title:fr:quest:${name}`,
    from: 'reconstructed' as const,
    value: title,
  }))
  return [...cards, ...quests]
}
