import { type AppKit, isEqual, type KitSnapshot, takeSnapshot, watchSnapshot } from '@openappkit/appkit-core'
import { useCallback, useState, useSyncExternalStore } from 'react'

/**
 * Reads a value from a kit and renders again only when it changes. Equal values are the same object, so apps can use
 * them as dependencies. During server rendering and hydration it reads {@link AppKit.initial}, which server and browser
 * share.
 */
export function useReading<T>(kit: AppKit, read: (snapshot: KitSnapshot) => T): T {
  // Not state: caches the last value to keep its identity.
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
