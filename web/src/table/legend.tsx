import type { ReactNode } from 'react'
import { useSettings } from '../settings.tsx'
import { Dialog } from '../shell/dialog.tsx'

/** The keys of the table, for whoever presses “?”. */
export function KeyLegend({ onClose }: { readonly onClose: () => void }) {
  const { tell, language } = useSettings()
  const or = ` ${tell('keys.or')} `
  const places = language === 'fr' ? 'DMPSJ' : 'DHBSJ'
  const rows: readonly (readonly [ReactNode, string])[] = [
    [<Keys key="1" names={['1', '…', '99']} />, tell('keys.number')],
    [<Keys key="tab" names={['Tab']} />, tell('keys.tab')],
    [
      <>
        <Keys names={['Z']} />
        {or}
        <Keys names={['Ctrl', 'Z']} />
      </>,
      tell('keys.undo'),
    ],
    [<Keys key="y" names={['Y']} />, tell('keys.redo')],
    [<Keys key="r" names={['R']} />, tell('keys.restart')],
    [<Keys key="enter" names={[tell('prompt.enter')]} />, tell('keys.enter')],
    [<Keys key="escape" names={[language === 'fr' ? 'Échap' : 'Esc']} />, tell('keys.escape')],
    [<Keys key="l" names={['L']} />, tell('keys.list')],
    [<Keys key="zoom" names={['+', '−', '0']} />, tell('keys.zoom')],
    [<Keys key="places" names={[...places]} />, tell('keys.places')],
    [<Keys key="replay" names={['←', '→']} />, tell('keys.replay')],
    [
      <Keys key="replay-turn" names={[language === 'fr' ? 'Maj' : 'Shift', '←', '→']} />,
      tell('keys.replayTurn'),
    ],
    [<Keys key="replay-play" names={[language === 'fr' ? 'Espace' : 'Space']} />, tell('keys.replayPlay')],
    [<Keys key="replay-speed" names={['<', '>']} />, tell('keys.replaySpeed')],
    [<Keys key="?" names={['?']} />, tell('keys.help')],
  ]
  return (
    <Dialog title={tell('keys.title')} onClose={onClose}>
      <dl className="key-legend">
        {rows.map(([keys, means]) => (
          <div key={means} className="key-row">
            <dt>{keys}</dt>
            <dd>{means}</dd>
          </div>
        ))}
      </dl>
    </Dialog>
  )
}

function Keys({ names }: { readonly names: readonly string[] }) {
  return names.map(name => (name === '…' ? '…' : <kbd key={name}>{name}</kbd>))
}
