import { createMiddleware, createStart } from '@tanstack/react-start'
import { setResponseHeader } from '@tanstack/react-start/server'
import { base, mainnet } from 'viem/chains'

const nodes = [mainnet, base].flatMap(({ rpcUrls }) => rpcUrls.default.http)

/** Sends a Content Security Policy that allows everything that the app loads. */
const contentSecurityPolicy = createMiddleware().server(({ next }) => {
  // The development server adds inline scripts and styles, so it has no policy.
  const nonce = import.meta.env.DEV ? undefined : crypto.randomUUID()
  const policy = [
    "default-src 'none'",
    `script-src 'self' 'nonce-${nonce}'`,
    "style-src 'self'",
    "img-src 'self' data: https:",
    `connect-src 'self' ${nodes.join(' ')}`,
  ]
  if (nonce) setResponseHeader('Content-Security-Policy', policy.join('; '))
  return next({ context: { nonce } })
})

export const startInstance = createStart(() => ({ requestMiddleware: [contentSecurityPolicy] }))
