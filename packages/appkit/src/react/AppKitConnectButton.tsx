import type { ReactElement } from 'react'
import { type AppKitButtonProps, KitButton } from './KitButton'

/**
 * Opens the modal on its list of wallets; closes the modal when it is open.
 *
 * @example
 * ```tsx
 * <AppKitConnectButton size="sm" />
 * ```
 */
export function AppKitConnectButton(props: AppKitButtonProps): ReactElement {
  return <KitButton {...props} name="AppKitConnectButton" kind="connect" />
}
