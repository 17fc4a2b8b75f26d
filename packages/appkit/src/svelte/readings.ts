import type { KitSnapshot } from '@openappkit/appkit-core'
import { derived, type Readable, readable } from 'svelte/store'
import { keepEqual, kitSource, type Source } from '../bindings/Source'
import type { FoundKit } from './useKit'

/** Returns a store that follows a source while it has subscribers. */
export function followed<T>({ initial, get, subscribe }: Source<T>, isLive: Readable<boolean>): Readable<T> {
  const current = readable(initial, set => {
    const update = () => set(get())
    update()
    return subscribe(update)
  })
  return derived([current, isLive], ([value, live]) => (live ? value : initial))
}

/** Returns a store of the same values that notifies only when they change. Equal values keep their identity. */
export function distinct<T>(store: Readable<T>): Readable<T> {
  let last: T
  return derived(store, (value, set: (value: T) => void) => {
    const next = keepEqual(last, value)
    if (next === last) return
    last = next
    set(next)
  })
}

/** Returns a store of a value that `read` derives from a kit. */
export function readingStore<T>({ kit, isLive }: FoundKit, read: (snapshot: KitSnapshot) => T): Readable<T> {
  return distinct(derived(followed(kitSource(kit), isLive), read))
}
