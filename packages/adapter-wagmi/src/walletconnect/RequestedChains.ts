import type { WalletConnectLink } from '@openappkit/appkit-core'
import type { Config, CreateConnectorFn } from '@wagmi/core'
import { sessionChainIds } from './sessionAccounts'

type Storage = Parameters<CreateConnectorFn>[0]['storage']

const key = 'walletConnect.requestedChains'

/** Keeps in wagmi's storage which chains the session was requested for. */
export class RequestedChains {
  readonly #config: Config
  readonly #storage: Storage

  constructor(config: Config, storage: Storage) {
    this.#config = config
    this.#storage = storage
  }

  /** Stores all chains of the app: a session is requested for all of them. */
  async save(): Promise<void> {
    await this.#storage?.setItem(key, this.#configured)
  }

  /** Adds a chain that the wallet was asked to switch to. */
  async add(chainId: number): Promise<void> {
    const requested = (await this.#storage?.getItem(key)) ?? []
    await this.#storage?.setItem(key, [...new Set([...(requested as number[]), chainId])])
  }

  async clear(): Promise<void> {
    await this.#storage?.removeItem(key)
  }

  /** Whether the app has chains that this session was never requested for, so that it can't be used on them. */
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
