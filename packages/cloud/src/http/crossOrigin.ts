import type { MiddlewareHandler } from 'hono'

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

/** Any page may call; which projects it may use is decided by origin. No answer depends on cookies, so none are asked for. */
export const crossOrigin: MiddlewareHandler = async (context, next) => {
  if (context.req.method === 'OPTIONS' && context.req.header('access-control-request-method') !== undefined) {
    const headers = new Headers({
      'access-control-allow-origin': '*',
      'access-control-allow-methods': 'GET, POST, PUT, DELETE, OPTIONS',
      'access-control-allow-headers': REQUEST_HEADERS.join(', '),
      'access-control-max-age': '86400',
    })
    // A page on the web may reach a server on the visitor's own machine only if that says so.
    if (context.req.header('access-control-request-private-network') === 'true') {
      headers.set('access-control-allow-private-network', 'true')
    }
    return new Response(null, { status: 204, headers })
  }
  await next()
  context.res.headers.set('access-control-allow-origin', '*')
  context.res.headers.set('access-control-expose-headers', 'retry-after, x-request-id')
  context.res.headers.set('x-content-type-options', 'nosniff')
  return undefined
}
