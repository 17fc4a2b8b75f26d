import type { AppKitOptions } from '@openappkit/appkit-core'
import { rememberKit } from '@openappkit/appkit-ui/last-kit'
import { createAppKit as createPlainAppKit } from '../kit/createAppKit'
import type { AppKitInstance } from '../kit/HostKit'
import { unwrapKit } from '../kit/unwrapKit'

/**
 * Creates a kit like `createAppKit` of `@openappkit/appkit`. In a browser, functions such as `useAppKitAccount` use the
 * most recently created kit unless a kit is passed or provided. Call this function once, outside of components. With
 * server rendering, provide a kit for each request instead, because server modules outlive the request.
 *
 * @throws {AppKitError} `options/no-networks` if `networks` is empty, `options/siwx-conflict` if both `siwx` and
 * `siweConfig` are set, `chains/namespace-not-configured` if an adapter has no network in `networks`.
 * @example
 * ```ts
 * import { mainnet } from '@openappkit/appkit/networks'
 * import { createAppKit } from '@openappkit/appkit/vue' // or from the entry point of another framework
 *
 * export const kit = createAppKit({ networks: [mainnet], projectId: 'my-project' })
 * ```
 */
export function createAppKit(options: AppKitOptions): AppKitInstance {
  const kit = createPlainAppKit(options)
  rememberKit(unwrapKit(kit))
  return kit
}
