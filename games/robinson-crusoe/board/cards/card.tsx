import type { Language } from '@tablee/kernel'
import type { FC } from 'react'
import type { Effect } from '../../data/effects.ts'
import { Sign, SignAt, type SignName } from '../ui/art.tsx'
import { capital, cardName, effectWords, WORDS } from '../words.ts'
import { type CardFace, type CardFamily, eventOf, recordOf } from './known.ts'
import { effectSigns } from './signs.ts'
import '../css/cards.css'

const FAMILY_SIGN: { readonly [F in CardFamily]: SignName } = {
  event: 'threat',
  build: 'build',
  gather: 'gather',
  explore: 'explore',
  treasure: 'chest',
  creature: 'fangs',
  trap: 'trap',
  beast: 'hunt',
  wreckage: 'wreck',
}

/** A card, face up: its deck, a vignette in tints of one ink, its name and effects, and what comes back. */
export const CardPicture: FC<{ readonly card: CardFace; readonly language: Language }> = ({
  card,
  language,
}) => {
  const words = WORDS[language]
  const { id, family, upper, lower, symbol, beast, kept } = card
  const event = eventOf(id)
  return (
    <article className={`rc-card d-${family}`}>
      <header>
        <span className="rc-card-deck">
          <Sign name={FAMILY_SIGN[family]} />
        </span>
        <span>{words.deckName[family]}</span>
        {recordOf(id)?.src === 'reconstructed' && (
          <span
            className="rc-card-ours"
            data-ref={`tip:${words.reconstructedHelp}`}
            title={words.reconstructedHelp}
          >
            {words.reconstructed}
          </span>
        )}
        {symbol && (
          <span className={`rc-card-symbol d-${symbol}`}>
            <Sign name={symbol === 'book' ? 'book' : 'ask'} />
          </span>
        )}
      </header>
      <Vignette family={family} />
      <div className="rc-card-up">
        <h3>{cardName(id, language)}</h3>
        {symbol === 'book' && <p className="rc-card-book">{words.book}</p>}
        {beast ? (
          <BeastFacts card={card} language={language} />
        ) : (
          upper.length > 0 && <EffectList effects={upper} language={language} />
        )}
        {kept?.pawn && <p>{capital(`${words.pawnGiven} (${words.neutral[kept.pawn]})`)}</p>}
        {kept && kept.uses > 0 && <p className="rc-card-book">{words.uses(kept.uses)}</p>}
      </div>
      {event && (
        <div className="rc-card-mid">
          <h4>{cardName(id, language, 1)}</h4>
          <EffectList effects={event.action.result} language={language} />
        </div>
      )}
      {lower.length > 0 && (
        <div className="rc-card-low">
          <h4>
            <Sign name={event ? 'threat' : 'book'} />
            {event ? words.threatOn : cardName(id, language, 1)}
          </h4>
          <EffectList effects={lower} language={language} />
        </div>
      )}
    </article>
  )
}

const BeastFacts: FC<{ readonly card: CardFace; readonly language: Language }> = ({ card, language }) => {
  const { beast, upper } = card
  if (!beast) return null
  const facts: readonly (readonly [SignName, string])[] = [
    ['hunt', String(beast.strength)],
    ['weapons', beast.weapons > 0 ? `−${beast.weapons}` : '0'],
    ['food', `+${beast.food}`],
    ['fur', `+${beast.fur}`],
  ]
  return (
    <>
      <p className="rc-card-fx">
        {facts.map(([sign, n]) => (
          <span key={sign}>
            <Sign name={sign} />
            {n}
          </span>
        ))}
      </p>
      {upper.length > 0 && <p>{effectWords(upper, language)}</p>}
    </>
  )
}

/** The effects of a card: symbols with “or” between its branches, words where there is no symbol. */
export const EffectList: FC<{ readonly effects: readonly Effect[]; readonly language: Language }> = ({
  effects,
  language,
}) => {
  const words = WORDS[language]
  const [first] = effects
  if (effects.length === 1 && first?.do === 'choose')
    return first.branches.map((branch, i) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: the branches of a card never change.
      <div key={i}>
        {i > 0 && <p className="rc-card-or">{words.or}</p>}
        <EffectList effects={branch} language={language} />
      </div>
    ))
  const signs = effectSigns(effects)
  if (!signs || signs.length === 0) return <p>{effectWords(effects, language)}</p>
  return (
    <p className="rc-card-fx" role="img" aria-label={effectWords(effects, language)}>
      {signs.map(({ sign, n }, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the effects of a card never change.
        <span key={i}>
          <Sign name={sign} />
          {n}
        </span>
      ))}
    </p>
  )
}

const BEAST_SIGN: { readonly [F in CardFamily]: SignName } = {
  event: 'threat',
  build: 'danger',
  gather: 'parrot',
  explore: 'totem',
  treasure: 'chest',
  creature: 'fangs',
  trap: 'trap',
  beast: 'danger',
  wreckage: 'wreck',
}

/** A small landscape in tints of the deck's ink, with what the deck is about. */
const Vignette: FC<{ readonly family: CardFamily }> = ({ family }) => (
  <svg className="rc-vignette" viewBox="0 0 288 150" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
    <rect className="rc-vg-sky" width="288" height="150" />
    <circle className="rc-vg-sun" cx="206" cy="58" r="30" />
    <path className="rc-vg-1" d="M0 84c30-16 56-20 84-8s60 8 92-6 76-14 112 4v80H0Z" />
    <path className="rc-vg-line" d="M168 58h76M178 68h56M190 78h32M16 30h40M28 37h22M96 22h46M108 29h28" />
    <path className="rc-vg-2" d="M0 108c40-16 84-10 120-4s110-10 168-8v54H0Z" />
    <Scene family={family} />
    <path
      className="rc-vg-3"
      d="M-10 150C-6 110 10 84 34 78c-6 14-6 24-4 32 8-18 24-30 46-34-12 14-16 26-16 38 12-12 26-16 44-16-18 10-28 24-32 40v14H-10Z"
    />
    <Picture sign={BEAST_SIGN[family]} />
    <path
      className="rc-vg-4"
      d="M0 150c2-18 8-30 20-38 0 10 2 18 6 24 6-16 16-26 32-32-6 12-8 24-6 34 8-10 18-14 32-16-10 8-16 18-18 28ZM288 150c-2-22-12-38-30-46 4 12 4 22 0 30-6-12-16-18-30-20 8 8 12 20 12 36Z"
    />
  </svg>
)

const Picture: FC<{ readonly sign: SignName }> = ({ sign }) => (
  <SignAt name={sign} className="rc-vg-beast" x={58} y={64} size={78} />
)

/** What stands on the hill: a frame being built, palms, a far peak, a wreck. */
const Scene: FC<{ readonly family: CardFamily }> = ({ family }) => {
  if (family === 'build')
    return (
      <path
        className="rc-vg-pole"
        d="M150 118 196 50 242 118M164 118 196 70 228 118M196 50v-10M158 106h76M172 86h48"
      />
    )
  if (family === 'gather')
    return (
      <path
        className="rc-vg-pole"
        d="M198 118c-4-26 0-44 8-58M206 60c-16-12-30-8-38 4M206 60c-18 0-26 10-28 22M206 60c2-16 14-22 30-18M206 60c16-4 28 2 32 16M236 118c-2-16 0-28 6-36M242 82c-10-6-18-4-24 4M242 82c8-6 16-4 20 4"
      />
    )
  if (family === 'explore' || family === 'treasure' || family === 'trap' || family === 'creature')
    return <path className="rc-vg-peak" d="M140 108 188 44l16 20 12-14 46 58ZM188 44l10 22-8 6-8-6Z" />
  return (
    <path
      className="rc-vg-pole"
      d="M168 110h76l-10 14h-56ZM196 110V54M196 60l30 18-30 8M184 70l-12 20h12M216 44l-8 12M232 34l-6 10M160 40l8 8"
    />
  )
}
