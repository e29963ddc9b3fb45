import { useSettings } from '../settings.tsx'
import { sayAt, useTable } from '../table/context.tsx'
import { EndBar } from '../table/end/bar.tsx'
import { Fellows } from '../table/end/fellows.tsx'
import { Ranks } from '../table/end/ranks.tsx'
import { useStory } from '../table/end/use-story.ts'
import '../table/end/end.css'

/** The end of a game in text: how it ended, the scores and where they came from, what next. */
export default function TextEnd() {
  const table = useTable()
  const settings = useSettings()
  const { scene, parts } = table
  const retold = useStory()
  const { outcome } = scene
  if (!outcome) return null
  const epilogue = parts.outline?.epilogue?.(scene.view as never, scene, settings.language)
  return (
    <section className="panel text-end" aria-labelledby="text-end">
      <h2 id="text-end">{epilogue?.title ?? settings.tell('prompt.over')}</h2>
      <p>{sayAt(table, settings, outcome.why)}</p>
      {epilogue ? <Fellows epilogue={epilogue} /> : <Ranks />}
      <EndBar retold={retold} />
    </section>
  )
}
