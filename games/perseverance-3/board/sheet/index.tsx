import type { Board, SheetHead, SheetProps } from '@tablee/board'
import { DISSENTERS } from '@tablee/perseverance/data/dissenters.ts'
import type { OfficerId } from '@tablee/perseverance/ids.ts'
import { type FC, lazy, Suspense } from 'react'
import { ACTION_CARD_IDS, type ActionCardId } from '../../data/solo/actions.ts'
import { PROGRAM_IDS, type ProgramId } from '../../data/solo/programs.ts'
import {
  type Area,
  type CardId,
  type LocationId,
  OBJECTIVES,
  type RanchTileId,
  type StructureId,
  ZONES,
  type Zone,
} from '../../data/types.ts'
import { dataOf, ownerName } from '../../terminal/contents.ts'
import { PROPER } from '../../text/proper.ts'
import type { Perseverance3View } from '../../view.ts'
import { type GameWords, wordsIn } from '../words.ts'

interface Asked {
  readonly id: string
  readonly view: Perseverance3View
  readonly words: GameWords
}

type Head = Omit<SheetHead, 'rules'> & { readonly rule: string }

/** What can be opened, and the head of its sheet. */
const HEADS: { readonly [kind: string]: ((asked: Asked) => Head | null) | undefined } = {
  leader: ({ id, view, words }) => {
    const player = view.players[Number(id)]
    if (!player) return null
    const { leader, followers } = player
    const line = words.sheets.line.leader(ownerName(view, Number(id), words))
    return { title: words.names.leader[leader], line, party: leader, note: `${followers}`, rule: 'leader.1' }
  },
  zone: ({ id, words: { names, sheets } }) => {
    if (!ZONES.some(one => one === id)) return null
    const line = id === 'wilderness' ? sheets.line.wilderness : sheets.line.zone
    return { title: names.zone[id as Zone], line, rule: 'work.1' }
  },
  officer: ({ id, view, words: { names, sheets } }) => {
    const zone = ZONES.find(one => view.officers[one] === id)
    if (!zone) return null
    const line = sheets.line.officer(names.zone[zone])
    return { title: names.officer[id as OfficerId], line, rule: 'favour.1' }
  },
  area: ({ id, words: { names, sheets } }) =>
    id in names.area
      ? { title: names.area[id as Area], line: sheets.line.area, rule: 'wild-assembly.1' }
      : null,
  location: ({ id, view, words: { names, sheets, board } }) => {
    if (!(id in view.locations)) return null
    const { area } = dataOf(view).locations[id as LocationId]
    const title = id in names.temple ? names.temple[id as keyof typeof names.temple] : board.location(id)
    return { title, line: sheets.line.location(names.area[area]), rule: 'explore.1' }
  },
  card: ({ id, view, words: { names, sheets } }) => {
    const { temples, adventures } = dataOf(view)
    if (id in temples)
      return { title: PROPER[id as CardId], line: sheets.line.temple, rule: 'temple.1', small: true }
    if (!(id in adventures)) return null
    const { deck } = adventures[id as keyof typeof adventures]
    return {
      title: PROPER[id as CardId],
      line: sheets.line.adventure(names.area[deck]),
      rule: 'adventure.1',
      small: true,
    }
  },
  ranchTile: ({ id, view, words: { names, sheets } }) => {
    const tile = dataOf(view).ranchTiles[id as RanchTileId]
    if (!tile) return null
    const line = sheets.line.ranchTile(names.ranchType[tile.type])
    return { title: PROPER[id as RanchTileId], line, rule: 'ranch.1', small: true }
  },
  structure: ({ id, view, words: { names } }) => {
    const structure = dataOf(view).structures[id as StructureId]
    if (!structure) return null
    return {
      title: PROPER[id as StructureId],
      line: names.row[structure.row],
      rule: 'structure.1',
      small: true,
    }
  },
  objective: ({ id, words: { board, sheets } }) =>
    OBJECTIVES.some(one => one === id)
      ? {
          title: `${board.objective} ${id.slice(1)}`,
          line: sheets.line.objective,
          rule: 'objective.1',
          small: true,
        }
      : null,
  action: ({ id, view, words: { moments, sheets } }) =>
    view.solo && ACTION_CARD_IDS.some(one => one === id)
      ? { title: moments.dissenters.card(id as ActionCardId), line: sheets.line.action, rule: 'solo.card.1' }
      : null,
  program: ({ id, view, words: { names, sheets } }) =>
    view.solo && PROGRAM_IDS.some(one => one === id)
      ? { title: names.program[id as ProgramId], line: sheets.line.program, rule: 's3.program.1' }
      : null,
  dissenter: ({ id, view, words: { names, moments, sheets } }) => {
    const dissenter = DISSENTERS.find(one => one === id)
    if (!dissenter || !view.solo) return null
    const line = sheets.line.dissenter(moments.dissenters.role[dissenter])
    return { title: names.dissenter[dissenter], line, note: `${view.solo.followers}`, rule: 'solo.turn.1' }
  },
}

/** What can be opened to explain it. */
export const sheet: Board<Perseverance3View>['sheet'] = (about, view, language) => {
  const [kind, id] = about.split(':')
  const words = wordsIn(language)
  const head = HEADS[kind]?.({ id, view, words })
  if (!head) return null
  const { rule, ...shown } = head
  return { ...shown, rules: { words: words.sheets.book, at: rule } }
}

const Body = lazy(() => import('./body.tsx'))

/** What is under the head of a sheet; it is loaded with the first of them. */
export const Sheet: FC<SheetProps<Perseverance3View>> = props => (
  <Suspense fallback={null}>
    <Body {...props} />
  </Suspense>
)
