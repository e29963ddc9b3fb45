import { useEffect } from 'react'
import { useSettings } from '../settings.tsx'
import { Loading, Trouble } from '../shell/states.tsx'
import { TableProvider } from '../table/provider.tsx'
import { TableScreen } from '../table/screen.tsx'
import { useFailure, useScene, useSource, useStaged } from '../table/use-source.ts'
import { sentence } from '../words.ts'

/** A game of this browser watched from its start. */
export function ReplayPage({ id }: { readonly id: string }) {
  const { language, tell } = useSettings()
  const source = useSource(id, false)
  const staged = useStaged(useScene(source), language)
  const failure = useFailure(source)
  const game = staged?.scene.game
  useEffect(() => {
    if (game !== undefined) document.title = tell('replay.title', { game: tell('game.title', { game }) })
  }, [game, tell])
  if (failure) return <Trouble sentence={sentence(language, staged?.parts.text ?? {}, failure, [])} />
  if (!source || !staged) return <Loading />
  return (
    <TableProvider id={id} source={source} {...staged} replayFrom={0}>
      <TableScreen />
    </TableProvider>
  )
}
