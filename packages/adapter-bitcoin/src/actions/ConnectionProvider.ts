import type { CaipNetworkId } from '@openappkit/appkit-core'
import type { BitcoinAccount, BitcoinProvider, BitcoinProviderEvents } from '../BitcoinProvider'
import type { LiveConnection } from './LiveConnection'

/** Callbacks that a provider needs from the actions. */
export interface ProviderCallbacks {
  /**
   * Returns the connection.
   *
   * @throws {AppKitError} `wallet/not-connected` when the wallet isn't connected.
   */
  connection(): LiveConnection
  signMessage(live: LiveConnection, ...parameters: Parameters<BitcoinProvider['signMessage']>): Promise<string>
  signPsbt(
    live: LiveConnection,
    ...parameters: Parameters<BitcoinProvider['signPSBT']>
  ): ReturnType<BitcoinProvider['signPSBT']>
  sendTransfer(live: LiveConnection, ...parameters: Parameters<BitcoinProvider['sendTransfer']>): Promise<string>
  switchNetwork(live: LiveConnection, caipNetworkId: CaipNetworkId): Promise<void>
}

type Listener = (value: never) => void

/** {@link BitcoinProvider} of one connector. Remains the same object while the wallet is connected. */
export class ConnectionProvider implements BitcoinProvider {
  readonly id: string
  readonly name: string
  readonly imageUrl: string | undefined
  readonly chain = 'bip122'
  readonly #callbacks: ProviderCallbacks
  readonly #wallet: LiveConnection['wallet']
  /** Connection as of the last update. */
  #known: LiveConnection
  readonly #listeners = new Map<keyof BitcoinProviderEvents, Set<Listener>>()

  constructor(live: LiveConnection, callbacks: ProviderCallbacks) {
    const { wallet } = live
    this.#known = live
    this.id = wallet.id
    this.name = wallet.name
    this.imageUrl = wallet.imageUrl
    this.#wallet = wallet
    this.#callbacks = callbacks
  }

  get provider(): unknown {
    return this.#wallet.raw
  }

  async getAccountAddresses(): Promise<readonly BitcoinAccount[]> {
    return accountsOf(this.#callbacks.connection())
  }

  async signMessage(parameters: Parameters<BitcoinProvider['signMessage']>[0]): Promise<string> {
    return this.#callbacks.signMessage(this.#callbacks.connection(), parameters)
  }

  async signPSBT(parameters: Parameters<BitcoinProvider['signPSBT']>[0]): ReturnType<BitcoinProvider['signPSBT']> {
    return this.#callbacks.signPsbt(this.#callbacks.connection(), parameters)
  }

  async sendTransfer(parameters: Parameters<BitcoinProvider['sendTransfer']>[0]): Promise<string> {
    return this.#callbacks.sendTransfer(this.#callbacks.connection(), parameters)
  }

  async switchNetwork(caipNetworkId: CaipNetworkId): Promise<void> {
    return this.#callbacks.switchNetwork(this.#callbacks.connection(), caipNetworkId)
  }

  on<event extends keyof BitcoinProviderEvents>(
    event: event,
    listener: (value: BitcoinProviderEvents[event]) => void,
  ): this {
    const listeners = this.#listeners.get(event) ?? new Set<Listener>()
    this.#listeners.set(event, listeners.add(listener as Listener))
    return this
  }

  off<event extends keyof BitcoinProviderEvents>(
    event: event,
    listener: (value: BitcoinProviderEvents[event]) => void,
  ): this {
    this.#listeners.get(event)?.delete(listener as Listener)
    return this
  }

  /** Emits events for the changes since the last call. Emits `disconnect` if `now` is undefined. */
  update(now: LiveConnection | undefined): void {
    if (!now) {
      this.#emit('disconnect', undefined)
      return
    }
    const before = this.#known
    this.#known = now
    if (JSON.stringify(before.accounts) !== JSON.stringify(now.accounts)) this.#emit('accountsChanged', accountsOf(now))
    if (before.caipNetworkId !== now.caipNetworkId) this.#emit('chainChanged', now.caipNetworkId)
  }

  #emit<event extends keyof BitcoinProviderEvents>(event: event, value: BitcoinProviderEvents[event]): void {
    for (const listener of [...(this.#listeners.get(event) ?? [])])
      (listener as (value: BitcoinProviderEvents[event]) => void)(value)
  }
}

function accountsOf({ accounts }: LiveConnection): readonly BitcoinAccount[] {
  return accounts.map(({ address, type, publicKey, path }) => ({
    address,
    purpose: type === 'ordinal' ? 'ordinal' : 'payment',
    ...(publicKey ? { publicKey } : {}),
    ...(path ? { path } : {}),
  }))
}
