import { type NextRequest, NextResponse } from 'next/server'
import { setting } from './lib/settings'

/**
 * Sends a Content Security Policy that allows everything that the shop loads. Next.js reads the nonce from the request's
 * header, and adds it to the page's scripts.
 */
export function proxy({ headers }: NextRequest) {
  // The development server evaluates strings and adds inline styles.
  if (process.env.NODE_ENV === 'development') return NextResponse.next()
  const nonce = crypto.randomUUID()
  const { origin } = new URL(setting('CLOUD_URL'))
  const policy = [
    "default-src 'none'",
    `script-src 'self' 'nonce-${nonce}'`,
    "style-src 'self'",
    `img-src 'self' data: ${origin}`,
    `connect-src 'self' ${origin} ${origin.replace(/^http/, 'ws')}`,
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'none'",
  ].join('; ')
  const request = new Headers(headers)
  request.set('Content-Security-Policy', policy)
  const response = NextResponse.next({ request: { headers: request } })
  response.headers.set('Content-Security-Policy', policy)
  // The address of an order is a secret.
  response.headers.set('Referrer-Policy', 'same-origin')
  return response
}

/** Pages, but not their scripts and styles. */
export const config = { matcher: '/((?!_next/static|api/).*)' }
