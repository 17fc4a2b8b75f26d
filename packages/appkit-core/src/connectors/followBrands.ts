import { ref, subscribe } from 'valtio/vanilla'
import type { Connector } from '../adapter/Connector'
import type { ConnectorState } from './ConnectorController'

/** What tells which connectors are one wallet. */
export interface BrandsState {
  /** Id of a connector's wallet in the directory. Undefined until the table has loaded, which only some pages need. */
  directoryIdOf: ((connector: Connector) => string | undefined) | undefined
}

/**
 * Loads the table of brands once there are wallets that it may have to recognise: such as are known by their name alone, or on several chains.
 * Returns what ends it.
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
        // Rows stay apart that would be one; each of them works.
      },
    )
  }
  const stop = subscribe(connectors, look)
  look()
  return stop
}
