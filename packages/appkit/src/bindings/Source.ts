import {
  isEqual,
  type KitSnapshot,
  type ResolvedThemeMode,
  resolveThemeMode,
  takeSnapshot,
  watchColorScheme,
  watchSnapshot,
} from '@openappkit/appkit-core'
import type { HostKit } from '../kit/HostKit'

/** A value and a subscription: all that a binding needs. */
export interface Source<T> {
  /** The value on servers and while a page hydrates, which server and browser share. */
  readonly initial: T
  /** Returns the current value. On servers, that is `initial`. */
  get(): T
  /** Calls `listener` after every change. Returns the function to stop. */
  subscribe(listener: () => void): () => void
}

/** Returns a kit's public state. */
export function kitSource(kit: HostKit): Source<KitSnapshot> {
  const { initial, environment } = kit
  if (!environment.window) return { initial, get: () => initial, subscribe: () => () => {} }
  return { initial, get: () => takeSnapshot(kit), subscribe: listener => watchSnapshot(kit, listener) }
}

/** Returns the system's color scheme. */
export function schemeSource({ environment: { window: page } }: HostKit): Source<ResolvedThemeMode> {
  return {
    initial: resolveThemeMode('auto', undefined),
    get: () => resolveThemeMode('auto', page),
    subscribe: listener => watchColorScheme(page, listener),
  }
}

/** Returns `next`, or `last` if both are equal: equal values keep their identity. */
export function keepEqual<T>(last: T | undefined, next: T): T {
  return last !== undefined && isEqual(last, next) ? last : next
}
