import type { AppKitOptions } from '@openappkit/appkit-core'
import type { Feature } from '@openappkit/appkit-ui/features'
import { type AppKitInstance, HostKit } from './HostKit'
import { loadFallback } from './loadFallback'
import { loadHostTheme } from './loadHostTheme'
import { loadRenderer } from './loadRenderer'
import { startKit } from './startKit'

/** Options of a kit without the default features. */
export interface BareOptions extends AppKitOptions {
  /** Features of the kit, in place of the default ones. */
  readonly modules: readonly Feature[]
}

/**
 * Creates a kit like `createAppKit` of `@openappkit/appkit`, without the default features. Apps bundle only the
 * features in `modules`.
 *
 * @throws {AppKitError} `options/no-networks` if `networks` is empty, `options/siwx-conflict` if both `siwx` and
 * `siweConfig` are set, `chains/namespace-not-configured` if an adapter has no network in `networks`.
 * @example
 * ```ts
 * import { createAppKit } from '@openappkit/appkit/bare'
 * import { mainnet } from '@openappkit/appkit/networks'
 * import { DefaultSIWX } from '@openappkit/siwx'
 * import { siwx } from '@openappkit/siwx-modal'
 *
 * const appkit = createAppKit({ modules: [siwx], siwx: new DefaultSIWX(), networks: [mainnet] })
 * ```
 */
export function createAppKit(options: BareOptions): AppKitInstance {
  const { modules } = options
  const kit = new HostKit(options, {
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
