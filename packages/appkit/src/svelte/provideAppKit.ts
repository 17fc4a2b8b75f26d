import { getContext, onMount, setContext } from 'svelte'
import { checkedKit } from '../bindings/findKit'
import type { CompatAppKit } from '../compat/CompatAppKit'
import type { AppKitInstance, HostKit } from '../kit/HostKit'

/** A provided kit. */
export interface ProvidedKit {
  readonly kit: HostKit
  /** Whether the component that provides it is mounted. Components that are created later don't hydrate. */
  isMounted: boolean
}

const key = Symbol('appkit')

/**
 * Provides a kit to the current component and to those below it. Call it while the component initializes, such as in
 * `+layout.svelte`. It doesn't destroy the kit when the component is destroyed.
 *
 * @throws {AppKitError} `options/invalid` in development if `kit` isn't a kit.
 * @example
 * ```svelte
 * <script lang="ts">
 *   import { mainnet } from '@openappkit/appkit/networks'
 *   import { createAppKit, provideAppKit } from '@openappkit/appkit/svelte'
 *   import type { Snippet } from 'svelte'
 *
 *   const { children }: { children: Snippet } = $props()
 *   provideAppKit(createAppKit({ networks: [mainnet], projectId: 'my-project' }))
 * </script>
 *
 * {@render children()}
 * ```
 */
export function provideAppKit(kit: AppKitInstance | CompatAppKit): void {
  const provided: ProvidedKit = { kit: checkedKit(kit), isMounted: false }
  setContext(key, provided)
  onMount(() => {
    provided.isMounted = true
  })
}

/** Returns the kit that a component above provides. Undefined outside of a component's initialization. */
export function providedKit(): ProvidedKit | undefined {
  try {
    return getContext(key)
  } catch {
    // Svelte has no other way to ask whether a component initializes.
    return undefined
  }
}
