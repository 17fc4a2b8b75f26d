import { defineElement, elementBase } from '@openappkit/appkit-ui/button'
import type { PayButtonElement, PayButtonKit } from './PayButtonElement'
import { payButtonContent } from './payButtonContent'

/**
 * Registers `<appkit-pay-button>`, also as `<w3m-pay-button>`: a button that opens the checkout of its `invoice`. An
 * element uses its own `kit` property, otherwise the kit passed here. Without a kit, it stays empty, and development
 * builds warn on the console. Calling this function again with another kit only replaces the default kit. Does nothing on
 * a server.
 *
 * @param kit - A kit with `features.pay`.
 *
 * @example
 * ```ts
 * import { createAppKit } from '@openappkit/appkit'
 * import { mainnet } from '@openappkit/appkit/networks'
 * import { definePayButton } from '@openappkit/pay/element'
 *
 * definePayButton(createAppKit({ networks: [mainnet], projectId: 'my-project', features: { pay: true } }))
 * ```
 */
export function definePayButton(kit?: PayButtonKit): void {
  if (typeof window === 'undefined') return
  for (const prefix of ['appkit', 'w3m'])
    defineElement(`${prefix}-pay-button`, kit, () =>
      elementBase<PayButtonKit>(window, {
        attributes: ['label', 'size', 'disabled'],
        definedBy: 'definePayButton',
        mount: (element, shown) => payButtonContent(element as PayButtonElement, shown),
      }),
    )
}
