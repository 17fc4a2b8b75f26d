import type { CompatAppKit } from '../compat/CompatAppKit'
import { showInlineModal } from '../inline/showInlineModal'
import type { AppKitInstance } from '../kit/HostKit'
import { loadRenderer } from '../kit/loadRenderer'
import { unwrapKit } from '../kit/unwrapKit'
import { assertKit } from '../options/assertOptions'
import type { AppKitElement, AppKitElementConstructor } from './AppKitElement'
import { buttonContent } from './buttonContent'
import { elementBase } from './elementBase'
import { buttonAttributes } from './readOptions'

const buttons = {
  button: undefined,
  'connect-button': 'connect',
  'account-button': 'account',
  'network-button': 'network',
} as const

/**
 * Registers `<appkit-button>`, `<appkit-connect-button>`, `<appkit-account-button>`, `<appkit-network-button>` and
 * `<appkit-modal>`, each also as `<w3m-…>`. An element uses its own `kit` property, otherwise the kit passed here.
 * Without a kit, it stays empty, and development builds warn on the console. `<appkit-modal>` shows the modal inline and
 * requires a kit with `enableEmbedded`.
 * Calling this function again with another kit only replaces the default kit. Does nothing on a server.
 *
 * @throws {AppKitError} `options/invalid` in development if `kit` isn't a kit.
 *
 * @example
 * ```ts
 * import { createAppKit } from '@openappkit/appkit'
 * import { defineAppKitElements } from '@openappkit/appkit/elements'
 * import { mainnet } from '@openappkit/appkit/networks'
 *
 * defineAppKitElements(createAppKit({ networks: [mainnet], projectId: 'my-project' }))
 * ```
 */
export function defineAppKitElements(kit?: AppKitInstance | CompatAppKit): void {
  if (typeof window === 'undefined') return
  if (kit) assertKit(kit)
  for (const prefix of ['appkit', 'w3m']) {
    for (const [name, kind] of Object.entries(buttons)) {
      define(`${prefix}-${name}`, kit, () =>
        elementBase(window, buttonAttributes, (element, shown) => buttonContent(element, shown, kind)),
      )
    }
    define(`${prefix}-modal`, kit, () =>
      elementBase(window, [], (element, shown) => ({
        update() {},
        remove: showInlineModal(element, shown, { markup: `<${element.localName}>`, loadRenderer }),
      })),
    )
  }
}

function define(
  name: string,
  kit: AppKitInstance | CompatAppKit | undefined,
  make: () => AppKitElementConstructor,
): void {
  const known = customElements.get(name) as AppKitElementConstructor | undefined
  const element = known ?? make()
  element.kit = kit ?? element.kit
  if (kit)
    unwrapKit(kit).onDestroy(() => {
      if (element.kit === kit) element.kit = undefined
    })
  if (!known) customElements.define(name, element)
  // Updates elements that were created before their kit.
  else
    for (const waiting of document.querySelectorAll<AppKitElement & { connectedCallback(): void }>(name))
      waiting.connectedCallback()
}
