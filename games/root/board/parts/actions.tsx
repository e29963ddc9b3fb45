import { reason } from '@tablee/board/pointing.ts'
import { useSpotAttributes } from '@tablee/board/spot.tsx'
import type { FC } from 'react'
import type { FactionId } from '../../state.ts'
import { ACTS } from '../acts.ts'
import type { IconName } from '../art/icons.ts'
import { Head, Icon } from '../ui/art.tsx'
import { usePart } from '../ui/part.tsx'
import { WORDS } from '../words.ts'

/** The prompts that belong to an action which was begun. */
const UNDER_WAY: { readonly [act: string]: RegExp } = {
  march: /^(move|march|marquise\.march)\./,
  move: /^(move|vagabond\.move)\./,
  battle: /^battle\./,
  build: /^marquise\.build/,
  recruit: /recruit/,
  overwork: /overwork/,
  organize: /organize/,
  aid: /^vagabond\.aid/,
  quest: /^vagabond\.quest/,
  strike: /^vagabond\.strike/,
  repair: /^vagabond\.repair/,
  explore: /^vagabond\.explore/,
}

/** The actions of a board: those that may be taken are buttons, the one under way is marked. */
export const Actions: FC<{ readonly of: FactionId }> = ({ of: faction }) => (
  <ul className="rt-actions">
    {ACTS[faction]?.map(([name, icon]) => (
      <Action key={name} name={name} icon={icon} />
    ))}
  </ul>
)

const Action: FC<{ readonly name: string; readonly icon: IconName }> = ({ name, icon }) => {
  const { props } = usePart()
  const { candidates, refused, view, scene, language, say } = props
  const words = WORDS[language]
  const attributes = useSpotAttributes(`act:${name}`, 'kit-quiet rt-act')
  const mine = view.turn.seat === view.viewer && scene.waiting !== null
  const candidate = candidates.find(({ key }) => key === name)
  const refusal = candidate ? undefined : refused.find(({ key }) => key === name)
  const done = name === 'recruit' && mine && view.turn.notes.recruited === 1
  const now = mine && !done && (UNDER_WAY[name]?.test(scene.waiting?.prompt ?? '') ?? false)
  const note = now ? words.inProgress : done ? words.done : name === 'bird' ? words.moreAction : null
  const label = (
    <>
      {name === 'bird' ? <Head suit="bird" /> : <Icon name={icon} />}
      {words.action[name]}
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
