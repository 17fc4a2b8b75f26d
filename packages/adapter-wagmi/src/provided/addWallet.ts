import type { ProvidedWallet } from '@openappkit/appkit-core'
import type { Config, Connector } from '@wagmi/core'
import { providedConnector } from './providedConnector'

/** Adds a connector for a wallet that a feature provides. Replaces any other of its id, such as one that a script announced. */
export function addWallet(config: Config, wallet: ProvidedWallet, onAdded: (connector: Connector) => void): () => void {
  const { connectors } = config._internal
  const connector = connectors.setup(providedConnector(wallet))
  onAdded(connector)
  connectors.setState(all => [...all.filter(({ id }) => id !== wallet.id), connector])
  return () => connectors.setState(all => all.filter(known => known !== connector))
}
