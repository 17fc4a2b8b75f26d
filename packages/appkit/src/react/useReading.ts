import { type KitSnapshot, takeSnapshot, watchSnapshot } from '@openappkit/appkit-core'
import { useCallback, useState, useSyncExternalStore } from 'react'
import type { AppKitInstance } from '../kit/AppKitInstance'
import { isEqual } from '../kit/isEqual'

/**
 * Reads something of a kit and renders again only when that has changed. The same content is the same object, so a host may use it as a dependency.
 * While a server renders, and while the page that it made hydrates, it reads what both know: {@link AppKit.initial}.
 */
export function useReading<T>(kit: AppKitInstance, read: (snapshot: KitSnapshot) => T): T {
  // Not state: a memory of the last reading, which keeps its identity.
  const [memory] = useState<{ value?: T }>(() => ({}))
  const remember = (value: T): T => {
    if (!('value' in memory) || !isEqual(memory.value, value)) memory.value = value
    return memory.value as T
  }
  const watch = useCallback((listener: () => void) => watchSnapshot(kit, listener), [kit])
  return useSyncExternalStore(
    watch,
    () => remember(read(takeSnapshot(kit))),
    () => remember(read(kit.initial)),
  )
}
