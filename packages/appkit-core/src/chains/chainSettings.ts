import { toCaipNetwork } from '../caip/CaipNetwork'
import type { OptionsController } from '../options/OptionsController'
import { withChainImage } from '../options/withChainImage'
import type { ChainSettings } from './ChainController'

/**
 * Reads the settings of the chains from the app's options.
 *
 * @param hasFallback - Whether namespaces without an adapter can connect.
 */
export function chainSettings(options: OptionsController, hasFallback: boolean): ChainSettings {
  const { adapters = [], allowUnsupportedChain, chainImages, defaultNetwork, networks: given } = options.input
  // `networks` has at least one element: OptionsController rejects an empty list.
  const networks = given.map(network =>
    withChainImage(toCaipNetwork(network), chainImages),
  ) as unknown as ChainSettings['networks']
  const served = hasFallback
    ? networks.map(({ chainNamespace }) => chainNamespace)
    : adapters.map(({ namespace }) => namespace)
  return {
    networks,
    defaultNetwork: defaultNetwork && toCaipNetwork(defaultNetwork),
    allowUnsupportedChain: allowUnsupportedChain === true,
    reconnectable: options.isOn('enableReconnect') ? served : [],
  }
}
