import { type SIWXConfig, watchSnapshot } from '@openappkit/appkit-core'
import { usePageKit } from '@openappkit/appkit-ui/page'
import { useCallback, useMemo, useSyncExternalStore } from 'react'

/**
 * Returns the active sign-in config: `siwx`, or the mapped `siweConfig`. With `features.reownAuthentication`, returns
 * the backend's config once it has loaded. Undefined if there is no config. Uses the kit of the nearest
 * `AppKitProvider`, else the page's last kit. Doesn't load the lazy sign-in code.
 *
 * @typeParam T - Class of the config. The kit doesn't check it.
 * @throws AppKitError `kit/missing` without a kit.
 * @example
 * ```tsx
 * import type { CloudAuthSIWX } from '@openappkit/siwx'
 * import { useAppKitSIWX } from '@openappkit/siwx-modal/react'
 *
 * export function LogAccount() {
 *   const siwx = useAppKitSIWX<CloudAuthSIWX>()
 *   return <button onClick={async () => console.log(await siwx?.getSessionAccount())}>Log account</button>
 * }
 * ```
 */
export function useAppKitSIWX<T extends SIWXConfig = SIWXConfig>(): T | undefined {
  const kit = usePageKit('useAppKitSIWX')
  const { input } = kit.options
  const chosen = useMemo(() => input.siwx ?? input.siweConfig?.mapToSIWX(), [input])
  const watch = useCallback((listener: () => void) => watchSnapshot(kit, listener), [kit])
  const atWork = useSyncExternalStore(
    watch,
    () => kit.signIn,
    () => undefined,
  )
  return (atWork ?? chosen) as T | undefined
}
