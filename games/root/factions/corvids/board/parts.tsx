import { Stat } from '@tablee/board/kit/stat.tsx'
import { FOCUSABLE } from '@tablee/board/kit/told.ts'
import { useSpotAttributes } from '@tablee/board/spot.tsx'
import type { FC } from 'react'
import type { FactionParts, Own } from '../../../board/faction.ts'
import { Actions } from '../../../board/parts/actions.tsx'
import { Belongings } from '../../../board/parts/head.tsx'
import { WarriorSupply } from '../../../board/parts/supply.tsx'
import { Figure, Icon } from '../../../board/ui/art.tsx'
import { usePart } from '../../../board/ui/part.tsx'
import { WORDS as SHARED, wordsOf } from '../../../board/words.ts'
import type { Player } from '../../../state.ts'
import { PLOTS, type PlotKind } from '../data.ts'
import { HIDDEN, leftOf, type Plot } from '../rules/plots.ts'
import type { CorvidsWords } from '../text/en/board.ts'

const WORDS = wordsOf<CorvidsWords>('corvids')

/** A plot on the map and where it lies. */
interface Lying extends Plot {
  readonly clearing: number
}

/** The plots on the map that lie face up, or face down. */
const lying = ({ corvids }: Player, faceUp: boolean): Lying[] =>
  corvids?.plots.flatMap((plot, clearing) => (plot?.faceUp === faceUp ? [{ ...plot, clearing }] : [])) ?? []

/** A plot as a disc: feather or symbol; it points to its clearing. */
const Disc: FC<{ readonly plot: Lying }> = ({ plot: { kind, faceUp, not, clearing } }) => {
  const { language } = usePart().props
  const words = WORDS[language]
  const told =
    kind === HIDDEN
      ? words.hiddenTip
      : `${words.plot[kind][0]}${SHARED[language].colon}${words.plotTip[kind]}`
  const doubts = not.length === 0 ? '' : ` ${words.notTip(not.map(one => words.plot[one][0]).join(', '))}`
  return (
    <span
      className={`rt-plot${!faceUp && kind !== HIDDEN ? ' is-secret' : ''}`}
      data-ref={`tip:${SHARED[language].clearing(clearing)}${SHARED[language].colon}${told}${doubts}`}
      {...FOCUSABLE}
    >
      <Icon name={kind === HIDDEN ? 'plot' : kind} />
    </span>
  )
}

/** The plots left to place. */
const Left: FC<{ readonly player: Player }> = ({ player: { tokens } }) => {
  const words = WORDS[usePart().props.language]
  return (
    <Stat
      tip={words.leftTip(tokens.plot[0])}
      sign={
        <span className="rt-plot is-left">
          <Icon name="plot" />
        </span>
      }
      n={tokens.plot[0]}
    />
  )
}

const Row: FC<{ readonly label: string; readonly plots: readonly Lying[]; readonly note?: string }> = ({
  label,
  plots,
  note,
}) => {
  const words = WORDS[usePart().props.language]
  return (
    <div className="rt-line">
      <span className="kit-label">{label}</span>
      <span className="kit-grow" />
      {plots.length === 0 && <span className="kit-label">{words.none}</span>}
      {plots.map(plot => (
        <Disc key={plot.clearing} plot={plot} />
      ))}
      {note && <span className="kit-label">{note}</span>}
    </div>
  )
}

/** The Corvids as others see them: hidden plots, face-up ones, what is left to place. */
const Lines: FC<Own> = ({ seat, player }) => {
  const { language } = usePart().props
  const words = WORDS[language]
  const open = lying(player, true)
  const extortions = open.filter(({ kind }) => kind === 'extortion').length
  return (
    <>
      <Row label={words.hidden} plots={lying(player, false)} />
      <Row label={words.open} plots={open} note={extortions > 0 ? words.more(extortions) : undefined} />
      <div className="rt-line">
        <span className="kit-label">{words.left}</span>
        <Left player={player} />
        <WarriorSupply player={player} />
        <span className="kit-grow" />
        <Belongings seat={seat} items={player.items} effects={player.effects} />
      </div>
    </>
  )
}

/** Both plots of a kind: face up, face down on the map, or left to place. */
const Kind: FC<{ readonly kind: PlotKind; readonly player: Player }> = ({ kind, player }) => {
  const words = WORDS[usePart().props.language]
  const plots = [...lying(player, true), ...lying(player, false)].filter(plot => plot.kind === kind)
  const left = leftOf(player, kind)
  return (
    <li>
      <span {...useSpotAttributes(`plot:${kind}`, 'rt-plot-kind')}>
        <Icon name={kind} className="rt-lead" />
        <b>{words.plot[kind][0]}</b> <span className="kit-label">{words.plot[kind][1]}</span>
      </span>
      <span className="kit-grow" />
      {plots.map(plot => (
        <Disc key={plot.clearing} plot={plot} />
      ))}
      {Array.from({ length: left }, (_, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: alike plots differ by their place alone.
        <span key={i} className="rt-plot is-left">
          <Icon name="plot" />
        </span>
      ))}
    </li>
  )
}

/** The Corvids' own board: their plots by kind, their actions. */
const Board: FC<Own> = ({ player }) => {
  const words = WORDS[usePart().props.language]
  return (
    <>
      <div className="rt-own rt-plots">
        <h3>
          {words.plots} <small>{words.knownToYou}</small>
        </h3>
        <ul>
          {PLOTS.map(kind => (
            <Kind key={kind} kind={kind} player={player} />
          ))}
        </ul>
      </div>
      <Actions of="corvids" />
    </>
  )
}

/** Folded: plots that lie face down and face up, and what is left. */
const Key: FC<Own> = ({ player }) => {
  const words = WORDS[usePart().props.language]
  const down = lying(player, false)
  const up = lying(player, true)
  return (
    <>
      <Stat
        tip={words.facts(down.length, up.length, player.tokens.plot[0])}
        sign={
          <span className="rt-plot">
            <Icon name="plot" />
          </span>
        }
        n={down.length}
      />
      {up.map(plot => (
        <Disc key={plot.clearing} plot={plot} />
      ))}
      <span className="kit-grow" />
      <Stat
        tip={words.leftTip(player.tokens.plot[0])}
        sign={<Figure party="corvids" />}
        n={player.warriors[0]}
      />
    </>
  )
}

/** The Corvids drawn. */
export const parts: FactionParts = { Lines, Board, Key, Supply: WarriorSupply }
