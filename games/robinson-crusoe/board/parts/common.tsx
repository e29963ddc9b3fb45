import { pieceIn } from '@tablee/board'
import { PanelHead } from '@tablee/board/kit/panel.tsx'
import { FOCUSABLE } from '@tablee/board/kit/told.ts'
import { useSpotAttributes } from '@tablee/board/spot.tsx'
import type { FC } from 'react'
import { inventionSign } from '../cards/pictures.ts'
import { explain } from '../explain.ts'
import { Sign } from '../ui/art.tsx'
import { InventionTile } from '../ui/bits.tsx'
import { Part, type Props, usePart } from '../ui/part.tsx'
import { thingName, WORDS } from '../words.ts'

/** With more finds than this, equipment that there is none of goes without saying. */
const FEW = 4

/** The inventions on the board, then discoveries, equipment and treasures. */
export const Common: FC<Props> = props => {
  const { view, language } = props
  const words = WORDS[language]
  const items = view.items
  const open = view.inventions.filter(id => !items.includes(id))
  const possible = new Set(
    view.destinations.places.filter(({ type }) => type === 'build').map(({ key }) => key.split(':')[1]),
  ).size
  const shown = items.length + open.length
  const crowd = shown > 17 ? ' is-most' : shown > 14 ? ' is-many' : ''
  return (
    <Part props={props} className={`kit-panel rc-common${crowd}`} label={words.inventions}>
      <PanelHead title={words.inventions}>
        <span className="kit-label">{words.builtOpen(items.length, possible)}</span>
      </PanelHead>
      <ul className="rc-invs" style={{ '--rows': Math.ceil((shown + 1) / 3) } as object}>
        {items.map(id => (
          <li key={id} {...pieceIn(`invention.${id}`, 'items')}>
            <InventionTile id={id} built away={view.thisRound.itemsAway} />
          </li>
        ))}
        {open.map(id => (
          <li key={id} {...pieceIn(`invention.${id}`, 'inventions')}>
            <InventionTile id={id} />
          </li>
        ))}
        <Deck />
      </ul>
      <div className="rc-finds">
        <Finds title={words.discoveries} kind="discovery" ids={view.discoveries.map(id => ({ id }))} />
        <Finds title={words.treasures} kind="treasure" ids={view.treasures} />
        <Finds
          title={words.equipment}
          kind="equipment"
          ids={view.equipment}
          always={view.discoveries.length + view.treasures.length < FEW}
        />
      </div>
    </Part>
  )
}

/** The deck of inventions, with its visible card. */
const Deck: FC = () => {
  const { view, language } = usePart().props
  const words = WORDS[language]
  const { size } = view.decks.invention
  const top = view.nextInvention === '' ? '–' : thingName(view.nextInvention, language)
  const tip = words.deckTop(top, size)
  return (
    <li className="rc-inv is-deck" data-ref={`tip:${tip}`} {...FOCUSABLE}>
      {view.nextInvention !== '' && <Sign name={inventionSign(view.nextInvention)} className="rc-iv" />}
      <b>{size}</b>
      <span className="rc-nm">{words.deck}</span>
    </li>
  )
}

interface Owned {
  readonly id: string
  readonly uses?: number
}

/** A row of tokens, treasures or equipment. */
const Finds: FC<{
  readonly title: string
  readonly kind: 'discovery' | 'treasure' | 'equipment'
  readonly ids: readonly Owned[]
  readonly always?: boolean
}> = ({ title, kind, ids, always = false }) => {
  const { language } = usePart().props
  if (ids.length === 0 && !always && kind !== 'discovery') return null
  return (
    <div>
      <h3>{title}</h3>
      <p>
        {ids.map((one, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two alike tokens differ by their place alone.
          <Find key={i} kind={kind} {...one} />
        ))}
        {ids.length === 0 && <span className="kit-label">{WORDS[language].none}</span>}
      </p>
    </div>
  )
}

const Find: FC<Owned & { readonly kind: string }> = ({ id, uses, kind }) => {
  const { view, language } = usePart().props
  const ref = `${kind}:${id}`
  const counted = uses !== undefined && uses >= 0
  const attributes = useSpotAttributes(
    ref,
    `rc-find${counted ? ' is-counted' : ''}${uses === 0 ? ' is-off' : ''}`,
    explain(ref, view, language) ?? undefined,
  )
  return (
    <span {...attributes}>
      <Sign name={inventionSign(id)} />
      {counted && <b>{uses}</b>}
    </span>
  )
}
