import { join } from 'node:path'
import files from '@fastify/static'
import type { FastifyInstance } from 'fastify'
import { refusal } from '../hall/refusal.ts'

/** Serves the built web app; every address that is no file is a page of the app. */
export async function serveWeb(app: FastifyInstance, web: string): Promise<void> {
  await app.register(files, {
    root: web,
    wildcard: true,
    index: 'index.html',
    dotfiles: 'ignore',
    cacheControl: false,
    setHeaders(reply, path) {
      // The names of these files change with their content.
      const kept = path.startsWith(join(web, 'assets'))
      reply.header('cache-control', kept ? 'public, max-age=31536000, immutable' : 'no-cache')
    },
  })
  app.setNotFoundHandler({ preHandler: app.rateLimit() }, (request, reply) => {
    const { url, method } = request
    const isPage = (method === 'GET' || method === 'HEAD') && !/^\/(api|assets)(\/|$)/.test(url)
    if (!isPage) throw refusal(404, 'server.notFound')
    return reply.sendFile('index.html')
  })
}
