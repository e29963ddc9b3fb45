// `npm start`: the web app on this machine. `npm start -- --port 8080` chooses the port.
import { parseArgs } from 'node:util'
import { setup, stop } from './setup.mjs'
import { buildWeb, serveWeb } from './web.mjs'

let port
try {
  port = Number(
    parseArgs({ options: { port: { type: 'string', default: process.env.PORT ?? '4000' } } }).values.port,
  )
} catch (error) {
  stop(`${error.message}. The only option is --port.`, 2)
}
if (!(Number.isInteger(port) && port >= 0 && port < 65_536)) stop('The port is a number from 0 to 65535.', 2)

setup()
buildWeb()
await serveWeb(port)
