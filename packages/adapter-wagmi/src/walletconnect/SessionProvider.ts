import type { CaipNetworkId, WalletConnectLink } from '@openappkit/appkit-core'

type Listener = (value: unknown) => void

/** Callbacks of {@link SessionProvider}. */
export interface SessionProviderCallbacks {
  link(): Promise<WalletConnectLink>
  getAccounts(): Promise<readonly string[]>
  getChainId(): Promise<number>
  switchChain(chainId: number): Promise<unknown>
}

/**
 * [EIP-1193](https://eips.ethereum.org/EIPS/eip-1193) provider of a WalletConnect session, for wagmi, viem and hosts.
 */
export class SessionProvider {
  readonly isWalletConnect = true
  readonly #callbacks: SessionProviderCallbacks
  readonly #listeners = new Map<string, Set<Listener>>()

  constructor(callbacks: SessionProviderCallbacks) {
    this.#callbacks = callbacks
  }

  async request({ method, params }: { readonly method: string; readonly params?: unknown }): Promise<unknown> {
    const callbacks = this.#callbacks
    switch (method) {
      case 'eth_accounts':
      case 'eth_requestAccounts':
        return callbacks.getAccounts()
      case 'eth_chainId':
        return `0x${(await callbacks.getChainId()).toString(16)}`
      case 'net_version':
        return String(await callbacks.getChainId())
      case 'wallet_switchEthereumChain':
        await callbacks.switchChain(chainIdOf(params))
        return null
      default: {
        const [link, chainId] = await Promise.all([callbacks.link(), callbacks.getChainId()])
        const chain: CaipNetworkId = `eip155:${chainId}`
        return link.request(chain, { method, params: params ?? [] })
      }
    }
  }

  on(event: string, listener: Listener): this {
    const listeners = this.#listeners.get(event) ?? new Set()
    this.#listeners.set(event, listeners.add(listener))
    return this
  }

  removeListener(event: string, listener: Listener): this {
    this.#listeners.get(event)?.delete(listener)
    return this
  }

  /** Emits an event to all listeners. */
  emit(event: string, value: unknown): void {
    for (const listener of [...(this.#listeners.get(event) ?? [])]) listener(value)
  }
}

function chainIdOf(params: unknown): number {
  const [first] = Array.isArray(params) ? (params as readonly { chainId?: unknown }[]) : []
  const chainId = Number(first?.chainId)
  if (Number.isSafeInteger(chainId) && chainId > 0) return chainId
  throw Object.assign(new Error('wallet_switchEthereumChain needs a hex `chainId`.'), { code: -32602 })
}
