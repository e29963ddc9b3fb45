import { Opens } from '@tablee/board/kit/opens.tsx'
import { SeatId } from '@tablee/board/kit/panel.tsx'
import { told } from '@tablee/board/kit/told.ts'
import { Bust } from '@tablee/perseverance/board/bust.tsx'
import { Amount, Dino, Mark, Sign } from '@tablee/perseverance/board/pieces.tsx'
import { DISSENTERS, type Dissenter } from '@tablee/perseverance/data/dissenters.ts'
import { SPECIES } from '@tablee/perseverance/ids.ts'
import type { FC } from 'react'
import type { ActionCardId } from '../../data/solo/actions.ts'
import { LAST_RESERVE } from '../../data/solo/levels.ts'
import { ARTEFACTS } from '../../data/types.ts'
import type { SoloView } from '../../view.ts'
import { Cube, Hut } from '../ui/art.tsx'
import { useView } from '../ui/part.tsx'
import './dissenters.css'

/** Alone: Narek and Camilla, what they have together, and what each does. */
export const Dissenters: FC<{ readonly solo: SoloView }> = ({ solo }) => (
  <>
    <Together solo={solo} />
    {DISSENTERS.map(dissenter => (
      <Half key={dissenter} solo={solo} of={dissenter} />
    ))}
  </>
)

/** What they collect together, and the action cards. */
const Together: FC<{ readonly solo: SoloView }> = ({ solo }) => {
  const { moments, names, board } = useView()
  const words = moments.dissenters
  const { followers, artefacts, cards, level, adjustment } = solo
  return (
    <section className="kit-panel pv-diss">
      <header>
        <h2>
          {words.title} <small>{words.level(names.level[level], names.adjustment[adjustment])}</small>
        </h2>
        <Amount of="follower" className="pv-score" n={followers} tip={words.together(followers)} />
      </header>
      <p className="pv-row">
        <span className="pv-lbl">{board.artefacts}</span>
        <span className="pv-arts">
          {ARTEFACTS.map(one => (
            <i
              key={one}
              className={`pv-art${artefacts.includes(one) ? ' pv-got' : ''}`}
              {...told(`${names.artefact[one]}${artefacts.includes(one) ? `, ${board.owned}` : ''}`)}
            >
              <Sign name={one} />
            </i>
          ))}
        </span>
      </p>
      <p className="pv-row">
        <span className="pv-lbl">{words.row}</span>
        <span className="pv-acts">
          {cards.row.map((card, place) =>
            card === null ? (
              // biome-ignore lint/suspicious/noArrayIndexKey: places of the row
              <i key={place} className="pv-act is-gone" />
            ) : (
              <ActionCard key={card} card={card} />
            ),
          )}
          <small {...told(words.deck(cards.deck))}>+{cards.deck}</small>
        </span>
      </p>
    </section>
  )
}

/** An action card in short: its number, which opens its sheet. */
const ActionCard: FC<{ readonly card: ActionCardId }> = ({ card }) => {
  const { data, moments, cards, board } = useView()
  const { zone } = data.dissenters.actions[card]
  return (
    <span className="pv-act">
      <Opens
        about={`action:${card}`}
        label={`${moments.dissenters.card(card)}${board.colon}${cards.zone(zone)}`}
        mark="none"
      >
        {card}
      </Opens>
    </span>
  )
}

const Half: FC<{ readonly solo: SoloView; readonly of: Dissenter }> = ({ solo, of }) => {
  const { view, data, names, moments, cards, board } = useView()
  const words = moments.dissenters
  const place = DISSENTERS.indexOf(of)
  const { colour, shelters, cubes } = view.dissenters[place]
  const owner = view.players.length + place
  const { program, tamed, untamed } = solo.automata[of]
  const card = solo.cards.slots[of]
  const programCard = data.dissenters.programs[program]
  return (
    <section className={`kit-seat pv-half pv-p-${colour}${solo.acting === of ? ' is-acting' : ''}`}>
      <header className="kit-seat-head" data-ref={`seat:${owner}`}>
        <Bust of={of} colour={colour} size={36} />
        <SeatId
          name={
            <Opens about={`dissenter:${of}`} mark="none">
              {names.dissenter[of]} <Mark colour={colour} />
            </Opens>
          }
        >
          <p>
            {words.role[of]}
            {solo.acting === of && `, ${words.acts}`}
          </p>
        </SeatId>
        <span className="pv-row">
          <span className="pv-num-i" {...told(`${words.stock}${board.colon}${shelters}`)}>
            <Hut owner={owner} />
            <b>{shelters}</b>
          </span>
          <span className="pv-num-i" {...told(`${words.stock}${board.colon}${cubes}`)}>
            <Cube owner={owner} />
            <b>{cubes}</b>
          </span>
        </span>
      </header>
      <Reserve solo={solo} of={of} owner={owner} />
      <p className="pv-row pv-unitl">
        {SPECIES.filter(one => tamed[one] > 0).map(one => (
          <span
            key={`t${one}`}
            className="pv-un"
            {...told(`${words.tamed}${board.colon}${names.species[one]} ${tamed[one]}`)}
          >
            <Dino species={one} colour={colour} />
            <b>{tamed[one]}</b>
          </span>
        ))}
        {SPECIES.filter(one => untamed[one] > 0).map(one => (
          <span
            key={`u${one}`}
            className="pv-un"
            {...told(`${words.untamed}${board.colon}${names.species[one]} ${untamed[one]}`)}
          >
            <Dino species={one} />
            <b>{untamed[one]}</b>
          </span>
        ))}
      </p>
      {card !== null && (
        <article className="pv-acard">
          <h3>
            <b>{card}</b>
            <Opens about={`action:${card}`} mark="none">
              {cards.zone(data.dissenters.actions[card].zone)}
            </Opens>
          </h3>
          {solo.acting === of &&
            cards.action(data.dissenters.actions[card]).map((does, nth) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: the primary action, then the secondary one
              <p key={nth}>{does}</p>
            ))}
        </article>
      )}
      <article className="pv-acard is-program">
        <h3>
          <Opens about={`program:${program}`} mark="none">
            {names.program[program]}
          </Opens>
          <small>{names.zone[programCard.zone]}</small>
          <Sign name={programCard.officer} />
        </h3>
      </article>
    </section>
  )
}

/** The reserve track: where the marker is, and which spaces crates cover. */
const Reserve: FC<{ readonly solo: SoloView; readonly of: Dissenter; readonly owner: number }> = ({
  solo,
  of,
  owner,
}) => {
  const { moments } = useView()
  const words = moments.dissenters
  const { space, onProgram } = solo.automata[of].marker
  return (
    <div className="pv-rsv">
      <span className="pv-lbl">{words.reserve}</span>
      <ol>
        {Array.from({ length: LAST_RESERVE + 1 }, (_, n) => {
          const crated = n > LAST_RESERVE - solo.crates
          const here = !onProgram && n === space
          return (
            // biome-ignore lint/suspicious/noArrayIndexKey: the spaces of the track
            <li key={n} className={here ? 'is-here' : undefined}>
              {here ? (
                <span {...told(words.space(n))}>
                  <Cube owner={owner} />
                </span>
              ) : crated ? (
                <span {...told(words.crated)}>
                  <Sign name="crate" />
                </span>
              ) : (
                n
              )}
            </li>
          )
        })}
        <li className={onProgram ? 'is-here' : undefined}>
          {onProgram ? (
            <span {...told(words.onProgram)}>
              <Cube owner={owner} />
            </span>
          ) : (
            '★'
          )}
        </li>
      </ol>
    </div>
  )
}
