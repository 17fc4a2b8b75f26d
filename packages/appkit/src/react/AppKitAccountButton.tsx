import type { ReactElement } from 'react'
import { type AppKitButtonProps, KitButton } from './KitButton'

/**
 * Shows the account and its balance, and opens its details. Renders nothing without an account.
 *
 * @example
 * ```tsx
 * <AppKitAccountButton size="sm" />
 * ```
 */
export function AppKitAccountButton(props: AppKitButtonProps): ReactElement {
  return <KitButton {...props} name="AppKitAccountButton" kind="account" />
}
