import type { TableCard } from '@tablee/table/wire.ts'
import { useEffect, useMemo, useState } from 'react'
import { useLocation } from 'wouter'
import { useSettings } from '../settings.tsx'
import { Loading, Trouble } from '../shell/states.tsx'
import type { RemoteSource } from '../source/remote.ts'
import { keepReplay } from '../source/tables.ts'
import { type Around, AroundContext } from '../table/around.tsx'
import { Finished } from '../table/end/finished.tsx'
import { TableProvider } from '../table/provider.tsx'
import { TableScreen } from '../table/screen.tsx'
import { useFailure, useScene, useStaged } from '../table/use-source.ts'
import { TextTable } from '../textual/text-table.tsx'
import { sentence } from '../words.ts'
import { tables } from './api.ts'
import { OnlineFrame } from './frame.tsx'
import { useLasting } from './link-state.tsx'
import { Lobby } from './lobby.tsx'
import { MeanwhileButtons, TimeLeft } from './meanwhile.tsx'
import { chairName, titleOf } from './names.ts'
import { useWho } from './people.ts'
import { ChatPanel, Strip, StripPanels } from './strip.tsx'
import { useRemote, useTold } from './use-remote.ts'
import { isWatching, keepWatching } from './watching.ts'
import './online.css'

/** A table far away: before its game, on its board, or in text. */
export function OnlinePage({ id, inText }: { readonly id: string; readonly inText: boolean }) {
  const { tell } = useSettings()
  const { server, me } = useWho()
  const [watches, setWatches] = useState(isWatching)
  const watch = () => {
    keepWatching()
    setWatches(true)
  }
  if (server !== 'here' || (me === null && !watches))
    return (
      <OnlineFrame title={tell('online.title')} nameless={watch}>
        {null}
      </OnlineFrame>
    )
  return <Opened key={me?.id ?? ''} id={id} inText={inText} />
}

function Opened({ id, inText }: { readonly id: string; readonly inText: boolean }) {
  const { language, tell } = useSettings()
  const source = useRemote(id)
  const card = useTold(source, one => one.card, null)
  const staged = useStaged(useScene(source), language)
  const failure = useFailure(source)
  const around = useOnlineAround(id, source, card)
  const yours = staged?.scene.face !== null && staged?.scene.face !== undefined
  const title = card && titleOf(card, tell)
  useEffect(() => {
    if (title === null || card?.state === 'waiting') return
    const named = tell('table.title', { game: title })
    document.title = yours ? `${tell('home.yours')} · ${named}` : named
  }, [title, card?.state, yours, tell])
  if (failure) return <Trouble sentence={sentence(language, staged?.parts.text ?? {}, failure, [])} />
  if (!source || !card) return <Loading />
  if (card.state === 'waiting') return <Lobby card={card} source={source} />
  if (card.state === 'over' && card.picks === 0 && !staged)
    return <Trouble sentence={tell('online.closed')} />
  if (!staged || !around) return <Loading />
  return (
    <AroundContext value={around}>
      <TableProvider id={id} source={source} {...staged} replayFrom={null}>
        {inText ? (
          <TextTable />
        ) : (
          <Finished>
            <TableScreen />
          </Finished>
        )}
      </TableProvider>
    </AroundContext>
  )
}

/** What an online table has around it, besides what every table has. */
function useOnlineAround(id: string, source: RemoteSource | null, card: TableCard | null): Around | null {
  const { tell } = useSettings()
  const [, go] = useLocation()
  const lost = useLasting(useTold(source, one => one.link, 'open') !== 'open')
  const pending = useTold(source, one => one.pending, false)
  const [writing, setWriting] = useState(false)
  return useMemo(() => {
    if (!source || !card) return null
    const over = card.state === 'over'
    const players = card.chairs.map(chair => ({
      kind: chair.kind === 'bot' ? ('bot' as const) : ('person' as const),
      name: chairName(chair, tell),
      level: chair.level,
    }))
    return {
      address: `/online/${id}`,
      strip: <Strip source={source} writing={writing} onWrite={setWriting} />,
      panels: <StripPanels source={source} />,
      chat: <ChatPanel source={source} />,
      meanwhile: {
        note: <TimeLeft source={source} />,
        buttons: <MeanwhileButtons onWrite={() => setWriting(true)} />,
      },
      lost: lost ? tell(pending ? 'strip.lostKept' : 'strip.lost') : null,
      hints: card.hints,
      whole: over,
      isLocal: false,
      replay: async () => go(`/replay/${await keepReplay(id, await source.save(), players)}`),
      again:
        over && (card.mine.length > 0 || card.rematch !== null)
          ? // To ask for a rematch that is there is to agree to it; who only watched goes to watch it.
            async () =>
              go(`/online/${card.mine.length > 0 ? (await tables.act(id, 'rematch')).id : card.rematch}`)
          : null,
    }
  }, [id, source, card, tell, go, lost, pending, writing])
}
