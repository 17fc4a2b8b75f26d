import type { ReactElement } from 'react'
import { type AppKitButtonProps, KitButton } from './KitButton'

/**
 * Shows the account and its balance; a click opens the account view. Renders nothing without an account.
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
