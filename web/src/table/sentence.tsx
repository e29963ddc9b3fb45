import type { Seat } from '@tablee/kernel'
import type { Settings } from '../settings.tsx'
import { useSettings } from '../settings.tsx'
import { useAround } from './around.tsx'
import { labelAt, partyAt, sayAt, type TableValue, useTable } from './context.tsx'

/** A sentence of more letters is set smaller, so that the bar keeps its height. */
const LONG = 62

/** Who must do what, in a sentence, and what was refused; told to screen readers as it changes. */
export function Sentence() {
  const table = useTable()
  const settings = useSettings()
  const { mistake } = table.scene
  const { lost } = useAround()
  const asked = lost ?? whatIsAsked(table, settings)
  const [head, rest] = halves(asked)
  const isLong = asked.length > LONG
  return (
    <>
      <p className={isLong ? 'ask-sentence long' : 'ask-sentence'} aria-live="polite">
        {rest ? (
          <>
            <b>{head}</b>
            {rest}
          </>
        ) : (
          head
        )}
      </p>
      {mistake && (
        <p className="ask-mistake" role="alert">
          {sayAt(table, settings, mistake)}
        </p>
      )}
    </>
  )
}

/** The sentence of the prompt bar. */
export function whatIsAsked(table: TableValue, settings: Settings): string {
  const { scene } = table
  const { tell } = settings
  if (scene.outcome) return tell('prompt.over')
  const pending = scene.face?.candidates.find(({ key }) => key === table.chosen)
  if (pending) return tell('prompt.sure', { choice: labelAt(table, settings, pending.say) })
  if (scene.face) return sayAt(table, settings, scene.face.prompt)
  return whoChooses(table, settings, scene.waiting?.seats ?? [])
}

/** Who is waited for: people before robots. */
function whoChooses(table: TableValue, settings: Settings, seats: readonly Seat[]): string {
  const { players } = table.scene
  const { tell } = settings
  const people = seats.filter(seat => players[seat].kind === 'person')
  const [seat] = people.length > 0 ? people : seats
  if (seat === undefined) return tell('prompt.over')
  if (people.length > 1) return tell('prompt.choose', { names: people.map(one => players[one].name) })
  const party = partyAt(table, settings, seat)
  const { kind, name } = players[seat]
  return kind === 'bot' ? tell('prompt.thinks', { party }) : tell('prompt.chooses', { party, name })
}

/** What stands before a colon, which is told in bold, and the rest. */
export function halves(sentence: string): [string, string] {
  const colon = sentence.search(/\s?: /)
  if (colon < 0 || colon > 40) return [sentence, '']
  const end = sentence.indexOf(':', colon) + 1
  return [sentence.slice(0, end), sentence.slice(end)]
}
