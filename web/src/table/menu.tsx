import { useEffect, useRef, useState } from 'react'
import { Link, useLocation } from 'wouter'
import { GuideItem } from '../guide/menu-item.tsx'
import { ProblemItem } from '../problem/item.tsx'
import { useSettings } from '../settings.tsx'
import { LanguageChoice, ThemeChoice } from '../shell/choices.tsx'
import { Glyph } from '../shell/glyph.tsx'
import { SettingsPanel } from '../shell/settings-panel.tsx'
import { useAround } from './around.tsx'
import { useTable } from './context.tsx'
import { download } from './download.ts'
import { useKey } from './keys.ts'
import { KeyLegend } from './legend.tsx'
import { useRematch } from './rematch.ts'
import { ReplayLink } from './replay-link.tsx'

/** What is not needed at every turn. */
export function Menu() {
  const { id, source, scene } = useTable()
  const { tell } = useSettings()
  const [shown, setShown] = useState<'settings' | 'keys' | null>(null)
  const [address] = useLocation()
  const again = useRematch()
  const { address: table, whole } = useAround()
  const menu = useRef<HTMLDetailsElement>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: another page closes the menu
  useEffect(() => {
    if (menu.current) menu.current.open = false
  }, [address])
  useKey('?', () => setShown('keys'))
  const close = () => {
    if (menu.current) menu.current.open = false
  }
  const show = (what: 'settings' | 'keys') => {
    close()
    setShown(what)
  }
  const save = async () => {
    close()
    download(`${scene.game}-${id}.json`, await source.save())
  }
  return (
    <>
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
            <Link href={`${table}/text`}>{tell('table.inText')}</Link>
          </li>
          {whole && (
            <>
              <li>
                <ReplayLink />
              </li>
              <li>
                <button type="button" onClick={save}>
                  {tell('table.save')}
                </button>
              </li>
            </>
          )}
          <GuideItem onDone={close} />
          <li>
            <button type="button" onClick={() => show('settings')}>
              {tell('settings.title')}
            </button>
          </li>
          <li>
            <button type="button" onClick={() => show('keys')}>
              {tell('keys.title')}
            </button>
          </li>
          {again && (
            <li>
              <button type="button" onClick={again}>
                {tell('table.new')}
              </button>
            </li>
          )}
          <li>
            <Link href={`/rules/${scene.game}`} target="_blank">
              {tell('table.rules')}
            </Link>
          </li>
          <li>
            <ProblemItem onOpen={close} />
          </li>
          <li className="menu-settings">
            <LanguageChoice />
            <ThemeChoice />
          </li>
        </ul>
      </details>
      {shown === 'settings' && <SettingsPanel onClose={() => setShown(null)} />}
      {shown === 'keys' && <KeyLegend onClose={() => setShown(null)} />}
    </>
  )
}
