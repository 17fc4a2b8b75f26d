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

export interface CrossOriginRules {
  /** Charges the client for a preflight. Rejects if the client exceeds its rate. */
  payForPreflight(context: Context): Promise<void>
  /** Returns whether this path accepts cookies. Needs no lookup. */
  takesCookies(context: Context): boolean
  /** Resolves with true if the app is the project's own. */
  isOwn(context: Context): Promise<boolean>
}

/**
 * Lets every app send requests; the project check then decides by origin. Accepts cookies only from the project's own
 * apps, and only where an endpoint needs them. Charges the client before the lookup.
 */
export function crossOrigin(rules: CrossOriginRules): MiddlewareHandler {
  const permissionOf = async (context: Context, isLimited = false): Promise<Record<string, string>> => {
    const origin = context.req.header('origin')
    if (origin === undefined || !rules.takesCookies(context)) return { 'access-control-allow-origin': '*' }
    // Every app may read a rate-limit failure. The failure occurs before the project lookup, so it must not require a
    // lookup.
    const isOwn = isLimited || (await rules.isOwn(context))
    if (!isOwn) return { 'access-control-allow-origin': '*' }
    return { 'access-control-allow-origin': origin, 'access-control-allow-credentials': 'true', vary: 'Origin' }
  }
  return async (context, next) => {
    if (context.req.method === 'OPTIONS' && context.req.header('access-control-request-method') !== undefined) {
      await rules.payForPreflight(context)
      const headers = new Headers({
        ...(await permissionOf(context)),
        'access-control-allow-methods': 'GET, POST, PUT, DELETE, OPTIONS',
        'access-control-allow-headers': REQUEST_HEADERS.join(', '),
        'access-control-max-age': '86400',
      })
      // Public websites must not reach a server on the user's machine or network, because anyone can publish a website.
      const isRequested = context.req.header('access-control-request-private-network') === 'true'
      if (isRequested && isLoopbackOrigin(context.req.header('origin') ?? '')) {
        headers.set('access-control-allow-private-network', 'true')
      }
      return new Response(null, { status: 204, headers })
    }
    await next()
    const permission = await permissionOf(context, context.res.status === 429)
    for (const [name, value] of Object.entries(permission)) context.res.headers.set(name, value)
    context.res.headers.set('access-control-expose-headers', ANSWER_HEADERS.join(', '))
    context.res.headers.set('x-content-type-options', 'nosniff')
    return undefined
  }
}
