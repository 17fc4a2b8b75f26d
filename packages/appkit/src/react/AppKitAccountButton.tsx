import type { ReactElement } from 'react'
import { type AppKitButtonProps, KitButton } from './KitButton'

/**
 * Renders a button with the account and its native balance. A click opens the account view or, on an unsupported
 * network, the network switch. Renders nothing without an account.
 *
 * @throws {AppKitError} `kit/missing` without a kit.
 *
 * @example
 * ```tsx
 * import { AppKitAccountButton } from '@openappkit/appkit/react'
 *
 * export const Header = () => <AppKitAccountButton size="sm" />
 * ```
 */
export function AppKitAccountButton(props: AppKitButtonProps): ReactElement {
  return <KitButton {...props} name="AppKitAccountButton" kind="account" />
}
