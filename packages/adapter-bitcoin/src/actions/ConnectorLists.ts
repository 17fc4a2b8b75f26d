import type { AdapterHost, Connector } from '@openappkit/appkit-core'
import { walletConnectId } from '../walletconnect/walletConnectId'
import type { BitcoinWallet } from '../wallets/BitcoinWallet'

const walletConnect: Connector = {
  id: walletConnectId,
  name: 'WalletConnect',
  type: 'WALLET_CONNECT',
  chain: 'bip122',
}

/** What each kit is told of the wallets that can be asked. */
export class ConnectorLists {
  readonly #lists = new WeakMap<AdapterHost, readonly Connector[]>()
  /** Ids in the order in which the wallets were listed: they stay where they were when one of them connects. */
  readonly #places: string[] = []

  /** The same list as long as nothing in it changed. The first of several wallets with the same id is listed. */
  list(host: AdapterHost, wallets: readonly BitcoinWallet[]): readonly Connector[] {
    const found = wallets
      .filter(({ id, type }, index) => type !== 'WALLET_CONNECT' && wallets.findIndex(one => one.id === id) === index)
      .map(wallet => ({ place: this.#place(wallet), connector: toConnector(wallet) }))
      .toSorted((a, b) => a.place - b.place)
      .map(({ connector }) => connector)
    const now = host.walletConnect ? [...found, walletConnect] : found
    const before = this.#lists.get(host)
    if (before && JSON.stringify(now) === JSON.stringify(before)) return before
    this.#lists.set(host, now)
    return now
  }

  #place({ id }: BitcoinWallet): number {
    const place = this.#places.indexOf(id)
    return place < 0 ? this.#places.push(id) - 1 : place
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
