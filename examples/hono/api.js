import { createSignIn } from '@openappkit/siwx/server'
import { Hono } from 'hono'

const signIn = createSignIn({ domain: process.env.DOMAIN ?? `localhost:${process.env.PORT ?? 3000}` })

/** The routes of the server. Hono runs on Node, Bun, Deno and Workers. */
const api = new Hono()

api.all('/auth/*', context => signIn.handle(context.req.raw))

api.get('/me', async context => {
  const session = await signIn.getSession(context.req.raw)
  return session ? context.text(`You are ${session.address}`) : context.text('Sign in first', 401)
})

export default api
