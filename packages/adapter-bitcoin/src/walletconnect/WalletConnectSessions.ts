import type { AdapterHost, WalletConnectLink } from '@openappkit/appkit-core'
import { AppKitError } from '@openappkit/appkit-core/adapter'
import type { WalletConnectWallet } from './WalletConnectWallet'

/** Keeps one wallet for each kit's WalletConnect link. The wallet code loads with the first wallet. */
export class WalletConnectSessions {
  readonly #hosts: ReadonlySet<AdapterHost>
  #wallets: readonly WalletConnectWallet[] = []

  constructor(hosts: ReadonlySet<AdapterHost>) {
    this.#hosts = hosts
  }

  /** Whether an attached kit has WalletConnect. */
  get isOffered(): boolean {
    return this.#source !== undefined
  }

  /** Returns a link's wallet. Rejects if the code fails to load. The next call retries. */
  async of(link: WalletConnectLink): Promise<WalletConnectWallet> {
    const { WalletConnectWallet } = await load()
    const known = this.#wallets.find(wallet => wallet.link === link)
    if (known) return known
    const wallet = new WalletConnectWallet(link)
    this.#wallets = [...this.#wallets, wallet]
    return wallet
  }

  /** Returns the wallet of the first attached kit with WalletConnect. Undefined if there is no such kit. */
  find(): Promise<WalletConnectWallet> | undefined {
    const source = this.#source
    // Loads the link and the wallet code in parallel, and rejects if either fails.
    return source && Promise.all([source.load(), load()]).then(([link]) => this.of(link))
  }

  /**
   * Returns the wallet of the first attached kit with WalletConnect.
   *
   * @throws {AppKitError} `walletconnect/disabled` when there is no such kit.
   */
  async open(): Promise<WalletConnectWallet> {
    const found = this.find()
    if (found !== undefined) return found
    throw new AppKitError(
      'walletconnect/disabled',
      'WalletConnect is off. Check `projectId`, `cloud` and `enableWalletConnect`.',
    )
  }

  /** WalletConnect source of the first attached kit that has one. */
  get #source(): AdapterHost['walletConnect'] {
    return [...this.#hosts].find(({ walletConnect }) => walletConnect)?.walletConnect
  }
}

const load = () => import('./WalletConnectWallet')
