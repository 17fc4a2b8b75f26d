import type { ReactElement } from 'react'
import { type AppKitButtonProps, KitButton } from './KitButton'

/**
 * Shows the network in use and opens the list of networks.
 *
 * @example
 * ```tsx
 * <AppKitNetworkButton size="sm" />
 * ```
 */
export function AppKitNetworkButton(props: AppKitButtonProps): ReactElement {
  return <KitButton {...props} name="AppKitNetworkButton" kind="network" />
}
