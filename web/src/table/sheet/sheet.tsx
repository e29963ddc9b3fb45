import type { Size } from '@tablee/board'
import { useCovers } from '@tablee/board/use-covers.ts'
import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import { Link } from 'wouter'
import { useSettings } from '../../settings.tsx'
import { Glyph } from '../../shell/glyph.tsx'
import { boardProps, useLit, useTable } from '../context.tsx'
import { useKey } from '../keys.ts'
import { isHidden, type Place, placeBy, placeOnTable } from './place.ts'
import './sheet.css'

/** What explains something, beside a table that stays playable; Escape or a second touch closes it. */
export function OpenSheet({ size }: { readonly size: Size }) {
  const table = useTable()
  const settings = useSettings()
  const lit = useLit()
  const { opened, open, parts, scene, moment } = table
  const { tell, language } = settings
  const panel = useRef<HTMLElement>(null)
  const opener = useRef<Element | null>(null)
  const [place, setPlace] = useState<Place | null>(null)
  const { board } = parts
  const head = opened === null ? null : (board?.sheet?.(opened, scene.view as never, language) ?? null)
  const shown = opened !== null && head !== null
  const small = head?.small === true
  useCovers(panel, shown && !small, `${moment} ${place?.left}`)
  // What has the focus when a sheet opens is what opened it, and gets the focus back.
  const givesBack = useRef(false)
  useLayoutEffect(() => {
    if (opened === null || !panel.current) return
    const from = document.activeElement === document.body ? null : document.activeElement
    opener.current = from
    setPlace(size === 'phone' && !small ? null : small ? placeBy(from, panel.current) : placeOnTable(from))
    from?.setAttribute('data-opened', '')
    return () => {
      from?.removeAttribute('data-opened')
      if (givesBack.current && (from instanceof HTMLElement || from instanceof SVGElement)) from.focus()
      givesBack.current = false
    }
  }, [opened, size, small])
  const close = () => {
    givesBack.current = true
    open(null)
  }
  useKey('escape', close, shown)
  useEffect(() => {
    if (!shown) return
    // Whoever goes on elsewhere closes a card; a larger sheet makes way for what the keyboard goes to.
    const goes = ({ type, target }: Event) => {
      if (!(target instanceof Element) || !panel.current || panel.current.contains(target)) return
      if (small) {
        if (!opener.current?.contains(target)) open(null)
      } else if (type === 'focusin' && size !== 'phone' && isHidden(target, panel.current))
        setPlace(placeOnTable(target))
    }
    addEventListener('pointerdown', goes)
    addEventListener('focusin', goes)
    return () => {
      removeEventListener('pointerdown', goes)
      removeEventListener('focusin', goes)
    }
  }, [shown, small, size, open])
  if (!shown || !board?.Sheet) return null
  return (
    <section
      ref={panel}
      className={`open-sheet ${size}${small ? ' small' : ''}${head.party ? ` f-${head.party}` : ''}`}
      style={place ?? undefined}
      aria-labelledby="sheet-title"
    >
      {head.art && <div className="open-sheet-art">{head.art}</div>}
      <header>
        {head.party && <board.Seal party={head.party} size={small ? 24 : 46} />}
        <div>
          <h2 id="sheet-title">{head.title}</h2>
          {head.line && <p>{head.line}</p>}
        </div>
        {head.note && <b>{head.note}</b>}
        <button type="button" aria-label={tell('sheet.close')} onClick={close}>
          <Glyph name="close" />
        </button>
      </header>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, so the keyboard must reach it */}
      <div className="open-sheet-body" tabIndex={0}>
        <board.Sheet {...boardProps(table, settings, lit, size)} about={opened} />
      </div>
      {!small && (
        <footer>
          {head.rules && (
            <Link href={`/rules/${scene.game}${head.rules.at ? `#${head.rules.at}` : ''}`} target="_blank">
              <Glyph name="book" />
              {head.rules.words}
            </Link>
          )}
          <span>{tell('sheet.live')}</span>
          <button type="button" className="outlined" onClick={close}>
            {tell('sheet.close')} <kbd>{language === 'fr' ? 'Échap' : 'Esc'}</kbd>
          </button>
        </footer>
      )}
    </section>
  )
}
