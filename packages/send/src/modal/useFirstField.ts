import { useKit } from '@openappkit/appkit-ui/elements'
import { type RefObject, useEffect } from 'react'
import type { SendDraft } from '../draft/SendDraft'
import { focusBlocker } from './focusBlocker'
import type { SendArguments } from './SendArguments'

/**
 * Focuses the first empty field when the form opens, on devices with a mouse or trackpad. On touch screens, the
 * keyboard would cover the form. The view's title describes the field, so screen readers still announce it. A form that
 * the user comes back to keeps the focus where it is, and an embedded card doesn't take the focus from the app.
 */
export function useFirstField(form: RefObject<HTMLElement | null>, { amountText, recipientText }: SendDraft): void {
  const { router } = useKit()
  // biome-ignore lint/correctness/useExhaustiveDependencies: only a form that opens takes the focus
  useEffect(() => {
    // The app's values may arrive after the form shows.
    const { amount = amountText, to = recipientText } = (router.current.params ?? {}) as SendArguments
    const blocker = amount === '' ? 'addAmount' : to === '' ? 'addAddress' : undefined
    const root = form.current?.getRootNode() as Document | ShadowRoot | undefined
    const title = root?.querySelector('h1')
    const hasMouse = globalThis.matchMedia('(hover: hover) and (pointer: fine)').matches
    if (!blocker || !title || !hasMouse || root?.activeElement !== title || router.state.direction === 'prev') return
    focusBlocker(form.current, blocker)
    const field = root.activeElement
    const described = field?.getAttribute('aria-describedby')
    field?.setAttribute('aria-describedby', described ? `${title.id} ${described}` : title.id)
  }, [form, router])
}
