// What no game shows at its start, in one piece: fetched while the first plan is made, or as soon as it is needed.
import './css/rest.css'

export { CardPicture } from './cards/card.tsx'
export { Dialog } from './cards/dialog.tsx'
export { OtherStrip } from './goal/others.tsx'
export { InlandOf } from './map/inland.tsx'
export { Action } from './parts/planned.tsx'
export { LaterPath } from './ui/later-path.tsx'
