import type { Language, Seat } from '@tablee/kernel'
import type { FC } from 'react'
import { CARDS } from '../../data/cards.ts'
import type { FactionSheet } from '../../text/faction-sheet.ts'
import type { IconName } from '../art/icons.ts'
import { FACES } from '../faces.ts'
import type { Own } from '../faction.ts'
import { byBox } from '../found.ts'
import { PHASES } from '../outline.ts'
import { Disc, Icon } from '../ui/art.tsx'
import { usePart } from '../ui/part.tsx'
import { PhaseSign } from '../ui/seal.tsx'
import { factionWords, fullHelpOf, OUTLINE, SHEETS, titleOf } from '../words.ts'

/** What a faction must do next, drawn; where it has nothing of the kind, its facts are told. */
const ORDERS = byBox(
  import.meta.glob<{ Orders: FC<Own> }>('../../factions/*/board/sheet.tsx', { eager: true }),
)

/** How each faction plays, in words that only its sheet tells. */
export const HOW_IT_PLAYS: {
  readonly [L in Language]: { readonly [faction: string]: { readonly sheet: FactionSheet } }
} = {
  en: byBox(import.meta.glob('../../factions/*/text/en/sheet.ts', { eager: true })),
  fr: byBox(import.meta.glob('../../factions/*/text/fr/sheet.ts', { eager: true })),
}

/** A faction explained: what it is after, what it can do now, its turn, its powers, how to play against it. */
export const Faction: FC<{ readonly seat: Seat }> = ({ seat }) => {
  const { view, language } = usePart().props
  const words = SHEETS[language]
  const player = view.players[seat]
  const { faction, effects } = player
  const own = factionWords(faction, language)
  const face = FACES[faction]
  const { now, facts } = face.standing(player, language)
  const power = face.powerNow?.(player, language)
  const Orders = (ORDERS[faction] as { readonly Orders: FC<Own> } | undefined)?.Orders
  const { goal, turn, against } = HOW_IT_PLAYS[language][faction].sheet
  return (
    <>
      <p className="rt-sheet-lead">
        {goal} {own.wins} <b>{now}</b>
      </p>
      <h3>{own.orders}</h3>
      {Orders ? (
        <Orders seat={seat} player={player} />
      ) : (
        <ul className="rt-sheet-facts">
          {facts.map(fact => (
            <li key={fact}>{fact}</li>
          ))}
        </ul>
      )}
      <h3>{words.turn}</h3>
      <ul className="rt-powers">
        {PHASES.map((phase, i) => (
          <li key={phase}>
            <span className="rt-power-sign">
              <PhaseSign phase={phase} />
            </span>
            <div>
              <h4>{OUTLINE[language].phase[phase]}</h4>
              <p>{turn[i]}</p>
            </div>
          </li>
        ))}
      </ul>
      <h3>{words.powers}</h3>
      <ul className="rt-powers">
        {power && <Power icon={face.powers[0]} words={power} />}
        {own.powers.map((one, i) => (
          <Power key={one[0]} icon={face.powers[i]} words={one} />
        ))}
      </ul>
      <h3>{words.against}</h3>
      <p>{against}</p>
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
