import { Refused } from '../online/trouble.tsx'
import { useDeed } from '../online/use-deed.ts'
import { useSettings } from '../settings.tsx'
import { Dialog } from './dialog.tsx'

/** Something that is done for good, and so asked twice. */
export interface Grave {
  readonly name: string
  readonly sure: string
  readonly yes: string
  readonly run: () => Promise<unknown>
}

/** Asks whether it is to be done for good. */
export function Sure({ grave, onClose }: { readonly grave: Grave; readonly onClose: () => void }) {
  const { tell } = useSettings()
  const { busy, trouble, run } = useDeed()
  const doIt = async () => {
    if (await run(grave.run)) onClose()
  }
  return (
    <Dialog title={grave.name} onClose={onClose}>
      <p>{grave.sure}</p>
      <Refused why={trouble} />
      <div className="account-acts">
        <button type="button" className="outlined warns" disabled={busy} onClick={doIt}>
          {grave.yes}
        </button>
        <button type="button" className="plain" onClick={onClose}>
          {tell('account.cancel')}
        </button>
      </div>
    </Dialog>
  )
}
