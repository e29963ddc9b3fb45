import type { Seat } from '@tablee/kernel'
import type { FC } from 'react'
import { CARDS } from '../../data/cards.ts'
import type { IconName } from '../art/icons.ts'
import { Disc, Icon } from '../ui/art.tsx'
import { usePart } from '../ui/part.tsx'
import { fullHelpOf, SHEETS, titleOf, WORDS } from '../words.ts'
import { Decree } from './decree.tsx'
import { standingOf } from './standing.ts'

const ICONS: { readonly [faction: string]: readonly IconName[] } = {
  marquise: ['keep', 'recruiter', 'daylight'],
  eyrie: ['crown', 'coins', 'battle'],
  alliance: ['battle', 'sympathy', 'recruiter', 'workshop'],
  vagabond: ['boots', 'bag', 'crossbow'],
}

/** A faction explained: how it wins, what it can do now, its powers, its crafted effects. */
export const Faction: FC<{ readonly seat: Seat }> = ({ seat }) => {
  const { view, language } = usePart().props
  const words = SHEETS[language]
  const player = view.players[seat]
  const { faction, eyrie, effects } = player
  const { now, facts } = standingOf(view, seat, language)
  return (
    <>
      <p className="rt-sheet-lead">
        {words.wins[faction]} <b>{now}</b>
      </p>
      <h3>{words.orders[faction]}</h3>
      {eyrie ? (
        <Decree seat={seat} own={eyrie} />
      ) : (
        <ul className="rt-sheet-facts">
          {facts.map(fact => (
            <li key={fact}>{fact}</li>
          ))}
        </ul>
      )}
      <h3>{words.powers}</h3>
      <ul className="rt-powers">
        {eyrie?.leader && (
          <Power
            icon="crown"
            words={[
              words.leads(WORDS[language].leader[eyrie.leader][0]),
              WORDS[language].leader[eyrie.leader][1],
            ]}
          />
        )}
        {words.power[faction].map((power, i) => (
          <Power key={power[0]} icon={ICONS[faction][i]} words={power} />
        ))}
      </ul>
      {effects.length > 0 && (
        <>
          <h3>{words.effects}</h3>
          <ul className="rt-powers">
            {effects.map(id => (
              <li key={id}>
                <Disc suit={CARDS[id].suit} />
                <div>
                  <h4>{titleOf(CARDS[id], language)}</h4>
                  <p>{fullHelpOf(CARDS[id], language)}</p>
                </div>
              </li>
            ))}
          </ul>
        </>
      )}
    </>
  )
}

const Power: FC<{ readonly icon: IconName; readonly words: readonly [title: string, line: string] }> = ({
  icon,
  words: [title, line],
}) => (
  <li>
    <span className="rt-power-sign">
      <Icon name={icon} />
    </span>
    <div>
      <h4>{title}</h4>
      <p>{line}</p>
    </div>
  </li>
)
