import type { AppKitOptions } from '@openappkit/appkit-core'
import { PageKitContext } from '@openappkit/appkit-ui/page'
import { type ReactElement, type ReactNode, useInsertionEffect, useState } from 'react'
import type { CompatAppKit } from '../compat/CompatAppKit'
import { type AppKitInstance, HostKit } from '../kit/HostKit'
import { startKit } from '../kit/startKit'
import { unwrapKit } from '../kit/unwrapKit'
import { assertKit } from '../options/assertOptions'
import { reactDependencies } from './reactLoader'
import { useOptionChanges } from './useOptionChanges'

/** Props of `AppKitProvider`: an existing kit, or the options of a new one. */
export type AppKitProviderProps = { readonly children?: ReactNode } & (
  | { readonly kit: AppKitInstance | CompatAppKit }
  | ({ readonly kit?: undefined } & AppKitOptions)
)

/**
 * Provides a kit to the hooks and buttons below it. Given the options of `createAppKit` instead of a kit, it creates a
 * kit once and destroys that kit on unmount. It applies changed options that `updateOptions` can change, and reports
 * others to `onError`, or to the console in development. It never destroys a kit passed as `kit`. On a server, each
 * render has its own kit.
 *
 * @throws {AppKitError} With the same codes as `createAppKit`.
 * @example
 * ```tsx
 * import { mainnet } from '@openappkit/appkit/networks'
 * import { AppKitButton, AppKitProvider, cookieStorage } from '@openappkit/appkit/react'
 *
 * export const App = ({ cookie }: { cookie?: string }) => (
 *   <AppKitProvider networks={[mainnet]} projectId="my-project" storage={cookieStorage({ cookie })}>
 *     <AppKitButton />
 *   </AppKitProvider>
 * )
 * ```
 */
export function AppKitProvider(props: AppKitProviderProps): ReactElement {
  // Creating a kit has no side effects, so a discarded render needs no cleanup.
  const { kit, children, ...options } = props
  const [made] = useState(() => {
    if (kit) {
      assertKit(kit)
      return undefined
    }
    return new HostKit(options as unknown as AppKitOptions, reactDependencies)
  })
  useOptionChanges(made, options)
  // An insertion effect runs before the children's effects, which may use the kit. Strict mode runs it once, so the kit
  // isn't destroyed early.
  useInsertionEffect(() => {
    if (!made) return
    startKit(made)
    // Destroying notifies components, which an insertion effect must not do. Wait until after the commit.
    return () => queueMicrotask(() => made.destroy())
  }, [made])
  return <PageKitContext.Provider value={kit ? unwrapKit(kit) : made}>{children}</PageKitContext.Provider>
}
