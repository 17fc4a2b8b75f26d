import type { ReactNode } from 'react'
import { Toast } from '../elements/Toast'
import { translateText } from '../i18n/translateText'
import { useTranslator } from '../i18n/useTranslator'
import { useKit } from '../kit/useKit'
import { useSnapshot } from '../kit/useSnapshot'

/** Renders the current toast at the bottom of the card. The live region announces it. */
export function ToastSlot(): ReactNode {
  const { open, message, variant } = useSnapshot(useKit().toasts.state)
  const translator = useTranslator()
  return (
    <div className="toast-slot" aria-hidden="true">
      {open && <Toast tone={variant}>{translateText(translator, message)}</Toast>}
    </div>
  )
}
