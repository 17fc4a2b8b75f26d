import { type SIWXConfig, watchSnapshot } from '@openappkit/appkit-core'
import { usePageKit } from '@openappkit/appkit-ui/page'
import { useCallback, useMemo, useSyncExternalStore } from 'react'

/**
 * The sign-in of the kit: what `createAppKit` was given as `siwx`, what its `siweConfig` stands for, or the backend's, once that is at work. Undefined when there is
 * none. The kit is that of the `AppKitProvider` above, else the one that the page created last. It brings nothing of what signing in loads later.
 *
 * @typeParam T - Its class, for whoever calls more than every sign-in has. The kit doesn't check it.
 * @throws AppKitError `kit/missing` without a kit.
 *
 * @example
 * ```tsx
 * const siwx = useAppKitSIWX<CloudAuthSIWX>()
 * const greet = async () => alert((await siwx?.getSessionAccount())?.address)
 * ```
 */
export function useAppKitSIWX<T extends SIWXConfig = SIWXConfig>(): T | undefined {
  const kit = usePageKit('useAppKitSIWX')
  const { given } = kit.options
  const chosen = useMemo(() => given.siwx ?? given.siweConfig?.mapToSIWX(), [given])
  const watch = useCallback((listener: () => void) => watchSnapshot(kit, listener), [kit])
  const atWork = useSyncExternalStore(
    watch,
    () => kit.signIn,
    () => undefined,
  )
  return (atWork ?? chosen) as T | undefined
}
