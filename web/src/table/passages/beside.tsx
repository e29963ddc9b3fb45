import type { Size } from '@tablee/board'
import { useCovers } from '@tablee/board/use-covers.ts'
import { type FC, useMemo, useRef } from 'react'
import { RuleLink } from '../../rules/link.tsx'
import { useSettings } from '../../settings.tsx'
import { boardProps, useLit, useTable } from '../context.tsx'
import { useIsBeside } from './is-beside.ts'
import { Steps } from './steps.tsx'
import './passages.css'

/** The panel at the right of the table: what passes, or a question that has its picture there. */
export function Beside({ size }: { readonly size: Size }) {
  const table = useTable()
  const settings = useSettings()
  const lit = useLit()
  const { scene, parts, past, passages, moment } = table
  const { board } = parts
  const passing = past.scene ? null : passages.passing
  const panel = useRef<HTMLElement>(null)
  const isBeside = useIsBeside()
  useCovers(panel, isBeside, passing?.passage.key ?? moment)
  const { game } = scene
  // Made once: a part that is another at each painting is another element.
  const Rule = useMemo(
    (): FC<{ readonly rule: string; readonly name?: string | undefined }> => props => (
      <RuleLink game={game} {...props} />
    ),
    [game],
  )
  if (!isBeside) return null
  const { tell } = settings
  const seat = passing?.passage.seat ?? scene.seat
  const party = seat === null ? '' : ` f-${scene.cast[seat]}`
  const Drawn = board?.Beside
  return (
    <section ref={panel} className={`beside ${size}${party}`} aria-label={tell('passage.label')}>
      {Drawn ? (
        <Drawn
          {...boardProps(table, settings, lit, size)}
          passages={passing?.passages ?? []}
          shown={passing?.shown ?? 0}
          before={(passing?.before ?? scene.view) as never}
          Rule={Rule}
        />
      ) : (
        passing && <Steps passing={passing} />
      )}
    </section>
  )
}
