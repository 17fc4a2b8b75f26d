import type { ReactElement } from 'react'
import { type AppKitButtonProps, KitButton } from './KitButton'

/**
 * Renders a connect button, which becomes an account button once the account is known.
 *
 * @throws {AppKitError} `kit/missing` without a kit.
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
