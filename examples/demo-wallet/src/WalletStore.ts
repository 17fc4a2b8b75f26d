import { createWalletConnectWallet, type WalletConnectWallet } from '@openappkit/testing/walletconnect'
import { ApprovalQueue } from './ApprovalQueue'
import type { WalletConfig } from './config'
import { PaymentFlow } from './payment/PaymentFlow'
import { bitcoinBalance, evmBalance, solanaBalance } from './readBalance'
import type { ShownAccount } from './ShownAccount'

/** The local EVM chains' default keys. They are publicly known. */
const evmKeys = [
  '0xac0974bec39a17e36ba4a6b4d238ff944bacb478cbed5efcae784d7bf4f2ff80',
  '0x59c6995e998f97a5a0044966f0945389dc9e86dae88c7a8412f4603b6b78690d',
] as const

/** The wallet and the state of its UI. */
export class WalletStore {
  /** The payment of a scanned or pasted code. */
  readonly payments: PaymentFlow = new PaymentFlow(this)
  #version = 0
  readonly #listeners = new Set<() => void>()

  private constructor(
    readonly wallet: WalletConnectWallet,
    readonly approvals: ApprovalQueue,
    readonly config: WalletConfig,
  ) {
    wallet.subscribe(() => this.#changed())
    // Balances can change with every block, and polling a local chain is cheap.
    setInterval(() => document.visibilityState === 'visible' && this.#changed(), 3000)
  }

  /** Creates the wallet with the default accounts of the local chains. */
  static async create(config: WalletConfig): Promise<WalletStore> {
    const approvals = new ApprovalQueue()
    const { solana, bitcoin } = config
    const wallet = await createWalletConnectWallet({
      relayUrl: config.relayUrl,
      name: 'Demo Wallet',
      description: 'A wallet to try things with',
      url: location.origin,
      icon: new URL('/icon.svg', location.origin).href,
      accounts: evmKeys,
      chains: Object.fromEntries(config.evm.map(({ chainId, name, rpcUrl }) => [chainId, { name, rpcUrl }])),
      solana: {
        accounts: solana.accounts.map(({ secretKey }) => ({ secretKey: fromHex(secretKey) })),
        chains: { [solana.caipNetworkId]: { rpcUrl: solana.rpcUrl } },
      },
      bitcoin: { accounts: bitcoin.accounts, network: 'regtest', esploraUrl: bitcoin.esploraUrl },
      shares: 'selected',
      storage: 'local',
      approve: approvals.ask,
    })
    return new WalletStore(wallet, approvals, config)
  }

  readonly version = (): number => this.#version

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener)
    return () => void this.#listeners.delete(listener)
  }

  /** The selected account on each chain family. */
  get accounts(): readonly ShownAccount[] {
    const { wallet, config } = this
    const selected = (namespace: string): string => wallet.addresses[namespace]?.[0] ?? ''
    const [evmAddress, solana, bitcoin] = [selected('eip155'), selected('solana'), selected('bip122')]
    const { rpcUrl = '' } = config.evm.find(({ chainId }) => chainId === wallet.chainId) ?? {}
    return [
      {
        key: `eip155:${wallet.chainId}`,
        network: this.networkName(`eip155:${wallet.chainId}`),
        address: evmAddress,
        symbol: 'ETH',
        decimals: 18,
        readBalance: () => evmBalance(rpcUrl, evmAddress),
      },
      {
        key: config.solana.caipNetworkId,
        network: this.networkName(config.solana.caipNetworkId),
        address: solana,
        symbol: 'SOL',
        decimals: 9,
        readBalance: () => solanaBalance(config.solana.rpcUrl, solana),
      },
      {
        key: config.bitcoin.caipNetworkId,
        network: this.networkName(config.bitcoin.caipNetworkId),
        address: bitcoin,
        symbol: 'BTC',
        decimals: 8,
        readBalance: () => bitcoinBalance(config.bitcoin.esploraUrl, bitcoin),
      },
    ]
  }

  /**
   * Returns the selected account on one of the wallet's current networks.
   *
   * @throws RangeError for another network.
   */
  accountOn(caipNetworkId: string): ShownAccount {
    const account = this.accounts.find(({ key }) => key === caipNetworkId)
    if (account === undefined) throw new RangeError(`The wallet isn't on ${caipNetworkId}.`)
    return account
  }

  /** Returns the display name of a network. */
  networkName(caipNetworkId: string): string {
    const { evm, solana, bitcoin } = this.config
    if (caipNetworkId === solana.caipNetworkId) return 'Local Solana'
    if (caipNetworkId === bitcoin.caipNetworkId) return 'Local Bitcoin'
    return evm.find(({ chainId }) => `eip155:${chainId}` === caipNetworkId)?.name ?? caipNetworkId
  }

  #changed(): void {
    this.#version += 1
    for (const listener of this.#listeners) listener()
  }
}

function fromHex(hex: string): Uint8Array {
  return Uint8Array.from(hex.match(/../g) ?? [], byte => Number.parseInt(byte, 16))
}
