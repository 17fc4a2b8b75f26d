import { getRequestListener } from '@hono/node-server'
import express from 'express'
import { Hono } from 'hono'
import type { SignIn } from '../src/server/SignIn'
import { toExpress } from '../src/server/toExpress'
import { startServer, type TestServer } from './startServer'

/** Server frameworks under test. */
export type ServerKind = 'hono' | 'express' | 'express-json' | 'node'

/** Serves sign-in at `/auth` and the session at `/me`. */
export function serveSignIn(signIn: SignIn, kind: ServerKind): Promise<TestServer> {
  if (kind === 'hono') {
    const app = new Hono()
    app.all('/auth/*', context => signIn.handle(context.req.raw))
    app.get('/me', async context => context.json((await signIn.getSession(context.req.raw)) ?? {}))
    return startServer(getRequestListener(app.fetch))
  }
  if (kind === 'node') {
    const handle = toExpress(signIn)
    return startServer(async (request, response) => {
      if (request.url === '/me') return response.end(JSON.stringify((await signIn.getSession(request)) ?? {}))
      await handle(request, response, error => {
        response.statusCode = error ? 500 : 404
        response.end()
      })
    })
  }
  const app = express()
  if (kind === 'express-json') app.use(express.json())
  app.use('/auth', toExpress(signIn))
  app.get('/me', async (request, response) => void response.json((await signIn.getSession(request)) ?? {}))
  return startServer(app)
}
