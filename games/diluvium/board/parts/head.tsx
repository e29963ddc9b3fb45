import { Opens } from '@tablee/board/kit/opens.tsx'
import { SeatId } from '@tablee/board/kit/panel.tsx'
import type { FC } from 'react'
import type { Party } from '../../state.ts'
import { powerIn } from '../contents.ts'
import { Amount, Seal } from '../ui/art.tsx'
import { type Props, usePart, useView } from '../ui/part.tsx'
import { wordsIn } from '../words.ts'

/** Who plays a civilisation, and what there is to say of them now. */
function whoPlays({ view, facts, language }: Props, party: Party): string {
  const { board } = wordsIn(language)
  if (party >= view.players.length) return board.rival
  const { kind, name } = facts.players[party] ?? { kind: 'bot', name: '' }
  const who = party === view.seat ? board.you : name === '' && kind === 'bot' ? board.robot : name
  const now = facts.thinking === party ? board.thinking : facts.turnSeat === party ? board.toPlay : ''
  return [who, now].filter(one => one !== '').join(', ')
}

/** The head of a civilisation: seal, name, who plays, gold. */
export const PartyHead: FC<{ readonly party: Party; readonly seal?: number }> = ({ party, seal = 36 }) => {
  const { props } = usePart()
  const { view, board } = useView()
  const { civ, gold } = powerIn(view, party)
  return (
    <header className="kit-seat-head" data-ref={`party:${party}`}>
      <Seal party={civ} size={seal} />
      <SeatId
        name={
          <Opens about={`party:${party}`} mark="none">
            {board.people[civ]}
          </Opens>
        }
      >
        <p>{whoPlays(props, party)}</p>
      </SeatId>
      <Amount of="gold" className="dl-gold" n={gold} tip={`${board.gold}${board.colon}${gold}`} />
    </header>
  )
}
