import {
  type AdapterHost,
  AppKitError,
  type WalletConnectLink,
  type WalletConnectSource,
} from '@openappkit/appkit-core'
import type { LatestChoice } from '@openappkit/appkit-core/adapter'
import type { Config } from '@wagmi/core'
import type { Address } from 'viem'
import { SessionConnector, type SessionConnectorDependencies } from './SessionConnector'
import { walletConnectConnector } from './walletConnectConnector'
import { walletConnectId } from './walletConnectId'

/** What the offer shares with the adapter's actions. */
export interface OfferOwner {
  readonly config: Config
  readonly hosts: ReadonlySet<AdapterHost>
  /** Of EIP-55. */
  checksum(address: string): Address
  /** Whether the visitor said no. Core's: named in two chunks, it would be torn out of both. */
  isRefusal(cause: unknown): boolean
  /** Which network was chosen last for a session. Core's as well. */
  readonly switches: LatestChoice
  /** Whether this connector is connected. */
  isConnected(id: string): boolean
  /** Whether the visitor connected here with this connector and hasn't left on purpose. */
  isKnown(id: string): boolean
  onChange(): void
  /** Connects as if the visitor had asked for it. The wallet has agreed already. */
  connect(id: string): Promise<unknown>
  /** Resolves once what was connected at the last visit is back, or is not. */
  restored(): Promise<unknown>
}

/** Puts a WalletConnect connector into the config while a kit has a client for it; a config of the host's may have one of its own. */
export class WalletConnectOffer {
  readonly #owner: OfferOwner
  #session: SessionConnector | undefined
  #used: WalletConnectSource | undefined

  constructor(owner: OfferOwner) {
    this.#owner = owner
  }

  /** A kit came or went. A session that is in use goes on through the client of one that is there. */
  update(): void {
    const source = this.#source
    const before = this.#used
    this.#used = source
    if (!source) return
    if (!this.#session) this.#add()
    else if (before !== source && this.#owner.isConnected(walletConnectId)) void this.#session.follow().catch(() => {})
  }

  /**
   * The session becomes the connection whoever made it: another adapter or a view of the kit. Connects that are under way here, and restoring, take it by
   * themselves.
   */
  adopt(link: WalletConnectLink): void {
    // Nobody asked for it: a session that can't be taken over now can still be connected to.
    const look = (): void => void this.#adopt(link).catch(() => {})
    // Ends with the link, which ends with its kit.
    link.subscribe(change => change.type === 'session' && look())
    look()
  }

  async #adopt(link: WalletConnectLink): Promise<void> {
    const { isConnected, isKnown, connect, restored } = this.#owner
    const { topic } = link.session ?? {}
    // Looked at in this very tick: a moment later its session may have arrived, and its connection not yet.
    if (this.#session?.isConnecting) return
    if (isKnown(walletConnectId)) await restored()
    const session = this.#session
    const isOurs = topic !== undefined && link.session?.topic === topic && (await this.#source?.load()) === link
    if (!session || !isOurs || session.isConnecting || isConnected(walletConnectId)) return
    if ((link.session?.namespaces.eip155?.accounts.length ?? 0) === 0) return
    await session.adopt()
    await connect(walletConnectId)
  }

  #add(): void {
    const { config } = this.#owner
    if (config.connectors.some(({ id }) => id === walletConnectId)) return
    const { connectors } = config._internal
    const dependencies: SessionConnectorDependencies = {
      ...this.#owner,
      link: async () => {
        const source = this.#source
        if (!source)
          throw new AppKitError(
            'walletconnect/off',
            'WalletConnect needs a kit with a project id or a cloud of its own.',
          )
        return source.load()
      },
    }
    const connector = connectors.setup(context => {
      this.#session = new SessionConnector(dependencies, context)
      return walletConnectConnector(this.#session)
    })
    connectors.setState(all => [...all, connector])
  }

  /** Of the kit that was there first. */
  get #source(): WalletConnectSource | undefined {
    return [...this.#owner.hosts].find(({ walletConnect }) => walletConnect)?.walletConnect
  }
}
