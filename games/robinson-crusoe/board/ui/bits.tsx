import { told } from '@tablee/board/kit/told.ts'
import { useSpotAttributes } from '@tablee/board/spot.tsx'
import type { Language } from '@tablee/kernel'
import type { FC } from 'react'
import type { Terrain } from '../../data/board.ts'
import type { Effect } from '../../data/effects.ts'
import type { Needs, Payment } from '../../data/types.ts'
import { inventionSign } from '../cards/pictures.ts'
import { effectSigns, type NeedSign, needSigns } from '../cards/signs.ts'
import { explain, inventionOf } from '../explain.ts'
import { capital, effectWords, thingName, WORDS } from '../words.ts'
import { Res, Sign } from './art.tsx'
import { usePart } from './part.tsx'

/** What effects do: as symbols where they are plain, in words elsewhere. */
export const Effects: FC<{ readonly effects: readonly Effect[] }> = ({ effects }) => {
  const { language } = usePart().props
  const signs = effectSigns(effects, true)
  const words = effectWords(effects, language)
  if (!signs || signs.length === 0) return <span className="rc-fx-words">{words}</span>
  return (
    <span className="rc-fx" {...told(words)}>
      {signs.map(({ sign, n }, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a list that never changes its order.
        <Res key={i} of={sign} n={n || undefined} />
      ))}
    </span>
  )
}

/** What is needed and paid, with what is missing marked. */
export const NeedsOf: FC<{ readonly needs: Needs; readonly pay?: readonly Payment[] }> = ({ needs, pay }) => {
  const { view, language } = usePart().props
  const isMissing = ({ kind, id, n }: NeedSign): boolean => {
    if (kind === 'terrain') return !view.explored.some(one => one === id)
    if (kind === 'item') return !view.usable.some(one => one === id)
    return kind === 'weapons' && view.weapons < n
  }
  return (
    <span className="rc-needs">
      {needSigns(needs, pay?.[0]).map(one => (
        <span
          key={one.id}
          className={`rc-need${isMissing(one) ? ' is-missing' : ''}`}
          data-ref={`tip:${needWords(one, isMissing(one), language)}`}
        >
          <Sign name={one.sign} />
          {(one.n > 1 || one.kind === 'weapons') && <b>{one.n}</b>}
        </span>
      ))}
    </span>
  )
}

/** A thing that is needed or paid, in words. */
function needWords({ kind, id, n }: NeedSign, isMissing: boolean, language: Language): string {
  const words = WORDS[language]
  if (kind === 'pay')
    return `${capital(words.costs)}${words.colon}${n} ${words.resource[id]?.toLowerCase() ?? id}`
  const name = kind === 'terrain' ? words.terrain[id as Terrain] : thingName(id, language)
  const level = kind === 'weapons' ? ` ${n}` : ''
  return `${capital(words.needs)}${words.colon}${name}${level}${isMissing ? ` (${words.missing})` : ''}`
}

/** An invention, built or not: its symbol, what it needs, its name. */
export const InventionTile: FC<{
  readonly id: string
  readonly built?: boolean
  readonly away?: boolean
}> = ({ id, built = false, away = false }) => {
  const { view, language } = usePart().props
  const record = inventionOf(id, view)
  const refs = [`invention:${id}`, `build:${id}`, `item:${id}`]
  const planned = view.plan.actions.some(one => one.type === 'build' && one.what === id)
  const state = built ? ' is-built' : isShut() ? ' is-shut' : ''
  const attributes = useSpotAttributes(
    refs,
    `rc-inv${state}${planned ? ' is-planned' : ''}${away ? ' is-away' : ''}`,
    explain(refs[0], view, language) ?? undefined,
  )
  function isShut(): boolean {
    const { terrain = [], items = [] } = record?.needs ?? {}
    return terrain.some(one => !view.explored.includes(one)) || items.some(one => !view.usable.includes(one))
  }
  return (
    <span {...attributes}>
      <Sign name={inventionSign(id)} className="rc-iv" />
      {built ? (
        <span className="rc-needs">
          <Sign name="ok" className="rc-tick" />
        </span>
      ) : (
        record && <NeedsOf needs={record.needs} pay={record.pay} />
      )}
      <span className="rc-nm">{thingName(id, language)}</span>
    </span>
  )
}
