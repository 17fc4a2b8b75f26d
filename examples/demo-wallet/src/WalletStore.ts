import { createWalletConnectWallet, type WalletConnectWallet } from '@openappkit/testing/walletconnect'
import { ApprovalQueue } from './ApprovalQueue'
import type { WalletConfig } from './config'

/** The wallet and what the page shows of it. */
export class WalletStore {
  #version = 0
  readonly #listeners = new Set<() => void>()

  private constructor(
    readonly wallet: WalletConnectWallet,
    readonly questions: ApprovalQueue,
    readonly config: WalletConfig,
  ) {
    wallet.subscribe(() => this.#changed())
    // Balances change with every block; a demo's chain is next door.
    setInterval(() => document.visibilityState === 'visible' && this.#changed(), 3000)
  }

  /** Makes the wallet with the local chains' own accounts. Their keys are public knowledge. */
  static async create(config: WalletConfig): Promise<WalletStore> {
    const questions = new ApprovalQueue()
    const wallet = await createWalletConnectWallet({
      relayUrl: config.relayUrl,
      name: 'Demo Wallet',
      description: 'A wallet to try things with',
      url: location.origin,
      icon: new URL('/icon.svg', location.origin).href,
      accounts: [
        '0xac0974bec39a17e36ba4a6b4d238ff944bacb478cbed5efcae784d7bf4f2ff80',
        '0x59c6995e998f97a5a0044966f0945389dc9e86dae88c7a8412f4603b6b78690d',
      ],
      chains: Object.fromEntries(config.chains.map(({ chainId, name, rpcUrl }) => [chainId, { name, rpcUrl }])),
      shares: 'selected',
      storage: 'local',
      approve: questions.ask,
    })
    return new WalletStore(wallet, questions, config)
  }

  readonly version = (): number => this.#version

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener)
    return () => void this.#listeners.delete(listener)
  }

  chainName(chainId: number): string {
    return this.config.chains.find(chain => chain.chainId === chainId)?.name ?? `Chain ${chainId}`
  }

  #changed(): void {
    this.#version += 1
    for (const listener of this.#listeners) listener()
  }
}
