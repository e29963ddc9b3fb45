import type { TableCard } from '@tablee/table/wire.ts'
import { useRef, useState } from 'react'
import { Link, useLocation } from 'wouter'
import { useSettings } from '../settings.tsx'
import { Glyph } from '../shell/glyph.tsx'
import { type Grave, Sure } from '../shell/sure.tsx'
import type { RemoteSource } from '../source/remote.ts'
import { botLevels } from '../source/usual.ts'
import { useTable } from '../table/context.tsx'
import { tables } from './api.ts'
import { useDeed } from './use-deed.ts'
import { useTold } from './use-remote.ts'

/** What one may do about an online table: go back together, leave, replace who is away, end it. */
export function Acts({ source }: { readonly source: RemoteSource }) {
  const { tell } = useSettings()
  const { past, scene } = useTable()
  const menu = useRef<HTMLDetailsElement>(null)
  const [asked, setAsked] = useState<Grave | null>(null)
  const card = useTold(source, one => one.card, null)
  const graves = useGraves(card)
  const ask = useDeed()
  if (!card) return null
  const close = () => {
    if (menu.current) menu.current.open = false
  }
  const plays = card.state === 'playing' && card.mine.length > 0
  return (
    <>
      <details
        className="menu strip-menu"
        ref={menu}
        onKeyDown={({ key }) => key === 'Escape' && close()}
        onBlur={({ currentTarget, relatedTarget }) => {
          if (relatedTarget && !currentTarget.contains(relatedTarget)) close()
        }}
      >
        <summary className="strip-button">
          <Glyph name="people" />
          <span>{tell('strip.acts')}</span>
        </summary>
        <ul>
          <li>
            <Link href="/tables">{tell('strip.list')}</Link>
          </li>
          {plays && scene.picks > 0 && (
            <li>
              <button
                type="button"
                onClick={() => {
                  close()
                  past.goTo(scene.picks - 1)
                }}
              >
                {tell('strip.back')}
              </button>
            </li>
          )}
          {plays &&
            card.clock !== null &&
            !card.paused &&
            card.wish === null &&
            (['pause', 'time'] as const).map(kind => (
              <li key={kind}>
                <button
                  type="button"
                  onClick={() => {
                    close()
                    void ask.run(() => tables.wish(card.id, { kind }))
                  }}
                >
                  {tell(`wish.${kind}`)}
                </button>
              </li>
            ))}
          {graves.map(grave => (
            <li key={grave.name}>
              <button
                type="button"
                onClick={() => {
                  close()
                  setAsked(grave)
                }}
              >
                {grave.name}
              </button>
            </li>
          ))}
        </ul>
      </details>
      {asked && <Sure grave={asked} onClose={() => setAsked(null)} />}
    </>
  )
}

/** What one may do for good at this table. */
function useGraves(card: TableCard | null): readonly Grave[] {
  const { tell } = useSettings()
  const [, go] = useLocation()
  if (card?.state !== 'playing') return []
  const { id, mine, yours, chairs } = card
  const absent = yours
    ? chairs.flatMap(({ kind, here, name }, seat) => (kind === 'person' && !here ? [{ name, seat }] : []))
    : []
  const leave: Grave = {
    name: tell('strip.leave'),
    sure: tell('strip.leaveSure'),
    yes: tell('strip.leaveYes'),
    run: async () => {
      await tables.act(id, 'leave')
      go('/tables')
    },
  }
  const end: Grave = {
    name: tell('strip.end'),
    sure: tell('strip.endSure'),
    yes: tell('strip.endYes'),
    run: () => tables.act(id, 'end'),
  }
  return [
    ...absent.map(({ name, seat }) => ({
      name: tell('strip.replace', { name }),
      sure: tell('strip.replaceSure', { name }),
      yes: tell('strip.replaceYes'),
      run: () => tables.chair(id, { seat, kind: 'bot', level: botLevels[1] }),
    })),
    ...(mine.length > 0 ? [leave] : []),
    ...(yours ? [end] : []),
  ]
}
