import { createSignIn, toExpress } from '@openappkit/siwx/server'
import express from 'express'
import { base, mainnet } from 'viem/chains'

const port = process.env.PORT ?? 3000
const signIn = createSignIn({ domain: process.env.DOMAIN ?? `localhost:${port}` })
const app = express()

app.use('/auth', toExpress(signIn))

app.get('/me', async (request, response) => {
  const session = await signIn.getSession(request)
  if (session) response.send(`You are ${session.address}`)
  else response.status(401).send('Sign in first')
})

if (process.argv.includes('--dev')) {
  const { createServer } = await import('vite')
  const { middlewares } = await createServer({ server: { middlewareMode: true } })
  app.use(middlewares)
} else {
  const nodes = [mainnet, base].flatMap(({ rpcUrls }) => rpcUrls.default.http)
  const policy = [
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'self'",
    "img-src 'self' data: https:",
    `connect-src 'self' ${nodes.join(' ')}`,
  ]
  const setHeaders = response => response.setHeader('Content-Security-Policy', policy.join('; '))
  app.use(express.static('dist', { setHeaders }))
}

app.listen(port, () => console.log(`http://localhost:${port}`))
