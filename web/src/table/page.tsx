import { lazy, useEffect } from 'react'
import { GuideProvider } from '../guide/provider.tsx'
import { useSettings } from '../settings.tsx'
import { Loading, Trouble } from '../shell/states.tsx'
import { sentence } from '../words.ts'
import { useTable } from './context.tsx'
import { Finished } from './end/finished.tsx'
import { HandOver } from './hand-over.tsx'
import { TableProvider } from './provider.tsx'
import { TableScreen } from './screen.tsx'
import { useFailure, useScene, useSource, useStaged } from './use-source.ts'

const TextTable = lazy(async () => ({ default: (await import('../textual/text-table.tsx')).TextTable }))

/** A table of this browser: on its board, or in text. */
export function TablePage({ id, inText }: { readonly id: string; readonly inText: boolean }) {
  const { language, tell } = useSettings()
  const source = useSource(id, true)
  const staged = useStaged(useScene(source), language)
  const failure = useFailure(source)
  const game = staged?.scene.game
  const yours = staged?.scene.face !== null && staged?.scene.face !== undefined
  useEffect(() => {
    if (game === undefined) return
    const title = tell('table.title', { game: tell('game.title', { game }) })
    document.title = yours ? `${tell('home.yours')} · ${title}` : title
  }, [game, yours, tell])
  if (failure) return <Trouble sentence={sentence(language, staged?.parts.text ?? {}, failure, [])} />
  if (!source || !staged) return <Loading />
  return (
    <TableProvider id={id} source={source} {...staged} replayFrom={null}>
      <GuideProvider>
        <Shown inText={inText} />
      </GuideProvider>
    </TableProvider>
  )
}

/** Who has to take the screen does so when all that passes was seen. */
function Shown({ inText }: { readonly inText: boolean }) {
  const { scene } = useTable()
  if (scene.handOver !== null) return <HandOver />
  if (inText) return <TextTable />
  return (
    <Finished>
      <TableScreen />
    </Finished>
  )
}
