import { FrameContext, type Section, type Size } from '@tablee/board'
import { useSettings } from '../settings.tsx'
import { boardProps, partyAt, useLit, useTable } from './context.tsx'
import { SectionTable } from './section.tsx'
import { useSections } from './sections.ts'

interface Slot {
  readonly size: Size
}

/** The places of the table screen where a game's board draws; in words where it is not drawn. */
type SlotName =
  | 'Map'
  | 'Seats'
  | 'Common'
  | 'Mine'
  | 'Hand'
  | 'Brief'
  | 'Score'
  | 'Goal'
  | 'Question'
  | 'Accord'
  | 'Pool'

function Drawn({ part, size, words }: Slot & { readonly part: SlotName; readonly words?: Section['place'] }) {
  const table = useTable()
  const settings = useSettings()
  const lit = useLit()
  const { board } = table.parts
  if (board) {
    const Part = board[part]
    if (!Part) return null
    return <Part {...boardProps(table, settings, lit, size)} />
  }
  return words ? <InWords place={words} /> : null
}

function InWords({ place }: { readonly place: Section['place'] }) {
  return useSections(place).map(section => (
    <section key={section.title} className="panel in-words">
      <h2>{section.title}</h2>
      <SectionTable section={section} />
    </section>
  ))
}

/** The middle of the table. */
export function Middle({ size }: Slot) {
  const { parts, places, passages } = useTable()
  const whole = parts.board?.arrangement === 'together' || passages.passing?.passage.whole === true
  return (
    <FrameContext value={whole ? null : places}>
      <Drawn part="Map" size={size} words="board" />
    </FrameContext>
  )
}

/** The other seats. */
export const Seats = ({ size }: Slot) => <Drawn part="Seats" size={size} words="seats" />

/** What belongs to nobody. */
export const Common = ({ size }: Slot) => <Drawn part="Common" size={size} />

/** What lies in front of the seat that looks. */
export const Mine = ({ size }: Slot) => <Drawn part="Mine" size={size} />

/** What is played for. */
export const Goal = ({ size }: Slot) => <Drawn part="Goal" size={size} />

/** A question over the table. */
export const Question = ({ size }: Slot) => <Drawn part="Question" size={size} />

/** What is spent at every turn. */
export const Pool = ({ size }: Slot) => <Drawn part="Pool" size={size} />

/** Who has agreed. */
export const Accord = ({ size }: Slot) => <Drawn part="Accord" size={size} />

/** The hand of the seat that looks. */
export const Hand = ({ size }: Slot) => <Drawn part="Hand" size={size} words="hand" />

/** The seat that looks, in a line. */
export const Brief = ({ size }: Slot) => <Drawn part="Brief" size={size} />

/** The scores. */
export function Score({ size }: Slot) {
  const table = useTable()
  const settings = useSettings()
  const lit = useLit()
  const { board } = table.parts
  if (board) return <board.Score {...boardProps(table, settings, lit, size)} />
  const scores = table.scene.scores.at(-1)?.scores ?? []
  return (
    <ol className="score-chips" aria-label={settings.tell('table.score')}>
      {scores.map((score, seat) => (
        <li
          key={table.scene.cast[seat]}
          className={`f-${table.scene.cast[seat]}${seat === table.scene.seat ? ' mine' : ''}`}
        >
          <span className={size === 'phone' ? 'sr' : undefined}>{partyAt(table, settings, seat)}</span>
          <b>{score}</b>
        </li>
      ))}
    </ol>
  )
}
