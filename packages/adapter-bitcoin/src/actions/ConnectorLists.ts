import type { AdapterHost, Connector } from '@openappkit/appkit-core'
import { walletConnectId } from '../walletconnect/walletConnectId'
import type { BitcoinWallet } from '../wallets/BitcoinWallet'

const walletConnect: Connector = {
  id: walletConnectId,
  name: 'WalletConnect',
  type: 'WALLET_CONNECT',
  chain: 'bip122',
}

/** Lists connectors for each kit. */
export class ConnectorLists {
  readonly #lists = new WeakMap<AdapterHost, readonly Connector[]>()
  /** Ids in listing order, so that a wallet keeps its position when it connects. */
  readonly #order: string[] = []

  /**
   * Returns the connectors of a kit. The array stays the same until the list changes. If several wallets share an id,
   * lists only the first.
   */
  list(host: AdapterHost, wallets: readonly BitcoinWallet[]): readonly Connector[] {
    const found = wallets
      .filter(({ id, type }, index) => type !== 'WALLET_CONNECT' && wallets.findIndex(one => one.id === id) === index)
      .map(wallet => ({ position: this.#positionOf(wallet), connector: toConnector(wallet) }))
      .toSorted((a, b) => a.position - b.position)
      .map(({ connector }) => connector)
    const now = host.walletConnect ? [...found, walletConnect] : found
    const before = this.#lists.get(host)
    if (before && JSON.stringify(now) === JSON.stringify(before)) return before
    this.#lists.set(host, now)
    return now
  }

  #positionOf({ id }: BitcoinWallet): number {
    const index = this.#order.indexOf(id)
    return index < 0 ? this.#order.push(id) - 1 : index
  }
}

function toConnector({ id, name, type, imageUrl, explorerId }: BitcoinWallet): Connector {
  return {
    id,
    name,
    type,
    chain: 'bip122',
    ...(imageUrl ? { imageUrl } : {}),
    ...(explorerId ? { explorerId } : {}),
  }
}
