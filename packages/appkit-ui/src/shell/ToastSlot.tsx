import { lazy, type ReactNode, Suspense } from 'react'
import { useKit } from '../kit/useKit'
import { useSnapshot } from '../kit/useSnapshot'

// Most visits see no toast. If it can't load, the live region still announces the message.
const ShownToast = /* @__PURE__ */ lazy(() => import('./ShownToast').catch(() => ({ default: () => null })))

/** Renders the current toast, if any. */
export function ToastSlot(): ReactNode {
  const { open } = useSnapshot(useKit().toasts.state)
  return (
    open && (
      <Suspense>
        <ShownToast />
      </Suspense>
    )
  )
}
