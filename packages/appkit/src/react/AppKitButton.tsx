import type { ReactElement } from 'react'
import { type AppKitButtonProps, KitButton } from './KitButton'

/**
 * Connects a wallet, and shows the account once there is one.
 *
 * @example
 * ```tsx
 * <AppKitButton size="sm" />
 * ```
 */
export function AppKitButton(props: AppKitButtonProps): ReactElement {
  return <KitButton {...props} name="AppKitButton" />
}
