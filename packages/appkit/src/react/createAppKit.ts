import type { AppKitOptions } from '@openappkit/appkit-core'
import { rememberKit } from '@openappkit/appkit-ui/page'
import { AppKitInstance } from '../kit/AppKitInstance'
import { startKit } from '../kit/startKit'
import { reactDependencies } from './reactLoader'

/**
 * As `createAppKit` of `@openappkit/appkit`, and in a browser the kit serves every hook and button that has no `AppKitProvider` above it. Call it once,
 * outside of components. An app that renders on a server uses `AppKitProvider` instead, because a module of a server outlives the request.
 *
 * @throws AppKitError `options/no-networks` when `networks` is empty.
 * @example
 * ```tsx
 * createAppKit({ adapters: [wagmiAdapter], networks: [mainnet] })
 * const App = () => <AppKitButton />
 * ```
 */
export function createAppKit(options: AppKitOptions): AppKitInstance {
  const kit = new AppKitInstance(options, reactDependencies)
  startKit(kit)
  rememberKit(kit)
  return kit
}
