import type { ReactNode } from 'react'
import { Link } from 'wouter'
import { PackBadge } from '../packs/badge.tsx'
import { useSettings } from '../settings.tsx'
import { Leaf } from '../shell/brand.tsx'
import { Glyph } from '../shell/glyph.tsx'
import { useAround } from './around.tsx'
import { useTable } from './context.tsx'
import { Menu } from './menu.tsx'

/** Over the table: the house, the game, its scores, and the tools. */
export function Top({ score }: { readonly score: ReactNode }) {
  const { scene, parts } = useTable()
  const { address, strip } = useAround()
  const { tell, language } = useSettings()
  const { game } = scene
  return (
    <header className="top">
      <div className="top-brand">
        <Link className="brand" href="/" aria-label={tell('site.home')}>
          <Leaf />
          <span className="brand-name">Tablée</span>
        </Link>
        <h1>{tell('game.title', { game })}</h1>
        <p>{parts.outline?.subtitle?.(scene.view as never, language)}</p>
        <PackBadge pack={scene.pack} />
      </div>
      <div className="top-score">{score}</div>
      <nav className="tools" aria-label={tell('site.nav')}>
        <Link href={`/rules/${game}`} target="_blank">
          <Glyph name="book" />
          {tell('table.rules')}
        </Link>
        <Link href={`${address}/text`}>
          <Glyph name="text" />
          {tell('table.text')}
        </Link>
        <ThemeButton />
        <LanguageButton />
        <Menu />
      </nav>
      {strip}
    </header>
  )
}

function ThemeButton() {
  const { theme, set, tell } = useSettings()
  const other = theme === 'light' ? 'dark' : 'light'
  return (
    <button type="button" aria-label={tell(`site.to.${other}`)} onClick={() => set({ theme: other })}>
      <Glyph name={theme === 'light' ? 'moon' : 'sun'} />
    </button>
  )
}

function LanguageButton() {
  const { language, set } = useSettings()
  const other = language === 'fr' ? 'en' : 'fr'
  return (
    <button
      type="button"
      lang={other}
      aria-label={other === 'fr' ? 'Français' : 'English'}
      onClick={() => set({ language: other })}
    >
      {language.toUpperCase()}
    </button>
  )
}
