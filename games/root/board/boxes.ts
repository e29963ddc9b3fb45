import type { BoardBoxes } from '@tablee/board'
import type { Text } from '@tablee/kernel'
import { ALL_BOXES, type Boxes, boxesIn } from '../boxes.ts'
import { ALL_MAPS } from '../maps/index.ts'
import type { FactionWords } from '../text/faction-words.ts'
import type { RootView } from '../view.ts'
import { type MapLook, openLooks } from './art/look.ts'
import { openFaces } from './faces.ts'
import type { FactionFace, FactionParts } from './faction.ts'
import type { HirelingFace } from './hireling.ts'
import { openSigns } from './landmarks.ts'
import { openParts } from './parts/of.ts'
import { robotWords } from './robot-words.ts'
import { openWords } from './words.ts'

// What is in boxes, found by its files and fetched when a box is opened.
const faces = import.meta.glob<{ face: FactionFace }>('../{factions,robots}/*/board/index.ts')
const parts = import.meta.glob<{ parts: FactionParts }>('../{factions,robots}/*/board/parts.tsx')
const hired = import.meta.glob<{ face: HirelingFace }>('../hirelings/*/board/index.ts')
const signs = import.meta.glob<{ symbol: string }>('../landmarks/*/board/index.ts')
const looks = import.meta.glob<{ look: MapLook }>('../maps/*/board/index.ts')
const words = import.meta.glob<{ board: FactionWords }>('../{factions,robots}/*/text/{en,fr}/board.ts')
const messages = import.meta.glob<{ messages: Text }>([
  '../{factions,hirelings,landmarks,robots}/*/text/{en,fr}/messages.ts',
])
const shared = import.meta.glob<{ shared: Text }>('../text/{en,fr}/shared.ts')

type Files<M> = Record<string, (() => Promise<M>) | undefined>

/** Fetches what each of some boxes, named by their folders, has in a file; by the last part of the name. */
async function fetched<M>(
  files: Files<M>,
  boxes: readonly string[],
  file: string,
): Promise<{ [box: string]: M }> {
  const found = await Promise.all(
    boxes.map(async box => {
      const load = files[`../${box}/${file}`]
      return load ? [[box.slice(box.indexOf('/') + 1), await load()] as const] : []
    }),
  )
  return Object.fromEntries(found.flat())
}

const foldersOf = ({ factions, hirelings, landmarks, robots }: Boxes, maps: readonly string[]): string[] => [
  ...factions.map(({ id }) => `factions/${id}`),
  ...hirelings.map(({ id }) => `hirelings/${id}`),
  ...landmarks.map(({ id }) => `landmarks/${id}`),
  ...robots.map(({ id }) => `robots/${id}`),
  ...maps.map(id => `maps/${id}`),
]

/** What a page fetches for who sits at a table, by the folders of their boxes. */
export const boxes: BoardBoxes<RootView> = {
  all: foldersOf(
    ALL_BOXES,
    ALL_MAPS.map(({ id }) => id),
  ),
  in: view => foldersOf(boxesIn(view), [view.map]),

  async open(wanted, language) {
    const [face, part, side, sign, look, told, said, rest, clockwork] = await Promise.all([
      fetched(faces, wanted, 'board/index.ts'),
      fetched(parts, wanted, 'board/parts.tsx'),
      fetched(hired, wanted, 'board/index.ts'),
      fetched(signs, wanted, 'board/index.ts'),
      fetched(looks, wanted, 'board/index.ts'),
      fetched(words, wanted, `text/${language}/board.ts`),
      fetched(messages, wanted, `text/${language}/messages.ts`),
      shared[`../text/${language}/shared.ts`](),
      wanted.some(box => box.startsWith('robots/')) ? robotWords(language) : null,
    ])
    openFaces(face, Object.values(side))
    openParts(part)
    openSigns(sign)
    openLooks(look)
    openWords(language, told)
    return Object.assign(
      {},
      rest.shared,
      clockwork?.messages,
      ...Object.values(said).map(one => one.messages),
    )
  },
}
