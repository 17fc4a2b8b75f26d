import { http, type Transport } from '@wagmi/core'
import type { Chain } from '@wagmi/core/chains'

/** A JSON-RPC request, as viem's transports take it. */
export interface ChainRequest {
  readonly method: string
  readonly params?: unknown
}

/** Sends a request to a chain's nodes. */
export type AskChain = (chain: Chain, request: ChainRequest) => Promise<unknown>

/** Creates a transport. Without a URL it names the chain's own. */
export type MakeTransport = (url?: string) => Transport

/**
 * Returns what makes the transports of chains for which the app gave none. They look like viem's `http()`, since libraries read `client.transport.url`, but send
 * their requests by `ask`.
 */
export function chainTransport(ask: AskChain): MakeTransport {
  return url => parameters => ({
    ...http(url)(parameters),
    // wagmi makes a client for each of its chains.
    request: (request => ask(parameters.chain as Chain, request)) as ReturnType<Transport>['request'],
  })
}
