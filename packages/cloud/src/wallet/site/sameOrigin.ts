import type { MiddlewareHandler } from 'hono'
import { failureResponse } from '../../http/failureResponse'
import { HttpFailure } from '../../http/HttpFailure'
import { baseHeaders } from './siteHeaders'

export interface WalletAccess {
  readonly walletOrigin: string
  /** Paths that every app may read. */
  readonly readableByApps: ReadonlySet<string>
}

const API = '/wallet/'

/**
 * Refuses calls of the API from pages of other origins, and sets the headers of the wallet origin. Users may open pages,
 * such as by a link in a mail: the page that has the link can't read them. Clients other than browsers can send any origin,
 * so each endpoint still authenticates its caller.
 */
export function sameOrigin({ walletOrigin, readableByApps }: WalletAccess): MiddlewareHandler {
  const base = baseHeaders(walletOrigin.startsWith('https:'))
  return async (context, next) => {
    const { header, path } = { header: (name: string) => context.req.header(name), path: context.req.path }
    const isReadable = readableByApps.has(path)
    const isForeign = isFromElsewhere(walletOrigin, header('origin'), header('sec-fetch-site'))
    if (path.startsWith(API) && isForeign && !isReadable && !isVisit(context.req.method, header)) {
      const failure = new HttpFailure(403, 'origin', 'Only pages of the wallet may call this.')
      context.res = failureResponse(failure) ?? new Response(null, { status: 403 })
    } else await next()
    for (const [name, value] of Object.entries(base)) {
      if (!context.res.headers.has(name)) context.res.headers.set(name, value)
    }
    if (isReadable) {
      context.res.headers.set('access-control-allow-origin', '*')
      context.res.headers.set('cross-origin-resource-policy', 'cross-origin')
    }
  }
}

function isFromElsewhere(walletOrigin: string, origin: string | undefined, site: string | undefined): boolean {
  if (origin !== undefined && origin !== walletOrigin) return true
  return site !== undefined && site !== 'same-origin'
}

/** Returns whether a user opens a page. */
function isVisit(method: string, header: (name: string) => string | undefined): boolean {
  return method === 'GET' && header('sec-fetch-mode') === 'navigate' && header('sec-fetch-dest') === 'document'
}
