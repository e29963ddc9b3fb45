// `npm run fit`: fits what the bots of Robinson Crusoe think of a position to games they play, built first.
import { setup } from './setup.mjs'

setup()
await import('../dist/fit.mjs')
