import type { TableCard } from '@tablee/table/wire.ts'
import { guidesFor } from '../games.ts'
import { Learn } from '../guide/learn.tsx'
import { useSettings } from '../settings.tsx'
import { Glyph } from '../shell/glyph.tsx'
import { useBrief } from './brief.tsx'
import { othersAt } from './invitation.tsx'
import { lowerFirst } from './names.ts'
import { isLive, timeInWords } from './pace.tsx'

/** What one is invited to: with whom, which scenario, at what pace, what happens when time is up, with which data. */
export function JoinFacts({ card, sits }: { readonly card: TableCard; readonly sits: boolean }) {
  const { tell } = useSettings()
  const { game, chairs, clock, late, hints, pack } = card
  const others = othersAt(card)
  const [first, ...rest] = [...useBrief(card), tell(hints ? 'lists.hints.yes' : 'lists.hints.no')]
  return (
    <ul className="iv-f">
      <li>
        <Glyph name="people" />
        {sits
          ? tell('invitation.withYou', {
              ...others,
              seats: chairs.length,
              free: Math.max(0, others.free - 1),
            })
          : tell('invitation.atTable', others)}
      </li>
      <li>
        <Glyph name="board" />
        {[first, ...rest.map(lowerFirst)].join(', ')}
      </li>
      <li>
        <Glyph name={isLive(clock) ? 'clock' : 'calendar'} />
        {`${tell(isLive(clock) ? 'pace.live' : 'pace.turns')}, ${timeInWords(clock, tell)}`}
      </li>
      {clock && (
        <li>
          <Glyph name="clock" />
          {tell('invitation.timeUp', { what: tell(`invitation.late.${late}`) })}
        </li>
      )}
      {pack && (
        <li>
          <Glyph name="file" />
          {tell('pack.badge')}
          {tell('pack.named', pack)}
        </li>
      )}
      {guidesFor(game) > 0 && (
        <li>
          <Glyph name="book" />
          <Learn game={game} className="as-link">
            {tell('invitation.guided')}
          </Learn>
        </li>
      )}
    </ul>
  )
}
