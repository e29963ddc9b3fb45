import type { TableFacts } from '@tablee/board'
import { Opens } from '@tablee/board/kit/opens.tsx'
import { SeatId } from '@tablee/board/kit/panel.tsx'
import type { FC, ReactNode } from 'react'
import type { Colour, LeaderId } from '../ids.ts'
import { Mark, Seal } from './pieces.tsx'

interface Words {
  readonly reads: string
  readonly robot: string
  readonly thinking: string
  readonly toPlay: string
}

/** Who plays a seat, and what there is to say of them now. */
export function whoPlays(
  { players, thinking, turnSeat }: TableFacts,
  seat: number,
  reader: number | null,
  words: Words,
): string {
  const { kind, name } = players[seat] ?? { kind: 'bot', name: '' }
  const who = seat === reader ? words.reads : name === '' && kind === 'bot' ? words.robot : name
  const now = thinking === seat ? words.thinking : turnSeat === seat ? words.toPlay : ''
  return [who, now].filter(one => one !== '').join(', ')
}

/** The head of a seat: seal, name and mark, and under them who plays; at the right what it has. */
export const Head: FC<{
  readonly seat: number
  readonly leader: LeaderId
  readonly colour: Colour
  readonly name: string
  readonly who: ReactNode
  readonly children: ReactNode
}> = ({ seat, leader, colour, name, who, children }) => (
  <header className="kit-seat-head" data-ref={`seat:${seat}`}>
    <Seal party={leader} size={36} />
    <SeatId
      name={
        <Opens about={`leader:${seat}`} mark="none">
          {name} <Mark colour={colour} />
        </Opens>
      }
    >
      {who}
    </SeatId>
    {children}
  </header>
)
