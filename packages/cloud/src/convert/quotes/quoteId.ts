import { createHash } from 'node:crypto'
import type { SwapInput } from '../SwapProvider'

/** A quote as its id describes it. */
export interface QuoteReference {
  readonly providerId: string
  readonly toAmount: bigint
}

type Swap = Pick<SwapInput, 'chainId' | 'from' | 'to' | 'amount'>

/**
 * Returns the id of a quote: `provider:toAmount:digest`. It contains all that a build needs, so a server that has
 * restarted, or another node, can build the quote.
 */
export function quoteIdOf(providerId: string, toAmount: bigint, swap: Swap): string {
  return `${providerId}:${toAmount}:${digestOf(swap)}`
}

/** Reads an id. Undefined if it belongs to another swap, or isn't an id. */
export function readQuoteId(id: string, swap: Swap): QuoteReference | undefined {
  const [, providerId = '', toAmount = '', digest] = /^([a-z0-9-]{1,60}):(\d{1,78}):([\w-]{16})$/.exec(id) ?? []
  return digest === digestOf(swap) ? { providerId, toAmount: BigInt(toAmount) } : undefined
}

function digestOf({ chainId, from, to, amount }: Swap): string {
  return createHash('sha256').update(`${chainId} ${from} ${to} ${amount}`).digest('base64url').slice(0, 16)
}
