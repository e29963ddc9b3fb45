import { type Preferences, useSettings } from '../settings.tsx'
import { LanguageChoice, ThemeChoice } from './choices.tsx'
import { Dialog } from './dialog.tsx'

const REDUCED = '(prefers-reduced-motion: reduce)'

/** The settings in the order in which they stand, the values of each as people expect them, with their words. */
const SETTINGS = [
  {
    name: 'motion',
    values: {
      off: 'settings.motion.off',
      quick: 'settings.motion.quick',
      normal: 'settings.motion.normal',
      slow: 'settings.motion.slow',
    },
  },
  {
    name: 'pace',
    values: {
      fast: 'settings.pace.fast',
      usual: 'settings.pace.usual',
      slow: 'settings.pace.slow',
    },
  },
  {
    name: 'confirm',
    values: {
      commits: 'settings.confirm.commits',
      final: 'settings.confirm.final',
      never: 'settings.confirm.never',
    },
  },
  { name: 'forced', values: { ask: 'settings.forced.ask', play: 'settings.forced.play' } },
  { name: 'sound', values: { off: 'settings.sound.off', on: 'settings.sound.on' } },
] as const satisfies readonly { [N in keyof Preferences]: SettingChoice<N> }[keyof Preferences][]

interface SettingChoice<N extends keyof Preferences> {
  readonly name: N
  readonly values: { readonly [V in Preferences[N]]: `settings.${N}.${V}` }
}

/** All that a person may set, each with a line that says what it does. */
export function SettingsPanel({ onClose }: { readonly onClose: () => void }) {
  const { tell } = useSettings()
  return (
    <Dialog title={tell('settings.title')} onClose={onClose}>
      <section className="setting">
        <h3>{tell('site.language')}</h3>
        <LanguageChoice />
      </section>
      <section className="setting">
        <h3>{tell('site.theme')}</h3>
        <ThemeChoice />
      </section>
      {SETTINGS.map(setting => (
        <Setting key={setting.name} {...setting} />
      ))}
    </Dialog>
  )
}

/** A setting: what it does, and its values side by side. */
function Setting({ name, values }: (typeof SETTINGS)[number]) {
  const settings = useSettings()
  const { tell, set } = settings
  const still = name === 'motion' && matchMedia(REDUCED).matches
  return (
    <section className="setting">
      <h3 id={`setting-${name}`}>{tell(`settings.${name}`)}</h3>
      <p>{tell(still ? 'settings.motion.reduced' : `settings.${name}.line`)}</p>
      <fieldset className="segments" aria-labelledby={`setting-${name}`}>
        {Object.entries(values).map(([value, words]) => (
          <button
            key={value}
            type="button"
            aria-pressed={settings[name] === value}
            onClick={() => set({ [name]: value })}
          >
            {tell(words)}
          </button>
        ))}
      </fieldset>
    </section>
  )
}
