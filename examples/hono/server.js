import { serve } from '@hono/node-server'
import { serveStatic } from '@hono/node-server/serve-static'
import { Hono } from 'hono'
import { secureHeaders } from 'hono/secure-headers'
import { base, mainnet } from 'viem/chains'
import api from './api.js'

const nodes = [mainnet, base].flatMap(({ rpcUrls }) => rpcUrls.default.http)

const contentSecurityPolicy = {
  defaultSrc: ["'none'"],
  scriptSrc: ["'self'"],
  styleSrc: ["'self'"],
  imgSrc: ["'self'", 'data:', 'https:'],
  connectSrc: ["'self'", ...nodes],
}

/** The production server: the routes, and the built app with its Content Security Policy. */
const app = new Hono()
  .use(secureHeaders({ contentSecurityPolicy }))
  .route('/', api)
  .use(serveStatic({ root: 'dist' }))

serve({ fetch: app.fetch, port: Number(process.env.PORT ?? 3000) }, ({ port }) =>
  console.log(`http://localhost:${port}`),
)
