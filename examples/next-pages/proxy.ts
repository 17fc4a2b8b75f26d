import { type NextRequest, NextResponse } from 'next/server'
import { base, mainnet } from 'viem/chains'

const nodes = [mainnet, base].flatMap(({ rpcUrls }) => rpcUrls.default.http)

/**
 * Sends a Content Security Policy that allows everything that the app loads, with a nonce for the scripts that
 * `_document.tsx` adds.
 */
export function proxy({ headers }: NextRequest) {
  // The development server evaluates strings and adds inline styles.
  if (process.env.NODE_ENV === 'development') return NextResponse.next()
  const nonce = crypto.randomUUID()
  const policy = [
    "default-src 'none'",
    `script-src 'self' 'nonce-${nonce}'`,
    "style-src 'self'",
    "img-src 'self' data: https:",
    `connect-src 'self' ${nodes.join(' ')}`,
  ].join('; ')
  const request = new Headers(headers)
  request.set('X-Nonce', nonce)
  const response = NextResponse.next({ request: { headers: request } })
  response.headers.set('Content-Security-Policy', policy)
  return response
}

/** Pages, but not their scripts and styles. */
export const config = { matcher: '/((?!_next/static).*)' }
