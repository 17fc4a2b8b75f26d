import type { AdapterHost, Connector } from '@openappkit/appkit-core'
import { walletConnectId } from '../walletconnect/walletConnectId'
import type { StandardWallets } from '../wallets/StandardWallets'

/** Lists connectors for each kit. */
export class ConnectorLists {
  readonly #wallets: StandardWallets
  readonly #lists = new Map<string, { readonly of: unknown; readonly connectors: readonly Connector[] }>()

  constructor(wallets: StandardWallets) {
    this.#wallets = wallets
  }

  /**
   * Returns the connectors of a kit. The array stays the same until the list changes, so readers can compare by
   * identity.
   */
  list({ walletConnect, wallets: { coinbase } }: AdapterHost): readonly Connector[] {
    const { list } = this.#wallets
    const key = `${walletConnect !== undefined} ${coinbase}`
    const known = this.#lists.get(key)
    if (known?.of === list) return known.connectors
    const shown = coinbase ? list : list.filter(wallet => !this.#wallets.isCoinbase(wallet))
    const connectors: Connector[] = shown.map(({ id, explorerId, name, icon }) => ({
      id,
      name,
      type: 'ANNOUNCED',
      chain: 'solana',
      imageUrl: icon,
      explorerId,
    }))
    if (walletConnect)
      connectors.push({ id: walletConnectId, name: 'WalletConnect', type: 'WALLET_CONNECT', chain: 'solana' })
    this.#lists.set(key, { of: list, connectors })
    return connectors
  }
}
