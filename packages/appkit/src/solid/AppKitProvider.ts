import { type Context, createComponent, createContext, type JSX } from 'solid-js'
import { checkedKit } from '../bindings/findKit'
import type { CompatAppKit } from '../compat/CompatAppKit'
import type { AppKitInstance, HostKit } from '../kit/HostKit'

/** Kit of the surrounding provider. */
export const KitContext: Context<HostKit | undefined> = /* @__PURE__ */ createContext<HostKit>()

/** Props of `AppKitProvider`. */
export interface AppKitProviderProps {
  readonly kit: AppKitInstance | CompatAppKit
  readonly children?: JSX.Element
}

/**
 * Provides a kit to the components below it. It doesn't destroy the kit when it is disposed of.
 *
 * @throws {AppKitError} `options/invalid` in development if `kit` isn't a kit.
 * @example
 * ```tsx
 * import { mainnet } from '@openappkit/appkit/networks'
 * import { AppKitProvider, createAppKit } from '@openappkit/appkit/solid'
 * import type { JSX } from 'solid-js'
 *
 * const kit = createAppKit({ networks: [mainnet], projectId: 'my-project' })
 *
 * export const Wallet = (props: { children: JSX.Element }) => <AppKitProvider kit={kit}>{props.children}</AppKitProvider>
 * ```
 */
export function AppKitProvider(props: AppKitProviderProps): JSX.Element {
  return createComponent(KitContext.Provider, {
    value: checkedKit(props.kit),
    get children() {
      return props.children
    },
  })
}
