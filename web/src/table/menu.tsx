import { useEffect, useRef } from 'react'
import { Link, useLocation } from 'wouter'
import { useSettings } from '../settings.tsx'
import { LanguageChoice, ThemeChoice } from '../shell/choices.tsx'
import { Glyph } from '../shell/glyph.tsx'
import { useTable } from './context.tsx'
import { download } from './download.ts'
import { useRematch } from './rematch.ts'

/** What is not needed at every turn. */
export function Menu() {
  const { id, source, scene } = useTable()
  const { tell, fast, set } = useSettings()
  const [address] = useLocation()
  const again = useRematch()
  const menu = useRef<HTMLDetailsElement>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: another page closes the menu
  useEffect(() => {
    if (menu.current) menu.current.open = false
  }, [address])
  const close = () => {
    if (menu.current) menu.current.open = false
  }
  const save = async () => {
    close()
    download(`${scene.game}-${id}.json`, await source.save())
  }
  return (
    <details
      className="menu"
      ref={menu}
      onKeyDown={({ key }) => key === 'Escape' && close()}
      onBlur={({ currentTarget, relatedTarget }) => {
        if (relatedTarget && !currentTarget.contains(relatedTarget)) close()
      }}
    >
      <summary aria-label={tell('table.menu')}>
        <Glyph name="menu" />
      </summary>
      <ul>
        <li>
          <Link href="/">{tell('site.home')}</Link>
        </li>
        <li>
          <Link href={`/table/${id}/text`}>{tell('table.inText')}</Link>
        </li>
        <li>
          <Link href={`/replay/${id}`}>{tell('table.replay')}</Link>
        </li>
        <li>
          <button type="button" onClick={save}>
            {tell('table.save')}
          </button>
        </li>
        <li>
          <button type="button" aria-pressed={fast} onClick={() => set({ fast: !fast })}>
            {tell('table.fast')}
            {fast && <Glyph name="check" />}
          </button>
        </li>
        <li>
          <button type="button" onClick={again}>
            {tell('table.new')}
          </button>
        </li>
        <li>
          <Link href={`/rules/${scene.game}`} target="_blank">
            {tell('table.rules')}
          </Link>
        </li>
        <li className="menu-settings">
          <LanguageChoice />
          <ThemeChoice />
        </li>
      </ul>
    </details>
  )
}
