import { type Candidate, type Face, PASS } from '@tablee/kernel'
import type { FC } from 'react'
import { isPaid, wages } from '../../rules/clan.ts'
import { myClan } from '../contents.ts'
import { Amount, Sign, type SignName } from '../ui/art.tsx'
import { usePart } from '../ui/part.tsx'
import { SCENE_WORDS } from '../words.ts'
import { People } from './people.tsx'

/** What a clan settles at home: the purse before the wages are paid, or who it is that leads or leaves. */
export const Household: FC<{ readonly face: Face }> = ({ face }) => {
  const { say } = usePart().props
  const isPurse = face.prompt.id === 'free.wages'
  return (
    <>
      <header className="ml-beside-head">
        <h2>{say(face.prompt)}</h2>
      </header>
      <Purse />
      {isPurse ? <Deeds /> : <People />}
    </>
  )
}

/** The gold at hand against the wages of tonight. */
const Purse: FC = () => {
  const { view, language } = usePart().props
  const { purse } = SCENE_WORDS[language]
  const clan = myClan(view)
  if (!clan) return null
  const due = wages(clan)
  const paid = clan.members.filter(isPaid).length
  const left = clan.gold - due
  return (
    <dl className="ml-purse">
      <div>
        <dt>{purse.has}</dt>
        <dd>
          <Amount of="gold" n={clan.gold} />
        </dd>
      </div>
      <div>
        <dt>{purse.due(paid, paid === 0 ? 0 : due / paid)}</dt>
        <dd>
          <Amount of="gold" n={`−${due}`} />
        </dd>
      </div>
      <div className={left < 0 ? 'is-short' : 'is-sum'}>
        <dt>{left < 0 ? purse.short : purse.left}</dt>
        <dd>
          <Amount of="gold" n={Math.abs(left)} />
        </dd>
      </div>
    </dl>
  )
}

/** The symbol of what may be done at home. */
const SIGNS: { readonly [kind: string]: SignName | undefined } = {
  loot: 'chest',
  trophy: 'trophy',
  heal: 'potion',
  manage: 'flag',
  equip: 'clothing',
}

/** What may still be done before the wages, each with a click; then they are paid. */
const Deeds: FC = () => {
  const { candidates, chosen, onPick, say } = usePart().props
  const pay = candidates.find(({ key }) => key === PASS)
  return (
    <section className="ml-along">
      <ul>
        {candidates
          .filter(({ key }) => key !== PASS)
          .map(candidate => (
            <Deed key={candidate.key} candidate={candidate} />
          ))}
      </ul>
      <p className="ml-along-foot">
        <span />
        {pay && (
          <button
            type="button"
            className={`ml-depart${chosen === PASS ? ' is-chosen' : ''}`}
            data-key={PASS}
            onClick={() => onPick(PASS)}
          >
            <Sign name="gold" />
            {say(pay.say)}
          </button>
        )}
      </p>
    </section>
  )
}

const Deed: FC<{ readonly candidate: Candidate }> = ({ candidate: { key, say: what } }) => {
  const { chosen, onPick, say } = usePart().props
  return (
    <li>
      <button
        type="button"
        className={`ml-load can kit-quiet${chosen === key ? ' is-chosen' : ''}`}
        data-key={key}
        onClick={() => onPick(key)}
      >
        <Sign name={SIGNS[key.split(':', 1)[0]] ?? 'camp'} />
        <b>{say(what)}</b>
      </button>
    </li>
  )
}
