// `npm start`: the web app and online tables on this machine. `npm start -- --port 8080` chooses the port;
// what follows `--` are the settings of `tablee serve`.
import { setup } from './setup.mjs'
import { buildWeb } from './web.mjs'

setup()
buildWeb()
process.setSourceMapsEnabled(true)
process.argv.splice(2, 0, 'serve')
await import('../dist/tablee.mjs')
