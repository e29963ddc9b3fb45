import { Opens } from '@tablee/board/kit/opens.tsx'
import { PanelHead } from '@tablee/board/kit/panel.tsx'
import { FOCUSABLE } from '@tablee/board/kit/told.ts'
import type { FC } from 'react'
import type { WeatherDie } from '../../data/dice.ts'
import { SCENARIO_IDS, SCENARIOS } from '../../scenarios/data.ts'
import type { RobinsonView } from '../../view.ts'
import { Strip } from '../goal/strip.tsx'
import { Sign, Weather } from '../ui/art.tsx'
import { InventionTile } from '../ui/bits.tsx'
import { Part, type Props, usePart } from '../ui/part.tsx'
import { cardName, characterName, scenarioTitle, WORDS, wordsOf } from '../words.ts'

/** Longer titles are set smaller. */
const ONE_LINE = 22

const SHEET_OF = 'scenario:'

/** What is played for, and what is to come. */
export const Goal: FC<Props> = props => {
  const { view, language } = props
  const words = WORDS[language]
  const title = scenarioTitle(view.scenario, language)
  return (
    <Part
      props={props}
      className="rc-goals"
      label={`${words.scenario(SCENARIO_IDS.indexOf(view.scenario) + 1)}${words.colon}${title}`}
    >
      <section className="kit-panel rc-scenario">
        <PanelHead title={title} long={title.length > ONE_LINE}>
          <Opens about={SHEET_OF} mark="shown">
            {words.scenario(SCENARIO_IDS.indexOf(view.scenario) + 1)}
          </Opens>
        </PanelHead>
        <p className="rc-goal">{wordsOf(view.scenario, language).line}</p>
        <Strip />
        <div className="rc-sinv">
          {Object.keys(SCENARIOS[view.scenario].inventions).map(id => (
            <InventionTile key={id} id={id} built={view.built.includes(id)} />
          ))}
        </div>
      </section>
      <Ahead />
    </Part>
  )
}

/** More cards than these stand one after the other, not one under the other. */
const AS_ROWS = 2

/** What is known to come: cards in the event deck, and the next change of the weather. */
const Ahead: FC = () => {
  const { view, language } = usePart().props
  const words = WORDS[language]
  const [next] = view.decks.event.known
  const weather = nextWeather(view)
  const nothing = view.coming.length === 0 && typeof next !== 'string' && !weather
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: it may scroll, so the keyboard must reach it
    <section className="kit-panel rc-later" tabIndex={0} aria-label={words.ahead}>
      <PanelHead title={words.ahead}>
        <span className="kit-label" data-ref={`tip:${words.eventHelp}`} {...FOCUSABLE}>
          {words.eventDeck} <b>{view.decks.event.size}</b>
        </span>
      </PanelHead>
      <ul>
        {typeof next === 'string' && (
          <li data-ref={`card:${next}`}>
            <Sign name="book" />
            <span>{words.nextIs(cardName(next, language))}</span>
          </li>
        )}
        {view.coming.length > AS_ROWS ? (
          <li className="rc-run">
            <Sign name="stack" />
            <ComingCards separator=" · " />
          </li>
        ) : (
          <ComingCards />
        )}
        {weather && (
          <li>
            <span className="rc-two">
              {weather.dice.map(die => (
                <Weather key={die} die={die} tip={words.weatherDie[die]} size="small" />
              ))}
            </span>
            <span>
              {words.weatherFrom(words.list(weather.dice.map(die => words.weatherShort[die])), weather.round)}
            </span>
          </li>
        )}
        {nothing && <li className="kit-label">{words.calm}</li>}
      </ul>
    </section>
  )
}

/** The cards that will come back: as rows, or in one run of words. */
const ComingCards: FC<{ readonly separator?: string }> = ({ separator }) => {
  const { view, language } = usePart().props
  const isRun = separator !== undefined
  const cards = view.coming.map((card, i) => {
    const key = `${card} ${i}`
    const name = comingWords(view, card, language, isRun)
    if (isRun)
      return (
        <span key={key} data-ref={`card:${card}`}>
          {i > 0 && separator}
          {name}
        </span>
      )
    return (
      <li key={key} data-ref={`card:${card}`}>
        <Sign name="stack" />
        <span>{name}</span>
      </li>
    )
  })
  return isRun ? <p>{cards}</p> : cards
}

/** A card that will come back by its lower name, and for whom if it is somebody's wound. */
function comingWords(
  view: RobinsonView,
  card: string,
  language: Props['language'],
  isBrief: boolean,
): string {
  const { special, comesFor } = WORDS[language]
  const bearer = view.characters.find(({ specialWounds }) => specialWounds.some(one => one.card === card))
  const name = cardName(card, language, 1)
  if (!bearer) return name
  const who = characterName(view, bearer.id, language)
  return isBrief ? special(name, who.toLowerCase()) : comesFor(name, who)
}

/** The next round whose dice differ from this one's by some that are new. */
function nextWeather({
  scenario,
  round,
  rounds,
}: RobinsonView): { dice: WeatherDie[]; round: number } | null {
  const all: readonly (readonly WeatherDie[])[] = SCENARIOS[scenario].dice
  const now = all[round - 1] ?? []
  for (let later = round + 1; later <= rounds; later++) {
    const dice = (all[later - 1] ?? []).filter(die => !now.includes(die))
    if (dice.length > 0) return { dice: [...new Set(dice)], round: later }
  }
  return null
}
