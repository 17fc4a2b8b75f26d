import type { ThemeMode } from '@openappkit/appkit-core'
import type { ButtonNode } from '@openappkit/appkit-ui/button'
import type { PayButtonLook } from './PayButtonOptions'

/** Labels by language. */
const labels: Readonly<Record<string, string>> = {
  en: 'Pay with crypto',
  ar: 'الدفع بالعملات الرقمية',
  de: 'Mit Krypto bezahlen',
}

/** State of the button, in addition to its look. */
export interface PayButtonState {
  /** BCP 47 tag of the kit's language. */
  readonly locale: string
  /** Whether an invoice is being created. */
  readonly isBusy: boolean
  /** Whether the modal is open. */
  readonly isOpen: boolean
  readonly theme: ThemeMode
}

/** Returns the markup of the button: that of a connect button, whose style rules apply. */
export function payButtonTree(
  { disabled = false, label, size = 'md' }: PayButtonLook,
  { isBusy, isOpen, locale, theme }: PayButtonState,
): ButtonNode {
  const [language = 'en'] = locale.toLowerCase().split(/[-_]/)
  const lang = language in labels ? language : 'en'
  const text: ButtonNode = {
    tag: 'span',
    attributes: { 'data-part': 'label', dir: 'auto', lang: label === undefined ? lang : undefined },
    children: [label ?? labels[lang] ?? ''],
  }
  return {
    tag: 'button',
    attributes: {
      type: 'button',
      disabled,
      'data-appkit-button': 'connect',
      'data-size': size,
      'data-theme': theme,
      'data-testid': 'pay-button',
      'aria-haspopup': 'dialog',
      'aria-expanded': String(isOpen),
      'aria-busy': isBusy ? 'true' : undefined,
    },
    children: [text],
  }
}
