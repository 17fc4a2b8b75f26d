import type { WalletConnectLink } from '@openappkit/appkit-core'
import type { Config, CreateConnectorFn } from '@wagmi/core'
import { sessionChainIds } from './sessionAccounts'

type Storage = Parameters<CreateConnectorFn>[0]['storage']

const key = 'walletConnect.requestedChains'

/** Records in wagmi's storage which chains a session was requested for. */
export class RequestedChains {
  readonly #config: Config
  readonly #storage: Storage

  constructor(config: Config, storage: Storage) {
    this.#config = config
    this.#storage = storage
  }

  /** Records all of the app's chains, since a session is requested for all of them. */
  async save(): Promise<void> {
    await this.#storage?.setItem(key, this.#configured)
  }

  /** Adds a chain that was requested from the wallet while switching networks. */
  async add(chainId: number): Promise<void> {
    const requested = (await this.#storage?.getItem(key)) ?? []
    await this.#storage?.setItem(key, [...new Set([...(requested as number[]), chainId])])
  }

  async clear(): Promise<void> {
    await this.#storage?.removeItem(key)
  }

  /**
   * Returns whether the app has chains that the session was never requested for. A session without any of the app's
   * chains isn't stale.
   */
  async isStale(link: WalletConnectLink): Promise<boolean> {
    const configured = this.#configured
    const approved = sessionChainIds(link)
    const requested = (await this.#storage?.getItem(key)) as readonly number[] | null | undefined
    if (!requested || (approved.length > 0 && !approved.some(id => configured.includes(id)))) return false
    return !configured.every(id => requested.includes(id))
  }

  get #configured(): readonly number[] {
    return this.#config.chains.map(({ id }) => id)
  }
}
