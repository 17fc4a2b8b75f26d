import { type AppKit, AppKitError } from '@openappkit/appkit-core'
import { dressButton, type ElementContent, renderTree, setAttributes } from '@openappkit/appkit-ui/button'
import type { PayButtonLook } from '../button/PayButtonOptions'
import { PayPress } from '../button/PayPress'
import { payButtonTree } from '../button/payButtonTree'
import { pulse } from '../button/pulse'
import type { PayButtonElement, PayButtonEvents } from './PayButtonElement'

/** Renders the button into the element's light DOM. Updates the same `<button>`, so it keeps the focus. */
export function payButtonContent(element: PayButtonElement, kit: AppKit): ElementContent {
  let isBusy = false
  let stopPulse = () => {}
  const tree = () => {
    const { modal, options, theme } = kit
    const state = { isBusy, isOpen: modal.state.open, locale: options.locale, theme: theme.state.themeMode }
    return payButtonTree(readLook(element), state)
  }
  const button = renderTree(element.ownerDocument, tree()) as HTMLElement
  const draw = () => {
    const next = tree()
    const [label] = renderTree(element.ownerDocument, next).children
    setAttributes(button, next.attributes)
    // Replaces the label only if it differs, so screen readers don't restart.
    if (label && !button.firstElementChild?.isEqualNode(label)) button.replaceChildren(label)
    dressButton(button, kit, kit.theme.state.themeVariables)
  }
  const press = new PayPress(busy => {
    isBusy = busy
    stopPulse()
    stopPulse = busy ? pulse(button) : () => {}
    draw()
  })
  button.addEventListener('click', () => void press.run(kit, orderOf(element)))
  for (const intent of ['pointerenter', 'focus', 'touchstart'])
    button.addEventListener(intent, () => kit.prefetch(), { passive: true })
  element.append(button)
  draw()
  const stops = [kit.subscribe(draw), press.attach()]
  return {
    update: draw,
    remove() {
      for (const stop of stops) stop()
      button.remove()
    },
  }
}

function orderOf(element: PayButtonElement): Parameters<PayPress['run']>[1] {
  const send = <Name extends keyof PayButtonEvents>(name: Name, detail: PayButtonEvents[Name]['detail']): void =>
    void element.dispatchEvent(new CustomEvent(name, { detail }))
  return {
    invoice: element.invoice ?? (() => Promise.reject(invoiceMissing(element))),
    rails: element.rails,
    onResult: result => send('result', result),
    onError: error => send('error', error),
  }
}

function readLook(element: HTMLElement): PayButtonLook {
  return {
    disabled: element.hasAttribute('disabled') && element.getAttribute('disabled') !== 'false',
    size: element.getAttribute('size') === 'sm' ? 'sm' : undefined,
    label: element.getAttribute('label') ?? undefined,
  }
}

function invoiceMissing({ localName }: HTMLElement): AppKitError {
  const fix = 'Set its property `invoice` to an invoice, or to a function that creates one.'
  return new AppKitError('options/invalid', `\`<${localName}>\` has no invoice. ${fix}`)
}
