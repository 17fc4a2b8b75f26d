import { type Decoder, finite, listOf, objectOf, text } from '@openappkit/appkit-core/cloud'
import type { DepositStatus, Exchange } from './Exchange'

/** Maximum number of exchanges for one asset. */
export const exchangeLimit = 50

/** Accepts text that isn't empty, of at most `limit` characters. */
function label(limit: number): Decoder<string> {
  const known = text(limit)
  return value => known(value) || undefined
}

const id = /* @__PURE__ */ label(50)
const exchange = /* @__PURE__ */ objectOf(
  { id, name: /* @__PURE__ */ label(200) },
  { imageUrl: /* @__PURE__ */ text(2000) },
)
const list = /* @__PURE__ */ objectOf({ total: finite, exchanges: /* @__PURE__ */ listOf(exchange) }, {})

/** Decodes the exchanges for an asset. Drops those that repeat an id. */
export const exchanges: Decoder<readonly Exchange[]> = value => {
  const known = list(value)
  if (!known) return undefined
  const byId = new Map<string, Exchange>()
  for (const { imageUrl, ...rest } of known.exchanges.slice(0, exchangeLimit))
    if (!byId.has(rest.id)) byId.set(rest.id, { ...rest, imageUrl })
  return [...byId.values()]
}

const locals: ReadonlySet<string> = new Set(['localhost', '127.0.0.1', '[::1]'])

/** Accepts the address of a page that the app may open: over https, or on this computer. */
const pageUrl: Decoder<string> = value => {
  if (typeof value !== 'string' || value.length > 2000) return undefined
  const { hostname, password, protocol, username } = URL.canParse(value) ? new URL(value) : ({} as Partial<URL>)
  if (username || password) return undefined
  return protocol === 'https:' || (protocol === 'http:' && locals.has(hostname ?? '')) ? value : undefined
}

/** Decodes the exchange's page for a deposit. */
export const payUrl: Decoder<{ readonly url: string; readonly sessionId: string }> = /* @__PURE__ */ objectOf(
  { url: pageUrl, sessionId: id },
  {},
)

const statuses: readonly DepositStatus['status'][] = ['UNKNOWN', 'IN_PROGRESS', 'SUCCESS', 'FAILED']
const statusFields = /* @__PURE__ */ objectOf(
  { status: (value: unknown) => statuses.find(known => known === value) },
  { txHash: /* @__PURE__ */ label(200) },
)

/** Decodes the status of a deposit. */
export const depositStatus: Decoder<DepositStatus> = value => {
  const known = statusFields(value)
  return known && { status: known.status, txHash: known.txHash }
}

/** Returns the decoder of a JSON-RPC response with a result. */
export function resultOf<Result>(result: Decoder<Result>): Decoder<Result> {
  return value => {
    if (typeof value !== 'object' || value === null || !('result' in value)) return undefined
    return 'jsonrpc' in value && value.jsonrpc === '2.0' ? result(value.result) : undefined
  }
}
