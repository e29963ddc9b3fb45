import { useSettings } from '../settings.tsx'
import { Glyph } from './glyph.tsx'

/** The two languages, each under its own name. */
export function LanguageChoice() {
  const { language, set, tell } = useSettings()
  return (
    <fieldset className="segments">
      <legend className="sr">{tell('site.language')}</legend>
      <button
        type="button"
        lang="fr"
        aria-label="Français"
        aria-pressed={language === 'fr'}
        onClick={() => set({ language: 'fr' })}
      >
        <span>
          Fr<span className="rest">ançais</span>
        </span>
      </button>
      <button
        type="button"
        lang="en"
        aria-label="English"
        aria-pressed={language === 'en'}
        onClick={() => set({ language: 'en' })}
      >
        <span>
          En<span className="rest">glish</span>
        </span>
      </button>
    </fieldset>
  )
}

/** Daylight or lamplight. */
export function ThemeChoice() {
  const { theme, set, tell } = useSettings()
  return (
    <fieldset className="segments icons">
      <legend className="sr">{tell('site.theme')}</legend>
      <button
        type="button"
        aria-label={tell('site.light')}
        aria-pressed={theme === 'light'}
        onClick={() => set({ theme: 'light' })}
      >
        <Glyph name="sun" />
      </button>
      <button
        type="button"
        aria-label={tell('site.dark')}
        aria-pressed={theme === 'dark'}
        onClick={() => set({ theme: 'dark' })}
      >
        <Glyph name="moon" />
      </button>
    </fieldset>
  )
}
