import type { AdapterHost, WalletConnectLink } from '@openappkit/appkit-core'
import { AppKitError } from '@openappkit/appkit-core/adapter'
import type { WalletConnectWallet } from './WalletConnectWallet'

/** The sessions of the kits that are attached: one wallet for each link, in code of its own, which loads with the first of them. */
export class WalletConnectSessions {
  readonly #hosts: ReadonlySet<AdapterHost>
  #wallets: readonly WalletConnectWallet[] = []

  constructor(hosts: ReadonlySet<AdapterHost>) {
    this.#hosts = hosts
  }

  /** Whether a kit has WalletConnect. */
  get isOffered(): boolean {
    return this.#source !== undefined
  }

  /** Rejects when the code doesn't arrive. The next call loads it again. */
  async of(link: WalletConnectLink): Promise<WalletConnectWallet> {
    const { WalletConnectWallet } = await load()
    const known = this.#wallets.find(wallet => wallet.link === link)
    if (known) return known
    const wallet = new WalletConnectWallet(link)
    this.#wallets = [...this.#wallets, wallet]
    return wallet
  }

  /** Undefined where no kit has WalletConnect. */
  find(): Promise<WalletConnectWallet> | undefined {
    const source = this.#source
    // Both at once. A failure of either is the one's that waits for both.
    return source && Promise.all([source.load(), load()]).then(([link]) => this.of(link))
  }

  /** @throws AppKitError `walletconnect/off` */
  async open(): Promise<WalletConnectWallet> {
    const found = this.find()
    if (found !== undefined) return found
    throw new AppKitError('walletconnect/off', 'WalletConnect needs a kit with a project id or a cloud of its own.')
  }

  /** Of the kit that was there first. */
  get #source(): AdapterHost['walletConnect'] {
    return [...this.#hosts].find(({ walletConnect }) => walletConnect)?.walletConnect
  }
}

const load = () => import('./WalletConnectWallet')
