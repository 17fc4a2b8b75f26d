import type { LiveConnections, WalletConnection } from '@openappkit/adapter-kit/actions'
import type {
  AdapterCapability,
  AddressParameters,
  Balance,
  EstimateFeeParameters,
  SendTransactionParameters,
  TransferAdapter,
} from '@openappkit/appkit-core'
import { AppKitError, assertFee, assertNoReferences } from '@openappkit/appkit-core/transactions'
import { type ToyChain, toyFee } from './chain/ToyChain'
import type { ToyWallet } from './chain/ToyWallet'
import { isToyAddress } from './chain/toyAddress'

/** Reads balances, validates addresses, estimates fees and sends transfers. */
export class ToyTransfers implements TransferAdapter {
  readonly isAddress: (address: string) => boolean = isToyAddress
  readonly #chains: readonly ToyChain[]
  readonly #live: Pick<LiveConnections<WalletConnection<ToyWallet>>, 'sharing'>

  constructor(
    readonly capabilities: ReadonlySet<AdapterCapability>,
    chains: readonly ToyChain[],
    live: Pick<LiveConnections<WalletConnection<ToyWallet>>, 'sharing'>,
  ) {
    this.#chains = chains
    this.#live = live
  }

  async getBalance({ address, caipNetwork }: AddressParameters): Promise<Balance> {
    const { nativeCurrency, rpcUrls } = caipNetwork
    const [url] = rpcUrls.default.http
    const chain = this.#chains.find(({ network }) => network.rpcUrls.default.http[0] === url)
    if (!chain) throw new AppKitError('chain/unreachable', "The network doesn't answer. Pass its chain to ToyAdapter.")
    return { value: chain.balanceOf(address), decimals: nativeCurrency.decimals, symbol: nativeCurrency.symbol }
  }

  async sendTransaction(parameters: SendTransactionParameters): Promise<{ readonly hash: string }> {
    const { to, value, caipNetwork, maxFee } = parameters
    assertNoReferences(parameters)
    const { wallet, address } = this.#live.sharing(parameters.address)
    if (!isToyAddress(to))
      throw new AppKitError('transaction/invalid-address', "This isn't an address of the network. Check the recipient.")
    if (value < 0n) throw new AppKitError('transaction/invalid-amount', 'The amount is negative. Pass zero or more.')
    if (`toy:${wallet.chainId}` !== caipNetwork.caipNetworkId)
      throw new AppKitError('network/mismatch', 'The wallet is on another network. Switch it and try again.')
    assertFee(toyFee, maxFee)
    return { hash: await wallet.transfer(address, to, value) }
  }

  async sendToken(): Promise<never> {
    throw new AppKitError('adapter/unsupported', 'This chain has no tokens. Send its coin instead.')
  }

  async estimateFee(parameters: EstimateFeeParameters): Promise<bigint> {
    assertNoReferences(parameters)
    return toyFee
  }
}
