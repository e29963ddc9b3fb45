import { PanelHead } from '@tablee/board/kit/panel.tsx'
import { useSpotAttributes } from '@tablee/board/spot.tsx'
import { Sign } from '@tablee/perseverance/board/pieces.tsx'
import { Slots } from '@tablee/perseverance/board/signs.tsx'
import type { FC } from 'react'
import { type AdventureId, AREAS, type Area, RANCH_TYPES, type RanchTileId } from '../../data/types.ts'
import { PROPER } from '../../text/proper.ts'
import { explain } from '../explain.ts'
import { Effects } from '../ui/effects.tsx'
import { Part, type Props, usePart, useView } from '../ui/part.tsx'
import { wordsIn } from '../words.ts'
import '@tablee/perseverance/board/css/offers.css'

/** What belongs to nobody: adventures and ranch tiles. */
export const Common: FC<Props> = props => {
  const { board } = wordsIn(props.language)
  return (
    <Part props={props} className={`pv-common is-${props.size}`} label={board.common}>
      <section className="kit-panel pv-offers-p">
        <PanelHead title={board.adventures} />
        {AREAS.toReversed().map(area => (
          <Adventures key={area} area={area} />
        ))}
      </section>
      <section className="kit-panel pv-offers-p pv-ranch-o">
        <PanelHead title={board.ranchOffer} />
        <div className="pv-rto">
          {RANCH_TYPES.map(type => (
            <RanchRow key={type} type={type} />
          ))}
        </div>
      </section>
    </Part>
  )
}

const Adventures: FC<{ readonly area: Area }> = ({ area }) => {
  const { view, names, board } = useView()
  const { open, unlocked, deck } = view.adventures[area]
  if (!unlocked)
    return (
      <p className="pv-locked">
        <Sign name="lock" /> {board.lockedDeck(names.area[area])}
      </p>
    )
  return (
    <div className={`pv-advrow pv-a-${area[0]}`}>
      <h3>
        {names.area[area]} <small>{board.deck(deck)}</small>
      </h3>
      <div>
        {open.map(card => (
          <AdventureCard key={card} card={card} />
        ))}
      </div>
    </div>
  )
}

const AdventureCard: FC<{ readonly card: AdventureId }> = ({ card }) => {
  const { view, data } = useView()
  const { language } = usePart().props
  const { deck, requires, stage1, stage2, threat1, threat2, at, mapping } = data.adventures[card]
  const attributes = useSpotAttributes(
    `card:${card}`,
    `pv-adv pv-a-${deck[0]}`,
    explain(`card:${card}`, view, language) ?? PROPER[card],
    `card:${card}`,
  )
  return (
    <div {...attributes}>
      <strong>{PROPER[card]}</strong>
      <Slots of={requires} />
      <p>
        1 <Effects of={stage1} quiet />
        <Threat of={threat1} />
      </p>
      <p>
        2 <Effects of={stage2} quiet />
        <Threat of={threat2} />
      </p>
      <p>
        <b className="pv-at">{at === 'hills' ? '▲' : at}</b> <Effects of={mapping} quiet />
      </p>
    </div>
  )
}

const Threat: FC<{ readonly of: readonly number[] }> = ({ of }) =>
  of.length > 0 && (
    <span className="pv-threat">
      <Sign name="threat" />
      {of.join(', ')}
    </span>
  )

const RanchRow: FC<{ readonly type: (typeof RANCH_TYPES)[number] }> = ({ type }) => {
  const { view } = useView()
  return (
    <div className="pv-rrow">
      <Sign name={type} className="pv-rti" />
      {view.ranch[type].open.map(tile => (
        <RanchTile key={tile} tile={tile} />
      ))}
    </div>
  )
}

const RanchTile: FC<{ readonly tile: RanchTileId }> = ({ tile }) => {
  const { view, data } = useView()
  const { language } = usePart().props
  const attributes = useSpotAttributes(
    `ranchTile:${tile}`,
    'pv-rtile',
    explain(`ranchTile:${tile}`, view, language) ?? PROPER[tile],
    `ranchTile:${tile}`,
  )
  return (
    <div {...attributes}>
      <b>{PROPER[tile]}</b>
      <Effects of={data.ranchTiles[tile].effects} quiet />
    </div>
  )
}
