import type { FrameChainId } from '@openappkit/contract/embedded'
import { RpcFailure } from '../rpc/RpcFailure'

/** Networks of the wallet site, and the ones that the app uses. */
export class ActiveChains {
  readonly #supported: readonly string[]
  readonly #active = new Map<string, string>()
  #last: string

  /** @param initial - CAIP-2 id of the app's network, if it's known. */
  constructor(supported: readonly string[], initial: string | undefined) {
    this.#supported = supported
    this.#last = supported[0] ?? 'eip155:1'
    if (initial !== undefined && supported.includes(initial)) this.select(initial)
  }

  /** CAIP-2 ids of the networks that the wallet reads and sends on. */
  get supported(): readonly string[] {
    return this.#supported
  }

  /** CAIP-2 id of the network that the app used last. */
  get last(): string {
    return this.#last
  }

  /** Returns the active network of a namespace. */
  active(namespace: string): string | undefined {
    return this.#active.get(namespace) ?? this.#supported.find(chain => namespaceOf(chain) === namespace)
  }

  /** Makes a network the active one of its namespace, if the wallet supports it. */
  select(chainId: string): void {
    if (!this.#supported.includes(chainId)) return
    this.#active.set(namespaceOf(chainId), chainId)
    this.#last = chainId
  }

  /**
   * Returns the CAIP-2 id if the wallet reads and sends on the network.
   *
   * @throws RpcFailure `embedded/chain-not-supported`
   */
  require(chainId: string | undefined): string {
    if (chainId === undefined || !this.#supported.includes(chainId)) throw chainFailure()
    return chainId
  }
}

/** Returns the failure of a request for a network that the wallet doesn't have. */
export function chainFailure(): RpcFailure {
  return new RpcFailure('embedded/chain-not-supported', 4902, "The wallet doesn't support this network.")
}

/** Returns the namespace of a CAIP-2 id. */
export function namespaceOf(chainId: string): string {
  return chainId.slice(0, chainId.indexOf(':'))
}

/**
 * Returns the CAIP-2 id of a network as the app names it. Apps name EVM networks by number, and Solana networks by CAIP-2
 * id or only by the second half of it.
 */
export function caipOf(chainId: FrameChainId, namespace?: string): string {
  if (typeof chainId === 'number') return `eip155:${chainId}`
  if (chainId.includes(':')) return chainId
  if (/^(0x[\da-f]{1,16}|\d{1,16})$/i.test(chainId)) return `eip155:${BigInt(chainId)}`
  return `${namespace === undefined || namespace === 'eip155' ? 'solana' : namespace}:${chainId}`
}

/** Returns a network as the frame protocol names it. */
export function frameChainIdOf(chainId: string): FrameChainId {
  return namespaceOf(chainId) === 'eip155' ? Number(chainId.slice('eip155:'.length)) : chainId
}
