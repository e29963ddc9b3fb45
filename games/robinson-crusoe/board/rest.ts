// What no game shows at its start, in one piece: fetched while the first plan is made, or as soon as it is needed.
import './css/rest.css'

export { Dialog } from './cards/dialog.tsx'
export { OtherStrip } from './goal/others.tsx'
export { InlandOf } from './map/inland.tsx'
export { Beside } from './moments/beside.tsx'
export { passages } from './moments/passages.ts'
export { QueueStrip } from './moments/queue.tsx'
export { Action } from './parts/planned.tsx'
export { LaterPath } from './ui/later-path.tsx'
