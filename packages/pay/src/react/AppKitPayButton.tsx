import { type ButtonNode, dressButton } from '@openappkit/appkit-ui/button'
import { usePageKit, useReading } from '@openappkit/appkit-ui/page'
import { createElement, type ReactElement, useCallback, useEffect, useRef, useState, useSyncExternalStore } from 'react'
import type { InvoiceSource, PayButtonLook } from '../button/PayButtonOptions'
import { PayPress } from '../button/PayPress'
import { payButtonTree } from '../button/payButtonTree'
import { pulse } from '../button/pulse'
import type { CheckoutRail, PayResult } from '../modal/PayArguments'

/** Props of {@link AppKitPayButton}. */
export interface AppKitPayButtonProps extends PayButtonLook {
  /** The invoice, or a function that creates it. A click calls the function once, and the button is busy until it ends. */
  readonly invoice: InvoiceSource
  /** Ways to pay that the checkout offers. Default: all that the invoice and the kit support. */
  readonly rails?: readonly CheckoutRail[] | undefined
  /** Receives the outcome once the invoice is final. Verify it on your server before you deliver. */
  readonly onResult?: ((result: PayResult) => void) | undefined
  /**
   * Receives what `invoice` rejected with, or why the checkout can't open. Not called if the user closes the checkout.
   * Default: the error is reported like an uncaught one.
   */
  readonly onError?: ((error: unknown) => void) | undefined
  readonly className?: string | undefined
}

/**
 * Renders a button that opens the checkout of an invoice. It looks like the connect button. Needs a kit with
 * `features.pay`.
 *
 * @throws AppKitError `kit/missing` without a kit.
 * @example
 * ```tsx
 * import { AppKitPayButton } from '@openappkit/pay/react'
 *
 * async function createInvoice() {
 *   const response = await fetch('/invoices', { method: 'POST' })
 *   return (await response.json()) as { id: string; clientSecret: string }
 * }
 *
 * export const Checkout = () => <AppKitPayButton invoice={createInvoice} onResult={() => location.assign('/orders')} />
 * ```
 */
export function AppKitPayButton(props: AppKitPayButtonProps): ReactElement {
  const { className, invoice, rails } = props
  const kit = usePageKit('AppKitPayButton')
  const shown = useReading(kit, ({ modal, theme }) => ({ isOpen: modal.open, theme: theme.themeMode }))
  const variables = useReading(kit, ({ theme }) => theme.themeVariables)
  const watch = useCallback((listener: () => void) => kit.subscribe(listener), [kit])
  // English in the first render, as on a server.
  const locale = useSyncExternalStore(
    watch,
    () => kit.options.locale,
    () => 'en',
  )
  const [isBusy, setBusy] = useState(false)
  const [press] = useState(() => new PayPress(setBusy))
  // The outcome may come minutes after the click, for props that have changed since.
  const latest = useRef(props)
  useEffect(() => {
    latest.current = props
  })
  useEffect(() => press.attach(), [press])
  const button = useRef<HTMLElement | null>(null)
  useEffect(() => (isBusy && button.current ? pulse(button.current) : undefined), [isBusy])
  const ref = useCallback(
    (element: HTMLElement | null) => {
      button.current = element
      if (element) dressButton(element, kit, variables)
    },
    [kit, variables],
  )
  const prefetch = () => kit.prefetch()
  return render(payButtonTree(props, { ...shown, isBusy, locale }), {
    ref,
    className,
    onClick: () =>
      press.run(kit, {
        invoice,
        rails,
        onResult: result => latest.current.onResult?.(result),
        onError: error => (latest.current.onError ?? reportError)(error),
      }),
    onFocus: prefetch,
    onPointerEnter: prefetch,
    onTouchStart: prefetch,
  })
}

function render({ attributes, children, tag }: ButtonNode, extra?: object): ReactElement {
  return createElement(
    tag,
    { ...attributes, ...extra },
    ...children.map(child => (typeof child === 'string' ? child : render(child))),
  )
}
