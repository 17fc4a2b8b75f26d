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

/** Values that the adapter's actions pass to {@link WalletConnectOffer}. */
export interface OfferDependencies {
  readonly config: Config
  readonly hosts: ReadonlySet<AdapterHost>
  /** Adds the [EIP-55](https://eips.ethereum.org/EIPS/eip-55) checksum. */
  checksum(address: string): Address
  /**
   * Returns whether the user rejected the request. Passed in, because importing it from two chunks would split it into
   * a third.
   */
  isRefusal(cause: unknown): boolean
  /** Tracks the user's latest network choice. Passed in for the same reason. */
  readonly switches: LatestChoice
  /** Returns whether a connector is connected. */
  isConnected(id: string): boolean
  /** Returns whether the user connected with a connector and didn't disconnect. */
  isKnown(id: string): boolean
  onChange(): void
  /** Connects without a user action. The wallet has already approved. */
  connect(id: string): Promise<unknown>
  /** Resolves once reconnecting has ended. */
  reconnected(): Promise<unknown>
}

/** Adds a WalletConnect connector to the config once a kit has WalletConnect, unless the host's config has its own. */
export class WalletConnectOffer {
  readonly #dependencies: OfferDependencies
  #session: SessionConnector | undefined
  #used: WalletConnectSource | undefined

  constructor(dependencies: OfferDependencies) {
    this.#dependencies = dependencies
  }

  /** Updates the connector after a kit attached or detached. The session continues with another attached kit's link. */
  update(): void {
    const source = this.#source
    const before = this.#used
    this.#used = source
    if (!source) return
    if (!this.#session) this.#add()
    else if (before !== source && this.#dependencies.isConnected(walletConnectId))
      void this.#session.follow().catch(() => {})
  }

  /**
   * Turns a session into a connection, even if another adapter or a view created it. If this adapter is already
   * connecting or reconnecting, that process takes over the session.
   */
  adopt(link: WalletConnectLink): void {
    // Errors are ignored, because the user can still connect to a session that can't be taken over now.
    const look = (): void => void this.#adopt(link).catch(() => {})
    // The subscription ends with the link, which ends with its kit.
    link.subscribe(change => change.type === 'session' && look())
    look()
  }

  async #adopt(link: WalletConnectLink): Promise<void> {
    const { isConnected, isKnown, connect, reconnected } = this.#dependencies
    const { topic } = link.session ?? {}
    // Checked in this tick. Later, the session may exist before its connection does.
    if (this.#session?.isConnecting) return
    if (isKnown(walletConnectId)) await reconnected()
    const session = this.#session
    const isOurs = topic !== undefined && link.session?.topic === topic && (await this.#source?.load()) === link
    if (!session || !isOurs || session.isConnecting || isConnected(walletConnectId)) return
    if ((link.session?.namespaces.eip155?.accounts.length ?? 0) === 0) return
    await session.adopt()
    await connect(walletConnectId)
  }

  #add(): void {
    const { config } = this.#dependencies
    if (config.connectors.some(({ id }) => id === walletConnectId)) return
    const { connectors } = config._internal
    const dependencies: SessionConnectorDependencies = {
      ...this.#dependencies,
      link: async () => {
        const source = this.#source
        if (!source)
          throw new AppKitError(
            'walletconnect/disabled',
            'WalletConnect is off. Check `projectId`, `cloud` and `enableWalletConnect`.',
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

  /** WalletConnect source of the first attached kit that has one. */
  get #source(): WalletConnectSource | undefined {
    return [...this.#dependencies.hosts].find(({ walletConnect }) => walletConnect)?.walletConnect
  }
}
