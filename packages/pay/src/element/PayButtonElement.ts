import type { AppKit } from '@openappkit/appkit-core'
import type { KitElement } from '@openappkit/appkit-ui/button'
import type { InvoiceSource } from '../button/PayButtonOptions'
import type { CheckoutRail, PayResult } from '../modal/PayArguments'

type PageKit = Pick<AppKit, 'close' | 'open'>

/** A kit that `createAppKit` returned. */
export type PayButtonKit = PageKit | { readonly instance: PageKit }

/** Events of {@link PayButtonElement}, by name. They don't bubble. */
export interface PayButtonEvents {
  /** The invoice is final. Verify it on your server before you deliver. */
  readonly result: CustomEvent<PayResult>
  /**
   * The invoice couldn't be created, or the checkout can't open. `detail` is the reason. Not dispatched if the user closes
   * the checkout.
   */
  readonly error: CustomEvent<unknown>
}

/** `<appkit-pay-button>`, which opens the checkout of an invoice. */
export interface PayButtonElement extends KitElement<PayButtonKit> {
  /** The kit of the element. Default: the kit passed to `definePayButton`. */
  kit: PayButtonKit | undefined
  /**
   * The invoice, or a function that creates it. A click calls the function once, and the button is busy until it ends. Not
   * an attribute, because the page's markup is no place for the client secret.
   */
  invoice: InvoiceSource | undefined
  /** Ways to pay that the checkout offers. Default: all that the invoice and the kit support. */
  rails: readonly CheckoutRail[] | undefined
  addEventListener<Name extends keyof PayButtonEvents>(
    name: Name,
    listener: (this: PayButtonElement, event: PayButtonEvents[Name]) => void,
    options?: boolean | AddEventListenerOptions,
  ): void
  addEventListener(
    name: string,
    listener: EventListenerOrEventListenerObject,
    options?: boolean | AddEventListenerOptions,
  ): void
  removeEventListener<Name extends keyof PayButtonEvents>(
    name: Name,
    listener: (this: PayButtonElement, event: PayButtonEvents[Name]) => void,
    options?: boolean | EventListenerOptions,
  ): void
  removeEventListener(
    name: string,
    listener: EventListenerOrEventListenerObject,
    options?: boolean | EventListenerOptions,
  ): void
}

declare global {
  interface HTMLElementTagNameMap {
    'appkit-pay-button': PayButtonElement
    'w3m-pay-button': PayButtonElement
  }
}
