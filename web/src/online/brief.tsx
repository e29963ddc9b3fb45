import type { TableCard } from '@tablee/table/wire.ts'
import { optionsOf } from '../games.ts'
import { useSettings } from '../settings.tsx'
import { useOfGame } from '../shell/use-of-game.ts'

/** What sets a table apart from others of its game: the scenario or the map first. */
export function useBrief({ game, options }: Pick<TableCard, 'game' | 'options'>): readonly string[] {
  const { language } = useSettings()
  return useOfGame(optionsOf, game)?.brief?.(options, language) ?? []
}

/** The same as small labels, with the number of seats and whether hints are allowed. */
export function Chips({ card }: { readonly card: TableCard }) {
  const { tell } = useSettings()
  const brief = useBrief(card)
  return (
    <span className="lb-c">
      {[...brief, tell(card.hints ? 'lists.hints.yes' : 'lists.hints.no')].map(chip => (
        <span key={chip} className="chip">
          {chip}
        </span>
      ))}
    </span>
  )
}
