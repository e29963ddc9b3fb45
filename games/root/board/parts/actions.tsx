import { reason } from '@tablee/board/pointing.ts'
import { useSpotAttributes } from '@tablee/board/spot.tsx'
import type { FC } from 'react'
import type { Suit } from '../../data/suits.ts'
import type { FactionId } from '../../state.ts'
import type { IconName } from '../art/icons.ts'
import { FACES, SYMBOLS } from '../faces.ts'
import type { Act } from '../faction.ts'
import { Head, Icon } from '../ui/art.tsx'
import { usePart } from '../ui/part.tsx'
import { factionWords, WORDS } from '../words.ts'

/** The actions of a board: those that may be taken are buttons, the one under way is marked. */
export const Actions: FC<{ readonly of: FactionId }> = ({ of: faction }) => (
  <ul className="rt-actions">
    {FACES[faction].acts?.map(act => (
      <Action key={act.name} act={act} faction={faction} />
    ))}
  </ul>
)

const Action: FC<{ readonly act: Act; readonly faction: FactionId }> = ({ act, faction }) => {
  const { name, icon, underWay } = act
  const { props } = usePart()
  const { candidates, refused, view, facts, language, say } = props
  const words = WORDS[language]
  const attributes = useSpotAttributes(`act:${name}`, 'kit-quiet rt-act')
  const mine = view.turn.seat === view.viewer && facts.waiting !== null
  const candidate = candidates.find(({ key }) => key === name)
  const refusal = candidate ? undefined : refused.find(({ key }) => key === name)
  const done = mine && act.done?.(view) === true
  const now = mine && !done && (underWay?.test(facts.waiting?.prompt ?? '') ?? false)
  const note = now ? words.inProgress : done ? words.done : (act.note?.(words, view, language) ?? null)
  const label = (
    <>
      {icon in SYMBOLS ? <Icon name={icon as IconName} /> : <Head suit={icon as Suit} />}
      {factionWords(faction, language).actions[name]}
      {note && <em>{note}</em>}
    </>
  )
  const why = refusal ? `tip:${reason(say(refusal.why), refusal.rule)}` : undefined
  return (
    <li className={`${now ? 'is-now' : ''}${done || refusal ? ' is-off' : ''}`} data-ref={why}>
      {candidate ? <span {...attributes}>{label}</span> : label}
    </li>
  )
}
