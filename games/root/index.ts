import type { Datum, Room } from '@tablee/kernel'
import { componentData } from './data/all.ts'
import { frenchTitleFrom } from './data/titles.ts'
import { FACTIONS } from './factions/index.ts'
import { root } from './game.ts'
import { HIRELINGS } from './hirelings/index.ts'
import { LANDMARKS } from './landmarks/index.ts'
import { loadPlay } from './play.ts'
import { loadImport } from './rootlog/read/import.ts'
import { loadRootlog } from './rootlog/rootlog.ts'
import { factionOf } from './rules/faction.ts'
import type { RootState } from './state.ts'
import { draw } from './terminal/draw.ts'
import { en, type RootText } from './text/en.ts'
import { FACTION_TITLES } from './text/fr/names.ts'
import { rename } from './text/fr/rename.ts'
import { TITLE } from './text/fr/words.ts'
import { fr } from './text/fr.ts'

/** All of Root. */
export async function loadRoom(): Promise<Room<RootState, RootText>> {
  const boxes = await Promise.all([...FACTIONS, ...LANDMARKS, ...HIRELINGS].map(box => box.data()))
  return {
    ...(await loadPlay()),
    game: root,
    text: { en, fr },
    data: () => [
      ...componentData(),
      ...boxes.flatMap(({ data }) => data),
      ...factionData(),
      ...frenchTitles(),
    ],
    rename,
    draw,
    exports: { rootlog: await loadRootlog() },
    imports: { rootlog: await loadImport() },
  }
}

/** What is in the box of each faction, and its Reach. */
function factionData(): Datum[] {
  return FACTIONS.map(({ id }) => factionOf(id)).map(
    ({ id, letter, reach, warriors, buildings, tokens }) => ({
      id: `faction:${id}`,
      from: 'rulebook',
      value: { letter, reach, warriors, buildings: { ...buildings }, tokens: { ...tokens } },
    }),
  )
}

/** The titles that cards bear in French, those of the factions' own cards last. */
function frenchTitles(): Datum[] {
  return [TITLE, ...FACTION_TITLES].flatMap(titles =>
    Object.entries(titles).map(([name, title]) => ({
      id: `title:fr:${name}`,
      from: frenchTitleFrom(name),
      value: title,
    })),
  )
}
