import { type ReactNode, useEffect, useRef } from 'react'
import { useSettings } from '../settings.tsx'
import { Glyph } from './glyph.tsx'
import './dialog.css'

/** A sheet over the page; Escape, its cross or a click beside it closes it. */
export function Dialog({
  title,
  className,
  onClose,
  children,
}: {
  readonly title: string
  /** What sets it apart in its stylesheet. */
  readonly className?: string
  readonly onClose: () => void
  readonly children: ReactNode
}) {
  const { tell } = useSettings()
  const dialog = useRef<HTMLDialogElement>(null)
  useEffect(() => {
    if (!dialog.current?.open) dialog.current?.showModal()
  }, [])
  return (
    <dialog
      ref={dialog}
      className={className ? `dialog panel ${className}` : 'dialog panel'}
      aria-labelledby="dialog-title"
      onClose={onClose}
      onKeyDown={event => event.stopPropagation()}
      onClick={({ target, currentTarget }) => target === currentTarget && currentTarget.close()}
    >
      <div className="dialog-body">
        <header>
          <h2 id="dialog-title">{title}</h2>
          <button type="button" aria-label={tell('settings.close')} onClick={() => dialog.current?.close()}>
            <Glyph name="close" />
          </button>
        </header>
        {children}
      </div>
    </dialog>
  )
}
