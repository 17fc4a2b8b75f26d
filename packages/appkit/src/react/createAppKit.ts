import type { AppKitOptions } from '@openappkit/appkit-core'
import { rememberKit } from '@openappkit/appkit-ui/page'
import { AppKitInstance } from '../kit/AppKitInstance'
import { startKit } from '../kit/startKit'
import { reactDependencies } from './reactLoader'

/**
 * Creates a kit like `createAppKit` of `@openappkit/appkit`. In a browser, hooks and buttons without an
 * `AppKitProvider` use it. Call it once, outside of components. With server rendering use `AppKitProvider` instead,
 * because server modules outlive the request.
 *
 * @throws AppKitError `options/no-networks` if `networks` is empty.
 * @example
 * ```tsx
 * import { mainnet } from '@openappkit/appkit/networks'
 * import { AppKitButton, createAppKit } from '@openappkit/appkit/react'
 *
 * createAppKit({ networks: [mainnet], projectId: 'my-project' })
 * export const App = () => <AppKitButton />
 * ```
 */
export function createAppKit(options: AppKitOptions): AppKitInstance {
  const kit = new AppKitInstance(options, reactDependencies)
  startKit(kit)
  rememberKit(kit)
  return kit
}
