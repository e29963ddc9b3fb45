import type { Seat } from '@tablee/kernel'
import type { FC } from 'react'
import { cardOf, wages } from '../../rules/clan.ts'
import { points } from '../../rules/points.ts'
import { printed, stateOf } from '../contents.ts'
import { dataOf } from '../data.ts'
import { usePart } from '../ui/part.tsx'
import { memberName, SCENE_WORDS, THINGS } from '../words.ts'
import { Rows } from './rows.tsx'

/** A clan: how it plays, where its points come from now, who is in it and what each can do. */
export const ClanSheet: FC<{ readonly seat: Seat }> = ({ seat }) => {
  const { view, language } = usePart().props
  const words = SCENE_WORDS[language].sheet
  const clan = view.clans[seat]
  if (!clan?.affinity) return null
  const { glory, reputation, trophies, affinities } = points(printed(view), clan)
  return (
    <>
      <p>{words.plays[clan.affinity]}</p>
      <h3>{words.points}</h3>
      <Rows
        rows={[
          [words.glory, glory],
          [words.reputation, reputation],
          [words.trophies, trophies],
          [words.affinities, affinities],
          [words.total, glory + reputation + trophies + affinities],
        ]}
      />
      <h3>{words.members}</h3>
      <ul className="ml-sheet-members">
        {clan.members.map((member, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: novices are all alike.
          <li key={i}>
            <b>{memberName(member.id, language)}</b>
            <em>{stateOf(view, member, language)}</em>
            <span>{THINGS[language].talent(cardOf(dataOf(view), member.id).talent)}.</span>
          </li>
        ))}
      </ul>
      <Rows rows={[[words.wages, wages(clan)]]} />
    </>
  )
}
