import type { Context, MiddlewareHandler } from 'hono'
import { isLoopbackOrigin } from './isLoopbackOrigin'

const REQUEST_HEADERS = [
  'content-type',
  'user-agent',
  'referer',
  'origin',
  'access-control-request-method',
  'access-control-request-headers',
  'solana-client',
  'sec-fetch-mode',
  'x-sdk-type',
  'x-sdk-version',
  'authorization',
  'x-nonce-jwt',
  'x-otp',
]
const ANSWER_HEADERS = ['retry-after', 'x-request-id', 'x-session-token']

/**
 * Any page may call; which projects it may use is decided by origin. Cookies are taken only where an endpoint needs them, and only from the page that
 * `cookiePage` names.
 */
export function crossOrigin(cookiePage: (context: Context) => Promise<string | undefined>): MiddlewareHandler {
  return async (context, next) => {
    const page = await cookiePage(context)
    const permission: Record<string, string> = page
      ? { 'access-control-allow-origin': page, 'access-control-allow-credentials': 'true', vary: 'Origin' }
      : { 'access-control-allow-origin': '*' }
    if (context.req.method === 'OPTIONS' && context.req.header('access-control-request-method') !== undefined) {
      const headers = new Headers({
        ...permission,
        'access-control-allow-methods': 'GET, POST, PUT, DELETE, OPTIONS',
        'access-control-allow-headers': REQUEST_HEADERS.join(', '),
        'access-control-max-age': '86400',
      })
      // Pages from the web may not reach a server on the user's own machine or network: anyone can make such a page.
      const isAsked = context.req.header('access-control-request-private-network') === 'true'
      if (isAsked && isLoopbackOrigin(context.req.header('origin') ?? '')) {
        headers.set('access-control-allow-private-network', 'true')
      }
      return new Response(null, { status: 204, headers })
    }
    await next()
    for (const [name, value] of Object.entries(permission)) context.res.headers.set(name, value)
    context.res.headers.set('access-control-expose-headers', ANSWER_HEADERS.join(', '))
    context.res.headers.set('x-content-type-options', 'nosniff')
    return undefined
  }
}
