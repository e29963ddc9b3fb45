import { useMemo } from 'react'
import { useSettings } from '../../settings.tsx'
import { Glyph } from '../../shell/glyph.tsx'
import { useTable } from '../context.tsx'
import { Top } from '../top.tsx'
import { EndBar } from './bar.tsx'
import { Charts } from './charts.tsx'
import { Fellows } from './fellows.tsx'
import { MomentList } from './moment-list.tsx'
import { type KeyMoment, keyMoments } from './moments.ts'
import { victorsOf } from './parties.ts'
import { Ranks } from './ranks.tsx'
import { useStory } from './use-story.ts'
import { Winner } from './winner.tsx'
import './end.css'

/** The end of a game: who won and why, where the points came from, how it went, and what next. */
export function EndScreen({ onLook }: { readonly onLook: () => void }) {
  const { scene, parts, past } = useTable()
  const { tell, language } = useSettings()
  const retold = useStory()
  const { story } = retold
  const { board, outline } = parts
  const moments = useMemo(
    () =>
      // A game that cannot be gone over cannot be opened at a moment either.
      story === null || story.rounds.length === 0
        ? []
        : keyMoments({
            chances: story.chances,
            scores: scene.scores,
            journal: scene.journal,
            winners: victorsOf(scene),
            together: board?.arrangement === 'together',
            tells: report => outline?.tells?.(report) ?? pointsOf(report.values),
          }),
    [story, scene, board, outline],
  )
  const epilogue = outline?.epilogue?.(scene.view as never, scene, language)
  const open = ({ at }: KeyMoment) => past.goTo(at)
  return (
    <div className="end" data-game={scene.game}>
      <Top
        score={
          <button type="button" className="quiet" onClick={onLook}>
            <Glyph name="map" />
            {tell('end.look')}
          </button>
        }
      />
      <main className={epilogue ? 'end-main together' : 'end-main'} aria-label={tell('end.title')}>
        <Winner />
        {epilogue ? <Fellows epilogue={epilogue} /> : <Ranks />}
        <Charts story={story} moments={moments} onOpen={open} />
        <MomentList rounds={story?.rounds ?? []} moments={moments} onOpen={open} />
      </main>
      <EndBar retold={retold} />
    </div>
  )
}

/** Where a game does not say what is worth telling: points are. */
const pointsOf = (values: { readonly points?: unknown } | undefined): number =>
  typeof values?.points === 'number' ? values.points : 0
