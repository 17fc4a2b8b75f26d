import type { AdapterHost, WalletConnectLink } from '@openappkit/appkit-core'
import { AppKitError } from '@openappkit/appkit-core/adapter'
import { WalletConnectWallet } from './WalletConnectWallet'

/** The sessions of the kits that are attached: one wallet for each link. */
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

  of(link: WalletConnectLink): WalletConnectWallet {
    const known = this.#wallets.find(wallet => wallet.link === link)
    if (known) return known
    const wallet = new WalletConnectWallet(link)
    this.#wallets = [...this.#wallets, wallet]
    return wallet
  }

  /** Undefined where no kit has WalletConnect. */
  find(): Promise<WalletConnectWallet> | undefined {
    return this.#source?.load().then(link => this.of(link))
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
