import { onMount } from 'svelte'
import { type Readable, readable, writable } from 'svelte/store'
import { findKit, type KitParameter } from '../bindings/findKit'
import type { HostKit } from '../kit/HostKit'
import { providedKit } from './provideAppKit'

/** The kit that a function reads. */
export interface FoundKit {
  readonly kit: HostKit
  /** Whether values may differ from those that the server rendered. */
  readonly isLive: Readable<boolean>
}

/**
 * Returns the kit of a function.
 *
 * @throws {AppKitError} `kit/missing` if no kit is passed, provided or created.
 */
export function useKit(name: string, { kit: passed }: KitParameter): FoundKit {
  const provided = providedKit()
  const kit = findKit({ name, kind: 'function', entry: 'svelte' }, passed, provided?.kit)
  // Servers never use the kit that was created last, so its users don't hydrate.
  const mayHydrate = (passed || provided) && !provided?.isMounted
  return { kit, isLive: mayHydrate ? mounted() : readable(true) }
}

/** Returns whether the current component is mounted. Outside of a component's initialization, `true`. */
function mounted(): Readable<boolean> {
  const isMounted = writable(false)
  try {
    onMount(() => isMounted.set(true))
  } catch {
    // Svelte has no other way to ask whether a component initializes.
    return readable(true)
  }
  return isMounted
}
