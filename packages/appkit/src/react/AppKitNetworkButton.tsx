import type { ReactElement } from 'react'
import { type AppKitButtonProps, KitButton } from './KitButton'

/**
 * Renders a button with the active network. A click opens the network list.
 *
 * @throws {AppKitError} `kit/missing` without a kit.
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
