import type { Board, SheetProps } from '@tablee/board'
import { type FC, lazy, Suspense } from 'react'
import { OFFICERS, ZONES } from '../../data/types.ts'
import type { Perseverance4View } from '../../view.ts'
import { dataOf, dissenterOf, gloryOf, ownersOf } from '../contents.ts'
import { wordsIn } from '../words.ts'

/** What can be opened: leaders, the Dissenters, zones, officers. */
export const sheet: Board<Perseverance4View>['sheet'] = (about, view, language) => {
  const { sheets, names, board } = wordsIn(language)
  const [kind, id] = about.split(':')
  const zone = ZONES.find(one => one === id)
  if (kind === 'zone' && zone)
    return {
      title: names.zone[zone],
      line: sheets.zoneLine(names.section[dataOf(view).zones[zone].section]),
      rules: { words: sheets.book, at: 'e4.board.1' },
    }
  const officer = OFFICERS.find(one => one === id)
  if (kind === 'officer' && officer) {
    const where = ZONES.find(one => view.zones[one].officer === officer) ?? ZONES[0]
    return {
      title: names.officer[officer],
      line: sheets.officerLine(names.zone[where]),
      rules: { words: sheets.book, at: 'e4.officer.1' },
    }
  }
  const owner = Number(id)
  if (kind !== 'leader' || !ownersOf(view).includes(owner)) return null
  const dissenter = dissenterOf(view, owner)
  if (dissenter !== null)
    return {
      title: names.dissenter[dissenter],
      line: sheets.dissenterLine,
      rules: { words: sheets.book, at: 'solo.gen.1' },
    }
  return {
    title: names.leader[view.players[owner].leader],
    line: sheets.seatLine,
    party: view.players[owner].leader,
    note: board.gloryOf(gloryOf(view, owner)),
    rules: { words: sheets.book, at: 'e4.leader.1' },
  }
}

const Body = lazy(() => import('./body.tsx'))

/** What is under the head of a sheet; it is loaded with the first of them. */
export const Sheet: FC<SheetProps<Perseverance4View>> = props => (
  <Suspense fallback={null}>
    <Body {...props} />
  </Suspense>
)
