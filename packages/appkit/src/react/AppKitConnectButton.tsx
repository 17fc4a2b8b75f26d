import type { ReactElement } from 'react'
import { type AppKitButtonProps, KitButton } from './KitButton'

/**
 * Renders a button that opens the modal to connect a wallet, or closes an open modal.
 *
 * @throws {AppKitError} `kit/missing` without a kit.
 *
 * @example
 * ```tsx
 * import { AppKitConnectButton } from '@openappkit/appkit/react'
 *
 * export const Header = () => <AppKitConnectButton label="Sign in" />
 * ```
 */
export function AppKitConnectButton(props: AppKitButtonProps): ReactElement {
  return <KitButton {...props} name="AppKitConnectButton" kind="connect" />
}
