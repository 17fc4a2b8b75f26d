import { type ReactNode, useLayoutEffect, useRef } from 'react'
import { Toast } from '../elements/Toast'
import { translateText } from '../i18n/translateText'
import { useTranslator } from '../i18n/useTranslator'
import { useKit } from '../kit/useKit'
import { useSnapshot } from '../kit/useSnapshot'

/** Renders the current toast at the bottom of the card, above the view's `<footer>`. The live region announces it. */
export default function ShownToast(): ReactNode {
  const { message, variant, lang } = useSnapshot(useKit().toasts.state)
  const translator = useTranslator()
  const slot = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    const card = slot.current?.parentElement
    const footer = card?.querySelector('footer')
    if (!card || !footer) return
    const height = card.getBoundingClientRect().bottom - footer.getBoundingClientRect().top
    slot.current?.style.setProperty('translate', `0 ${Math.min(0, -height)}px`)
  }, [])
  return (
    <div className="toast-slot" ref={slot} lang={lang} aria-hidden="true">
      <Toast tone={variant}>{translateText(translator, message)}</Toast>
    </div>
  )
}
