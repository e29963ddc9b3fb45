import { invitationTo } from '../online/invitations.ts'
import { useSettings } from '../settings.tsx'
import { refusedOf, sayAt, useTable } from '../table/context.tsx'
import { useDesk } from './desk.tsx'
import type { Matter } from './matter.ts'

/** The way to tell what is wrong, from the menu of every table. */
export function ProblemItem({ onOpen }: { readonly onOpen: () => void }) {
  const { tell } = useSettings()
  const matterNow = useMatter()
  const report = useDesk()
  return (
    <button
      type="button"
      onClick={() => {
        onOpen()
        report(matterNow())
      }}
    >
      {tell('problem.title')}
    </button>
  )
}

/** What a report would be about at this moment: the choice that is shown, be it of the past. */
function useMatter(): () => Matter {
  const table = useTable()
  const settings = useSettings()
  return () => {
    const { scene, source, id } = table
    const { face, mistake } = scene
    const refused = refusedOf(scene).find(({ rule }) => rule !== undefined)
    const said = mistake
      ? { words: sayAt(table, settings, mistake), rule: null }
      : refused
        ? { words: sayAt(table, settings, refused.why), rule: refused.rule ?? null }
        : null
    const far = source.far
    const invitation = far ? invitationTo(id) : undefined
    return {
      game: scene.game,
      seats: scene.players.length,
      seat: scene.seat,
      round: scene.round,
      picks: scene.picks,
      asked: face && sayAt(table, settings, face.prompt),
      prompt: face?.prompt.id ?? scene.waiting?.prompt ?? null,
      said,
      table: far ? { id, ...(invitation !== undefined && { invitation }) } : null,
      save: async () => (far ? null : source.save()),
    }
  }
}
