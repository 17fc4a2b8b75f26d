import type { KitElement, KitElementConstructor } from './KitElement'
import { kitOf } from './kitOf'

/**
 * Registers a custom element with its default kit. If it is registered already, only replaces the kit.
 *
 * @param make - Creates the class, for example with `elementBase`.
 */
export function defineElement<Kit extends object>(
  name: string,
  kit: Kit | undefined,
  make: () => KitElementConstructor<Kit>,
): void {
  const known = customElements.get(name) as KitElementConstructor<Kit> | undefined
  const element = known ?? make()
  element.kit = kit ?? element.kit
  if (kit)
    kitOf(kit).onDestroy(() => {
      if (element.kit === kit) element.kit = undefined
    })
  if (!known) customElements.define(name, element)
  // Updates elements that were created before their kit.
  else
    for (const waiting of document.querySelectorAll<KitElement<Kit> & { connectedCallback(): void }>(name))
      waiting.connectedCallback()
}
