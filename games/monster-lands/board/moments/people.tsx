import { PASS } from '@tablee/kernel'
import type { FC } from 'react'
import { cardOf } from '../../rules/clan.ts'
import type { Name } from '../../state.ts'
import { affinityOf, myClan } from '../contents.ts'
import { dataOf } from '../data.ts'
import { AffinityDisc, ClanFigure } from '../ui/art.tsx'
import { usePart } from '../ui/part.tsx'
import { memberName, SCENE_WORDS, THINGS } from '../words.ts'

/** Those of one's clan who may be chosen, with what they can do and how they are; and nobody, where that may be. */
export const People: FC = () => {
  const { candidates, chosen, onPick, say } = usePart().props
  return (
    <ul className="ml-leavers">
      {candidates.map(({ key, say: what }) => (
        <li key={key}>
          <button
            type="button"
            data-key={key}
            className={`ml-leaver can${chosen === key ? ' is-chosen' : ''}`}
            onClick={() => onPick(key)}
          >
            {key === PASS ? <b>{say(what)}</b> : <Person id={key as Name} />}
          </button>
        </li>
      ))}
    </ul>
  )
}

const Person: FC<{ readonly id: Name }> = ({ id }) => {
  const { view, language } = usePart().props
  const words = SCENE_WORDS[language]
  const clan = myClan(view)
  const affinity = affinityOf(view, id)
  const wounded = clan?.members.find(member => member.id === id)?.wounded
  return (
    <>
      <ClanFigure affinity={affinity ?? 'novice'} clan={clan?.affinity ?? affinity ?? ''} />
      <span>
        <b>
          {memberName(id, language)} {affinity && <AffinityDisc affinity={affinity} />}
        </b>
        <span>{THINGS[language].talent(cardOf(dataOf(view), id).talent)}.</span>
      </span>
      <em className={wounded ? 'is-bad' : undefined}>{wounded ? words.wounded : words.ready}</em>
    </>
  )
}
