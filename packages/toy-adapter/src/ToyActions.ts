import type { ActionsContext } from '@openappkit/adapter-kit'
import { type LiveConnection, WalletActions, type WalletConnection } from '@openappkit/adapter-kit/actions'
import type { CaipNetwork, Connection, ProvidedWallet } from '@openappkit/appkit-core'
import type { ToyChain } from './chain/ToyChain'
import type { ToyPage } from './chain/ToyPage'
import { ToyWallet } from './chain/ToyWallet'
import { ToyTransfers } from './ToyTransfers'

/** Finds wallets, connects, switches and signs. Loads on intent. */
export class ToyActions extends WalletActions<ToyWallet> {
  protected readonly wallets: ToyPage
  readonly #chains: readonly ToyChain[]

  constructor(context: ActionsContext, page: ToyPage, chains: readonly ToyChain[]) {
    super(context, () => import('@openappkit/adapter-kit/reconnector'))
    this.wallets = page
    this.#chains = chains
  }

  switchNetwork(network: CaipNetwork): void {
    this.live.require().wallet.switchNetwork(network)
  }

  async addWallet(wallet: ProvidedWallet): Promise<() => void> {
    if (wallet.provider instanceof ToyWallet) return this.provide(wallet, wallet.provider)
    throw new TypeError(`${wallet.name} isn't a toy wallet`)
  }

  transfers(): ToyTransfers {
    return new ToyTransfers(this.context.capabilities, this.#chains, this.live)
  }

  protected describe({
    wallet,
  }: LiveConnection<WalletConnection<ToyWallet>>): Pick<Connection, 'caipNetworkId' | 'name'> {
    return { caipNetworkId: `toy:${wallet.chainId}`, name: wallet.name }
  }

  protected sign(wallet: ToyWallet, message: string, address: string): Promise<string> {
    return wallet.sign(message, address)
  }
}
