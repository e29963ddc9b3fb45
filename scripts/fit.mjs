// `npm run fit -- <game>`: fits what a game's bots think of a position to games they play, built first.
import { setup } from './setup.mjs'

setup()
await import('../dist/fit.mjs')
