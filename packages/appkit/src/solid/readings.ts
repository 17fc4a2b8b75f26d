import type { KitSnapshot } from '@openappkit/appkit-core'
import { type Accessor, createMemo, createSignal, onCleanup, onMount, sharedConfig } from 'solid-js'
import { keepEqual, kitSource, type Source } from '../bindings/Source'
import type { HostKit } from '../kit/HostKit'

/** A value, or the accessor of a value that may change. */
export type MaybeAccessor<T> = T | Accessor<T>

/** Returns the current value. No value of ours is a function. */
export function access<T extends string | undefined>(value: MaybeAccessor<T>): T {
  return typeof value === 'function' ? value() : value
}

/**
 * Returns the accessor of a source, which it follows until its owner is disposed of. While a component hydrates, it has
 * the value that the server rendered.
 */
export function followed<T>({ initial, get, subscribe }: Source<T>): Accessor<T> {
  // Solid sets the context while it renders on a server or hydrates.
  const mayHydrate = Boolean(sharedConfig.context)
  const [value, setValue] = createSignal(mayHydrate ? initial : get())
  const update = () => void setValue(get)
  const follow = () => onCleanup(subscribe(update))
  if (mayHydrate)
    onMount(() => {
      update()
      follow()
    })
  else follow()
  return value
}

/** Returns the accessor of a derived value. Equal values keep their identity. */
export function derive<T>(read: () => T): Accessor<T> {
  return createMemo((last: T | undefined): T => keepEqual(last, read()))
}

/** Returns the accessor of a value that `read` derives from a kit. */
export function createReading<T>(kit: HostKit, read: (snapshot: KitSnapshot) => T): Accessor<T> {
  const snapshot = followed(kitSource(kit))
  return derive(() => read(snapshot()))
}
