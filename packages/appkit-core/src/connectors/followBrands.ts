import { ref, subscribe } from 'valtio/vanilla'
import type { Connector } from '../adapter/Connector'
import type { ConnectorState } from './ConnectorController'

/** State of the table of wallet brands. */
export interface BrandsState {
  /** Returns the directory id of a connector's wallet. Undefined until the table loads. Most apps never need it. */
  directoryIdOf: ((connector: Connector) => string | undefined) | undefined
}

/**
 * Loads the table of wallet brands once it's needed: when connectors span several chains, or one is identified by its
 * name only. Returns a function that stops watching the connectors.
 */
export function followBrands(connectors: ConnectorState, brands: BrandsState): () => void {
  const look = () => {
    const wallets = connectors.connectors.filter(({ type }) => type !== 'WALLET_CONNECT')
    const isNeeded = wallets.some(
      ({ chain, info, type }) => chain !== wallets[0]?.chain || (type === 'ANNOUNCED' && !info?.rdns),
    )
    if (!isNeeded || brands.directoryIdOf) return
    stop()
    void import('./directoryIdOf').then(
      ({ directoryIdOf }) => {
        brands.directoryIdOf = ref(directoryIdOf)
      },
      () => {
        // Without the table, a wallet may appear in several rows, but every row works.
      },
    )
  }
  const stop = subscribe(connectors, look)
  look()
  return stop
}
