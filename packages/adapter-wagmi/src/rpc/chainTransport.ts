import { http, type Transport } from '@wagmi/core'
import type { Chain } from '@wagmi/core/chains'

/** JSON-RPC request from a viem transport. */
export interface ChainRequest {
  readonly method: string
  readonly params?: unknown
}

/** Sends a request to a chain's nodes. */
export type AskChain = (chain: Chain, request: ChainRequest) => Promise<unknown>

/** Creates a transport. Without a URL, it uses the chain's own. */
export type MakeTransport = (url?: string) => Transport

/**
 * Returns a factory that creates transports for chains without a configured transport. They look like viem's `http()`
 * transports, because libraries read `client.transport.url`, but send their requests with `ask`.
 */
export function chainTransport(ask: AskChain): MakeTransport {
  return url => parameters => ({
    ...http(url)(parameters),
    // wagmi creates a client for each of its chains.
    request: (request => ask(parameters.chain as Chain, request)) as ReturnType<Transport>['request'],
  })
}
