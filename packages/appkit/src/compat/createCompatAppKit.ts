import type { AppKitOptions } from '@openappkit/appkit-core'
import { loadDefaultModal } from '../kit/loadDefaultModal'
import { loadFallback } from '../kit/loadFallback'
import { startKit } from '../kit/startKit'
import type { CompatAppKit } from './CompatAppKit'
import { makeCompatKit } from './makeCompatKit'

/**
 * As `createAppKit` of `@openappkit/appkit`, of a kit that also has the other names of AppKit 1.8. In React, hand it to `AppKitProvider`.
 *
 * @throws AppKitError `options/no-networks` when `networks` is empty.
 * @example
 * ```ts
 * import { createAppKit } from '@openappkit/appkit/compat'
 *
 * const appkit = createAppKit({ adapters, networks, projectId })
 * appkit.subscribeProviders(({ eip155 }) => use(eip155))
 * ```
 */
export function createAppKit(options: AppKitOptions): CompatAppKit {
  const kit = makeCompatKit(options, { loadModal: loadDefaultModal, loadFallback })
  startKit(kit.instance)
  return kit
}
