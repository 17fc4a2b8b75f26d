import type { ReactElement } from 'react'
import { type AppKitButtonProps, KitButton } from './KitButton'

/**
 * Connects a wallet, then shows the account.
 *
 * @example
 * ```tsx
 * import { AppKitButton } from '@openappkit/appkit/react'
 *
 * export const Header = () => <AppKitButton size="sm" />
 * ```
 */
export function AppKitButton(props: AppKitButtonProps): ReactElement {
  return <KitButton {...props} name="AppKitButton" />
}
