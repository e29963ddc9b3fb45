import type { Message } from '@tablee/kernel'
import type { FC } from 'react'
import { partsOf } from '../../scenarios/board/parts.ts'
import type { ScenarioId } from '../../scenarios/data.ts'
import { adventureOf } from '../cards/known.ts'
import { Sign, type SignName } from '../ui/art.tsx'
import { usePart } from '../ui/part.tsx'
import { cardName, characterName, effectWords, WORDS } from '../words.ts'
import { type Change, isChange, type What } from './changes.ts'
import { numberOf, rowName, type Telling } from './telling.ts'
import { MOMENT } from './words.ts'

const SIGN: { readonly [W in What]: SignName } = {
  hearts: 'heart',
  det: 'det',
  morale: 'flag',
  roof: 'roof',
  palisade: 'palisade',
  weapons: 'weapons',
  wood: 'wood',
  food: 'food',
  fur: 'fur',
  woodLater: 'wood',
  foodLater: 'food',
  furLater: 'fur',
}

/** What the step has changed: each number from what to what and why, then what only words can tell. */
export const Rows: FC<{ readonly telling: Telling }> = ({ telling }) => {
  const { language } = usePart().props
  const words = MOMENT[language]
  const { outcome, begun, special } = telling
  return (
    <div className="rc-mo-rows">
      <h3>{words.changes}</h3>
      {outcome.rows.length === 0 && <p className="kit-label">{words.nothing}</p>}
      <ul>
        {outcome.rows.map((row, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: what has happened never changes.
          <li key={i} className={isChange(row) ? toneOf(row) : 'is-said'}>
            {isChange(row) ? <Numbers row={row} actor={begun?.who ?? ''} /> : <Said report={row} />}
          </li>
        ))}
      </ul>
      {special && <SpecialWound telling={telling} part={special.part} />}
    </div>
  )
}

const toneOf = ({ from, to }: Change): string => (to < from ? 'is-bad' : 'is-good')

const Numbers: FC<{ readonly row: Change; readonly actor: string }> = ({ row, actor }) => {
  const { view, language } = usePart().props
  const why = row.card === '' ? MOMENT[language].cause[row.cause] : cardName(row.card, language)
  return (
    <>
      <Sign name={SIGN[row.what]} />
      <span>
        {rowName(row, actor, view, language)} <em>{why}</em>
      </span>
      <span className="rc-ft">
        {numberOf(row, row.from)}
        <i>→</i>
        <b>{numberOf(row, row.to)}</b>
      </span>
    </>
  )
}

/** What a report without a number is about, by how its id begins. */
const SAID: { readonly [about: string]: SignName | undefined } = {
  tile: 'map',
  discovery: 'discovery',
  beast: 'hunt',
  hunting: 'hunt',
  item: 'build',
  invention: 'build',
  shelter: 'hut',
  equipment: 'crate',
  treasure: 'chest',
  source: 'no',
  outside: 'moon',
  camp: 'tent',
  weather: 'cloud',
  food: 'food',
  night: 'food',
  power: 'det',
  friday: 'skull',
  wounded: 'drop',
}

function signFor({ id }: Message, scenario: ScenarioId): SignName {
  const [about] = id.split('.')
  return SAID[about] ?? partsOf(scenario).reports?.[about] ?? 'flag'
}

const Said: FC<{ readonly report: Message }> = ({ report }) => {
  const { say, view } = usePart().props
  return (
    <>
      <Sign name={signFor(report, view.scenario)} />
      <span>{say(report)}</span>
    </>
  )
}

const SPOTS = { head: [42, 19], arm: [16, 66], belly: [42, 58], leg: [52, 98] } as const

/** A special wound on its figure, and what it will cost when its card comes back. */
const SpecialWound: FC<{ readonly telling: Telling; readonly part: keyof typeof SPOTS }> = ({
  telling: { card, special },
  part,
}) => {
  const { view, language } = usePart().props
  const words = MOMENT[language]
  const { part: parts } = WORDS[language]
  const lower = adventureOf(card)?.lower?.filter(({ do: verb }) => verb !== 'removeSpecialWound') ?? []
  const who = view.characters.find(({ id }) => id === special?.who)
  return (
    <div className="rc-mo-body">
      <svg viewBox="0 0 84 118" aria-hidden="true">
        <path d="M42 5a14 14 0 0 1 9 24.700c10 2 17 6 19 14l6 24c1 5-6 7-8 2l-6-16v56c0 5-10 5-11 0l-5-28h-8l-5 28c-1 5-11 5-11 0V54l-6 16c-2 5-9 3-8-2l6-24c2-8 9-12 19-14A14 14 0 0 1 42 5Z" />
        {Object.entries(SPOTS).map(([name, [x, y]]) => (
          <circle
            key={name}
            className={name === part ? 'is-hurt' : undefined}
            cx={x}
            cy={y}
            r={name === part ? 12 : 8}
          />
        ))}
      </svg>
      <p>
        <b>
          {words.wounded(parts[part])}
          {who ? `, ${characterName(view, who.id, language)}` : ''}
        </b>
        {lower.length > 0 && words.comesBack(cardName(card, language, 1), effectWords(lower, language))}
      </p>
    </div>
  )
}
