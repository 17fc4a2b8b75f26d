import type {
  AdapterCapability,
  Balance,
  CaipNetwork,
  SendTransactionParameters,
  TransferAdapter,
} from '@openappkit/appkit-core'
import { AppKitError, assertFee } from '@openappkit/appkit-core/adapter'
import { type ToyChain, toyFee } from './chain/ToyChain'
import type { ToyWallet } from './chain/ToyWallet'
import { isToyAddress } from './chain/toyAddress'

/** What {@link ToyTransfers} need of the adapter. */
export interface TransferDependencies {
  readonly capabilities: ReadonlySet<AdapterCapability>
  readonly chains: readonly ToyChain[]
  /** The wallet and account in use. @throws AppKitError `wallet/not-connected` */
  payer(): { readonly wallet: ToyWallet; readonly address: string }
}

/** Reads balances, checks addresses, estimates and sends. */
export class ToyTransfers implements TransferAdapter {
  readonly capabilities: ReadonlySet<AdapterCapability>
  readonly isAddress: (address: string) => boolean = isToyAddress
  readonly #dependencies: TransferDependencies

  constructor(dependencies: TransferDependencies) {
    this.capabilities = dependencies.capabilities
    this.#dependencies = dependencies
  }

  async getBalance({
    address,
    caipNetwork,
  }: {
    readonly address: string
    readonly caipNetwork: CaipNetwork
  }): Promise<Balance> {
    const { nativeCurrency, rpcUrls } = caipNetwork
    const [url] = rpcUrls.default.http
    const chain = this.#dependencies.chains.find(({ network }) => network.rpcUrls.default.http[0] === url)
    if (!chain) throw new AppKitError('chain/unreachable', 'The network does not answer. Try again later.')
    return { value: chain.balanceOf(address), decimals: nativeCurrency.decimals, symbol: nativeCurrency.symbol }
  }

  async sendTransaction(parameters: SendTransactionParameters): Promise<{ readonly hash: string }> {
    const { to, value, caipNetwork, maxFee } = parameters
    const { wallet, address } = this.#dependencies.payer()
    if (!isToyAddress(to))
      throw new AppKitError('transaction/invalid-address', 'This is no address of the network. Check the recipient.')
    if (value < 0n) throw new AppKitError('transaction/invalid-amount', 'The amount must not be negative.')
    if (`toy:${wallet.chainId}` !== caipNetwork.caipNetworkId)
      throw new AppKitError('network/mismatch', 'The wallet is on another network. Switch it and try again.')
    assertFee(toyFee, maxFee)
    return { hash: await wallet.transfer(parameters.address ?? address, to, value) }
  }

  async sendToken(): Promise<never> {
    throw new AppKitError('adapter/unsupported', 'This chain has no tokens.')
  }

  async estimateFee(): Promise<bigint> {
    return toyFee
  }

  async getWalletCapabilities(): Promise<Readonly<Record<string, unknown>>> {
    return {}
  }

  async getWalletAssets(): Promise<Readonly<Record<string, readonly unknown[]>>> {
    return {}
  }
}
