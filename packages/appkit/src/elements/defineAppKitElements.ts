import {
  defineElement,
  type ElementContent,
  elementBase,
  type KitElementConstructor,
} from '@openappkit/appkit-ui/button'
import type { CompatAppKit } from '../compat/CompatAppKit'
import { showInlineModal } from '../inline/showInlineModal'
import type { AppKitInstance, HostKit } from '../kit/HostKit'
import { loadRenderer } from '../kit/loadRenderer'
import { assertKit } from '../options/assertOptions'
import { buttonContent } from './buttonContent'
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
      defineElement(`${prefix}-${name}`, kit, () =>
        base(buttonAttributes, (element, shown) => buttonContent(element, shown, kind)),
      )
    }
    defineElement(`${prefix}-modal`, kit, () =>
      base([], (element, shown) => ({
        update() {},
        remove: showInlineModal(element, shown, { markup: `<${element.localName}>`, loadRenderer }),
      })),
    )
  }
}

function base(
  attributes: readonly string[],
  mount: (element: HTMLElement, kit: HostKit) => ElementContent,
): KitElementConstructor<AppKitInstance | CompatAppKit> {
  return elementBase(window, {
    attributes,
    definedBy: 'defineAppKitElements',
    // The kits of these elements come from `createAppKit`, which creates an HostKit.
    mount: (element, kit) => mount(element, kit as HostKit),
  })
}
