import type { AppKitOptions } from '@openappkit/appkit-core'
import type { Feature } from '@openappkit/appkit-ui/features'
import { AppKitInstance } from './AppKitInstance'
import { loadFallback } from './loadFallback'
import { loadHostTheme } from './loadHostTheme'
import { loadRenderer } from './loadRenderer'
import { startKit } from './startKit'

/** Options of a kit that has only the features it is given. */
export interface BareOptions extends AppKitOptions {
  /** Descriptors of feature packages. */
  readonly modules: readonly Feature[]
}

/**
 * As `createAppKit` of `@openappkit/appkit`, without the default set of features: a page carries those that it names, and no trace of the others.
 *
 * @throws AppKitError `options/no-networks` when `networks` is empty.
 * @example
 * ```ts
 * import { createAppKit } from '@openappkit/appkit/bare'
 * import { siwx } from '@openappkit/siwx-modal'
 *
 * const appkit = createAppKit({ modules: [siwx], siwx: new DefaultSIWX(), adapters, networks })
 * ```
 */
export function createAppKit(options: BareOptions): AppKitInstance {
  const { modules } = options
  const kit = new AppKitInstance(options, {
    loadFallback,
    loadModal: () =>
      Promise.all([import('./bareModal'), loadRenderer(), loadHostTheme(options)]).then(
        ([{ bareModal }, renderer, theme]) => bareModal(modules, { renderer, ...theme }),
      ),
  })
  kit.options.state.installed = modules.map(({ name }) => name)
  startKit(kit)
  return kit
}
