import type { AppKitOptions } from '@openappkit/appkit-core'
import { loadDefaultModal } from '../kit/loadDefaultModal'
import { loadFallback } from '../kit/loadFallback'
import { startKit } from '../kit/startKit'
import { unwrapKit } from '../kit/unwrapKit'
import type { CompatAppKit } from './CompatAppKit'
import { makeCompatKit } from './makeCompatKit'

/**
 * Creates a kit like `createAppKit` of `@openappkit/appkit`, with the additional names of AppKit 1.8. In React, pass it
 * to `AppKitProvider`.
 *
 * @throws {AppKitError} `options/no-networks` if `networks` is empty, `options/siwx-conflict` if both `siwx` and
 * `siweConfig` are set, `chains/namespace-not-configured` if an adapter has no network in `networks`.
 * @example
 * ```ts
 * import { createAppKit } from '@openappkit/appkit/compat'
 * import { mainnet } from '@openappkit/appkit/networks'
 *
 * const appkit = createAppKit({ networks: [mainnet], projectId: 'my-project' })
 * appkit.subscribeProviders(({ eip155 }) => console.log(eip155))
 * ```
 */
export function createAppKit(options: AppKitOptions): CompatAppKit {
  const kit = makeCompatKit(options, { loadModal: loadDefaultModal, loadFallback })
  startKit(unwrapKit(kit))
  return kit
}
