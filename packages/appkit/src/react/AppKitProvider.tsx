import type { AppKitOptions } from '@openappkit/appkit-core'
import { PageKitContext } from '@openappkit/appkit-ui/page'
import { type ReactElement, type ReactNode, useInsertionEffect, useState } from 'react'
import type { CompatAppKit } from '../compat/CompatAppKit'
import { AppKitInstance } from '../kit/AppKitInstance'
import { startKit } from '../kit/startKit'
import { unwrapKit } from '../kit/unwrapKit'
import { reactDependencies } from './reactLoader'

/** A kit of the host, or the options of one that the provider makes. */
export type AppKitProviderProps = { readonly children?: ReactNode } & (
  | { readonly kit: AppKitInstance | CompatAppKit }
  | ({ readonly kit?: undefined } & AppKitOptions)
)

/**
 * Gives hooks and buttons below it their kit. With `createAppKit`'s options it makes the kit itself, once: later changes of the options are ignored,
 * and the kit ends when the provider leaves the page. On a server every render has a kit of its own.
 *
 * @example
 * ```tsx
 * <AppKitProvider networks={[mainnet]} adapters={[wagmiAdapter]} storage={cookieStorage({ cookie })}>
 *   <AppKitButton />
 * </AppKitProvider>
 * ```
 */
export function AppKitProvider(props: AppKitProviderProps): ReactElement {
  // Making a kit has no effect on the page, so a render that is thrown away leaves nothing behind.
  const [made] = useState(() => {
    if (props.kit) return undefined
    const { kit: _, children: __, ...options } = props
    return new AppKitInstance(options, reactDependencies)
  })
  // An insertion effect runs before every effect of the children, which may already use the kit, and once in strict mode, where a kit must not end.
  useInsertionEffect(() => {
    if (!made) return
    startKit(made)
    // After the commit: what ends with the kit tells its last news to components, which an insertion effect must not.
    return () => queueMicrotask(() => made.destroy())
  }, [made])
  return (
    <PageKitContext.Provider value={props.kit ? unwrapKit(props.kit) : made}>{props.children}</PageKitContext.Provider>
  )
}
