import { useContext } from 'solid-js'
import { findKit, type KitParameter } from '../bindings/findKit'
import type { HostKit } from '../kit/HostKit'
import { KitContext } from './AppKitProvider'

/**
 * Returns the kit of a primitive.
 *
 * @throws {AppKitError} `kit/missing` if no kit is passed, provided or created.
 */
export function useKit(name: string, { kit }: KitParameter): HostKit {
  return findKit({ name, kind: 'primitive', entry: 'solid' }, kit, useContext(KitContext))
}
