import { useSpotAttributes } from '@tablee/board/spot.tsx'
import type { FC } from 'react'
import { eventOf, wreckOf } from '../cards/known.ts'
import { effectSigns } from '../cards/signs.ts'
import { plannedOf } from '../contents.ts'
import { explain } from '../explain.ts'
import { Effects, NeedsOf } from '../ui/bits.tsx'
import { usePart, useSpot } from '../ui/part.tsx'
import { cardName, effectWords, WORDS } from '../words.ts'
import { Pawns } from './action.tsx'

/** The two threats, the left one the next to fall. */
export const Threats: FC = () => {
  const { view, language } = usePart().props
  const { left, right } = view.threats
  if (left === '' && right === '') return <p className="rc-why">{WORDS[language].threatFree}</p>
  return (
    <div className="rc-evs">
      {left === '' ? <Free /> : <Threat id={left} falls />}
      {right === '' ? <Free /> : <Threat id={right} />}
    </div>
  )
}

/** A place of the row without a card: the other card stays where it lies. */
const Free: FC = () => <p className="rc-ev-free">{WORDS[usePart().props.language].threatFree}</p>

/** A longer title takes the line of the event's name, which the tooltip tells. */
const ONE_LINE = 22

/** A threat: the event, what one can do about it, and what happens if nobody does. */
const Threat: FC<{ readonly id: string; readonly falls?: boolean }> = ({ id, falls = false }) => {
  const { view, language } = usePart().props
  const words = WORDS[language]
  const ref = `card:${id}`
  const event = eventOf(id)
  const wreck = wreckOf(id)
  const planned = plannedOf(view, 'threat').find(one => one.what === id)
  const { candidates } = useSpot(ref)
  const slot = useSpotAttributes(ref, 'kit-quiet rc-sl is-empty', words.putHere)
  const title = cardName(id, language, 1)
  const isLong = title.length > ONE_LINE
  const isWordy = event !== undefined && !effectSigns(event.action.result, true)
  return (
    <article
      className={`rc-ev${falls ? ' is-falling' : ''}`}
      data-ref={ref}
      aria-label={explain(ref, view, language) ?? undefined}
    >
      {!isLong && !isWordy && <p className="rc-ev-n">{cardName(id, language)}</p>}
      <h4>{title}</h4>
      <div className={`rc-ev-do${isWordy ? ' is-wordy' : ''}${isLong ? ' is-low' : ''}`}>
        {planned ? (
          <Pawns action={planned} />
        ) : candidates.length > 0 ? (
          <span {...slot} />
        ) : (
          <span className="rc-sl is-empty" />
        )}
        {event && !planned && event.action.pawns > 1 && <span className="rc-sl is-empty" />}
        {event && <NeedsOf needs={event.action.needs ?? {}} pay={event.action.pay} />}
        <span className="rc-arrow">→</span>
        {event && <Effects effects={event.action.result} />}
        {wreck && (
          <span className="rc-wreck">
            <Effects effects={wreck.one} />
            <em>{words.or}</em>
            <Effects effects={wreck.two} />
          </span>
        )}
      </div>
      <p className="rc-fate">
        {event && (
          <>
            <b>{words.otherwise(view.round + (falls ? 1 : 2))}.</b> {effectWords(event.threat, language)}
          </>
        )}
        {wreck && <span className="kit-label">{words.twoPawnsMore}</span>}
      </p>
    </article>
  )
}
