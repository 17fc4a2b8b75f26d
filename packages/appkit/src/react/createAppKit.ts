import type { AppKitOptions } from '@openappkit/appkit-core'
import { rememberKit } from '@openappkit/appkit-ui/page'
import { type AppKitInstance, HostKit } from '../kit/HostKit'
import { startKit } from '../kit/startKit'
import { reactDependencies } from './reactLoader'

/**
 * Creates a kit like `createAppKit` of `@openappkit/appkit`. In a browser, hooks and buttons without an
 * `AppKitProvider` use the most recently created kit. Call this function once, outside of components. With server
 * rendering, use `AppKitProvider` instead, because server modules outlive the request.
 *
 * @throws {AppKitError} `options/no-networks` if `networks` is empty, `options/siwx-conflict` if both `siwx` and
 * `siweConfig` are set, `chains/namespace-not-configured` if an adapter has no network in `networks`.
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
  const kit = new HostKit(options, reactDependencies)
  startKit(kit)
  rememberKit(kit)
  return kit
}
