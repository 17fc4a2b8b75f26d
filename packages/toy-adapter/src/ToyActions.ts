import type { AdapterActions, ConnectedState } from '@openappkit/adapter-kit'
import { Reconnector } from '@openappkit/adapter-kit/reconnector'
import type { AdapterHost, CaipNetwork, Connector, ConnectParameters, ConnectResult } from '@openappkit/appkit-core'
import { AppKitError, connectorNotFound, LatestChoice } from '@openappkit/appkit-core/adapter'
import type { ToyPage } from './chain/ToyPage'
import type { ToyWallet } from './chain/ToyWallet'
import { accountsOf, ToyConnections } from './ToyConnections'
import { ToyTransfers, type TransferDependencies } from './ToyTransfers'

/** What {@link ToyActions} need of the adapter. */
export interface ActionsDependencies extends Omit<TransferDependencies, 'payer'> {
  readonly page: ToyPage
  /** Ids of the connectors that were connected here and not left on purpose. */
  readonly remembered: Set<string>
  onChange(): void
}

/** Finds wallets, connects, switches and signs. Loads on intent. */
export class ToyActions implements AdapterActions {
  readonly #dependencies: ActionsDependencies
  readonly #live = new ToyConnections()
  readonly #choices = new LatestChoice()
  readonly #reconnector: Reconnector<ToyWallet, true>
  #connectors: readonly Connector[] = []
  #lastAddress: string | undefined
  #stop: (() => void) | undefined

  constructor(dependencies: ActionsDependencies) {
    this.#dependencies = dependencies
    this.#reconnector = new Reconnector<ToyWallet, true>({
      remembered: () => [...dependencies.remembered],
      find: id => this.#find(id),
      isConnected: id => this.#live.get(id) !== undefined,
      read: async ({ shared }) => shared.length > 0 || undefined,
      take: wallet => this.#use(wallet, this.#lastAddress, false),
    })
  }

  get connected(): ConnectedState | undefined {
    return this.#live.state
  }

  connectors(): readonly Connector[] {
    return this.#connectors
  }

  attach({ address }: AdapterHost): void {
    this.#lastAddress = address
    this.#stop ??= this.#dependencies.page.subscribe(() => {
      this.#reconnector.askArrived()
      this.#update()
    })
    this.#update()
  }

  detach(): void {}

  leave(): void {
    this.#stop?.()
    this.#stop = undefined
    this.#reconnector.forget()
  }

  /** WalletConnect doesn't serve this chain. */
  follow(): void {}

  reconnect(signal: AbortSignal): Promise<void> {
    return this.#reconnector.reconnect(signal)
  }

  async connect({ connectorId, caipNetwork, signal }: ConnectParameters): Promise<ConnectResult> {
    const isLatest = this.#choices.begin(signal)
    const wallet = this.#find(connectorId)
    if (!wallet) throw connectorNotFound(connectorId)
    if ((await wallet.connect()).length === 0)
      throw new AppKitError('wallet/no-accounts', 'The wallet shares no account. Choose one in the wallet.')
    if (caipNetwork) wallet.switchNetwork(caipNetwork)
    this.#dependencies.remembered.add(connectorId)
    this.#use(wallet, this.#live.get(connectorId)?.address, isLatest())
    return {
      address: this.#live.require(connectorId).address,
      chainId: wallet.chainId,
      accounts: accountsOf(wallet),
    }
  }

  async disconnect({ connectorId }: { readonly connectorId?: string | undefined } = {}): Promise<void> {
    const { remembered } = this.#dependencies
    for (const id of connectorId === undefined ? new Set([...remembered, ...this.#live.ids]) : [connectorId]) {
      remembered.delete(id)
      this.#live.get(id)?.wallet.disconnect()
    }
    this.#update()
  }

  switchConnection({ connectorId, address }: Parameters<AdapterActions['switchConnection']>[0]): void {
    const live = this.#live.require(connectorId)
    if (address !== undefined && !live.wallet.shared.includes(address))
      throw new AppKitError('wallet/account-not-shared', 'The wallet does not share this account.')
    this.#choices.begin()
    this.#use(live.wallet, address ?? live.address, true)
  }

  switchNetwork(network: CaipNetwork): void {
    this.#live.require().wallet.switchNetwork(network)
  }

  getProvider(connectorId: string): ToyWallet {
    return this.#live.require(connectorId).wallet
  }

  async signMessage(request: { readonly message: string; readonly address: string }): Promise<{ signature: string }> {
    return { signature: await this.#live.require().wallet.sign(request.message, request.address) }
  }

  transfers(): ToyTransfers {
    return new ToyTransfers({ ...this.#dependencies, payer: () => this.#live.require() })
  }

  #find(id: string): ToyWallet | undefined {
    return this.#dependencies.page.wallets.find(({ connectorId }) => connectorId === id)
  }

  #use(wallet: ToyWallet, address: string | undefined, isActive: boolean): void {
    this.#live.set(wallet, address, isActive)
    this.#update()
  }

  /** Reads the page and its wallets again. What didn't change stays the same object, since the kit compares by identity. */
  #update(): void {
    const { wallets } = this.#dependencies.page
    const found = wallets.map(
      ({ connectorId, name }): Connector => ({ id: connectorId, name, type: 'ANNOUNCED', chain: 'toy' }),
    )
    if (JSON.stringify(found) !== JSON.stringify(this.#connectors)) this.#connectors = found
    this.#live.update(wallets)
    this.#dependencies.onChange()
  }
}
