import { ref } from 'valtio/vanilla'
import { toCaipNetwork } from '../caip/CaipNetwork'
import type { AppKitOptions } from '../options/AppKitOptions'
import { assertChangeable, type ChangeableOptions } from '../options/ChangeableOptions'
import { mergeDefined } from '../options/mergeDefined'
import { withChainImage } from '../options/withChainImage'
import type { AppKitContext } from './AppKitContext'

/** Changes options of a kit. See `AppKit.updateOptions`. */
export function updateOptions(kit: AppKitContext, changes: ChangeableOptions): void {
  const { options, theme } = kit
  const { themeMode, themeVariables, ...others } = changes
  const formerImages = options.input.chainImages
  const before = options.state.features
  const after = 'features' in changes ? ref(mergeDefined(before, changes.features)) : before
  // Both throw before anything changes.
  assertChangeable(changes, { before, after, fixed: kit.fixedFlags ?? [] })
  if ('themeMode' in changes) theme.setThemeMode(themeMode ?? 'dark')
  if ('themeVariables' in changes) theme.state.themeVariables = mergeDefined(theme.state.themeVariables, themeVariables)
  options.state.features = after
  // The type of a reset option doesn't include `undefined`, which reads like a missing option.
  options.state.input = ref({ ...options.input, ...others, features: after } as AppKitOptions)
  if ('connectorImages' in changes) kit.connectors.refresh()
  if ('chainImages' in changes) setChainImages(kit, formerImages)
}

/** Sets the images of the networks whose image the app changed. */
function setChainImages({ chains, options }: AppKitContext, former: AppKitOptions['chainImages']): void {
  const { chainImages, networks } = options.input
  for (const network of chains.allNetworks) {
    if (chainImages?.[network.id] === former?.[network.id]) continue
    const own = networks.map(toCaipNetwork).find(({ caipNetworkId }) => caipNetworkId === network.caipNetworkId)
    chains.addNetwork(withChainImage(own ?? network, chainImages))
  }
}
