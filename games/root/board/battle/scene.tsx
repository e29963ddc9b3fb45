import type { Passage } from '@tablee/board'
import type { Message } from '@tablee/kernel'
import type { FC } from 'react'
import { type CardId, FACE_DOWN } from '../../data/cards.ts'
import type { Item } from '../../data/items.ts'
import { castOf } from '../contents.ts'
import { CardFace } from '../parts/card.tsx'
import { Icon } from '../ui/art.tsx'
import { usePart } from '../ui/part.tsx'
import { Seal } from '../ui/seal.tsx'
import { sceneWords } from '../words.ts'
import { actorIn, LOSSES, sceneOf, showsItem, sinceHead } from './kinds.ts'
import { Tale } from './tale.tsx'
import { valuesOf } from './values.ts'

/** Something else that was resolved: what it is, the cards and items that were seen, and what came of it. */
export const Scene: FC<{ readonly passage: Passage | null; readonly asked?: string | undefined }> = ({
  passage,
  asked,
}) => {
  const { view, reports, language } = usePart().props
  const told: readonly Message[] = passage?.reports ?? sinceHead(reports)
  const { kind, icon } = sceneOf(told) ?? LOSSES
  const actor = actorIn(told)
  const cards = cardsIn(told)
  const items = told.flatMap(itemOf)
  return (
    <>
      <header className="rt-beside-head">
        <h2>
          <Icon name={icon} />
          {sceneWords(kind, language).title}
        </h2>
        {actor !== null && <Seal party={castOf(view)[actor]} size={36} />}
      </header>
      {(cards.length > 0 || items.length > 0) && (
        <ul className="rt-scene-cards">
          {cards.map(card => (
            <li key={card}>
              <CardFace id={card} />
            </li>
          ))}
          {items.map(item => (
            <li key={item} className="rt-scene-item">
              <Icon name={item} />
            </li>
          ))}
        </ul>
      )}
      <Tale reports={told} asked={asked} />
    </>
  )
}

/** The cards that the reports name, each once. */
function cardsIn(reports: readonly Message[]): CardId[] {
  const cards = reports.flatMap(report => {
    const { card, cards = [] } = valuesOf<{ card?: CardId; cards?: readonly CardId[] }>(report) ?? {}
    return card === undefined ? cards : [card]
  })
  return [...new Set(cards)].filter(card => card !== FACE_DOWN)
}

function itemOf({ id, values }: Message): Item[] {
  return showsItem(id) ? [(values as unknown as { item: Item }).item] : []
}
