import type { CaipNetworkId, WalletConnectLink } from '@openappkit/appkit-core'

type Listener = (value: unknown) => void

/** What the provider asks its connector. */
export interface SessionProviderOwner {
  link(): Promise<WalletConnectLink>
  getAccounts(): Promise<readonly string[]>
  getChainId(): Promise<number>
  switchChain(chainId: number): Promise<unknown>
}

/** The wallet of a WalletConnect session as EIP-1193 has it, for wagmi, viem and hosts. */
export class SessionProvider {
  readonly isWalletConnect = true
  readonly #owner: SessionProviderOwner
  readonly #listeners = new Map<string, Set<Listener>>()

  constructor(owner: SessionProviderOwner) {
    this.#owner = owner
  }

  async request({ method, params }: { readonly method: string; readonly params?: unknown }): Promise<unknown> {
    const owner = this.#owner
    switch (method) {
      case 'eth_accounts':
      case 'eth_requestAccounts':
        return owner.getAccounts()
      case 'eth_chainId':
        return `0x${(await owner.getChainId()).toString(16)}`
      case 'net_version':
        return String(await owner.getChainId())
      case 'wallet_switchEthereumChain':
        await owner.switchChain(chainIdOf(params))
        return null
      default: {
        const [link, chainId] = await Promise.all([owner.link(), owner.getChainId()])
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

  /** Tells whoever listens. */
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
