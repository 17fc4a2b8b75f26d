import type { ReactElement } from 'react'
import { type AppKitButtonProps, KitButton } from './KitButton'

/**
 * Shows the active network; a click opens the network list.
 *
 * @example
 * ```tsx
 * import { AppKitNetworkButton } from '@openappkit/appkit/react'
 *
 * export const Header = () => <AppKitNetworkButton size="sm" />
 * ```
 */
export function AppKitNetworkButton(props: AppKitButtonProps): ReactElement {
  return <KitButton {...props} name="AppKitNetworkButton" kind="network" />
}
