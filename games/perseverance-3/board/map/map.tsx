import type { FC } from 'react'
import { Crumbs } from '../ui/crumbs.tsx'
import { Part, type Props } from '../ui/part.tsx'
import { wordsIn } from '../words.ts'
import { City } from './city.tsx'
import { Drawn } from './drawn.tsx'
import { Tray } from './tray.tsx'
import { Wild } from './wild.tsx'
import '@tablee/perseverance/board/css/map.css'
import './map.css'
import './city.css'
import './layout.css'

/** The middle of the table: the wilderness with the dice beside it, and the city below; a phone has a pane for each. */
export const Island: FC<Props> = props => {
  const { language, size } = props
  return (
    <Part props={props} className={`pv-map is-${size}`} label={wordsIn(language).board.map}>
      <div className="pv-plate">
        {size === 'phone' && <Drawn />}
        <div className="pv-wildw">
          <Wild />
          <Crumbs />
          {size !== 'phone' && <Drawn />}
          {size !== 'phone' && <Tray />}
        </div>
        {size !== 'phone' && <City />}
      </div>
    </Part>
  )
}

/** The city alone, on a phone. */
export const CityPane: FC<Props> = props => (
  <Part props={props} className="pv-map is-phone" label={wordsIn(props.language).board.city}>
    <Crumbs />
    <City />
  </Part>
)
