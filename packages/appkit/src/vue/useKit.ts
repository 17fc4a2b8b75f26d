import { hasInjectionContext, inject } from 'vue'
import { findKit, type KitParameter } from '../bindings/findKit'
import type { HostKit } from '../kit/HostKit'
import { kitKey } from './provideAppKit'

/**
 * Returns the kit of a composable.
 *
 * @throws {AppKitError} `kit/missing` if no kit is passed, provided or created.
 */
export function useKit(name: string, { kit }: KitParameter): HostKit {
  const provided = hasInjectionContext() ? inject(kitKey, undefined) : undefined
  return findKit({ name, kind: 'composable', entry: 'vue' }, kit, provided)
}
