import { lazy, type ReactNode, Suspense, useId } from 'react'
import { useKit } from '../kit/useKit'
import { useOptions } from '../kit/useOptions'
import { useSnapshot } from '../kit/useSnapshot'
import { defineSheet } from '../styles/defineSheet'
import { useSheet } from '../styles/useSheet'
import { CardHeader } from './CardHeader'
import type { DragHandlers } from './dragToDismiss'
import { LiveRegion } from './LiveRegion'
import css from './ModalCard.css?inline'
import { useShell } from './ShellContext'
import { ToastSlot } from './ToastSlot'
import { ViewStage } from './ViewStage'

const sheet = /* @__PURE__ */ defineSheet(css)

// Few apps ever show it. If it can't load, the message is still in the console.
const AlertBar = /* @__PURE__ */ lazy(() => import('./AlertBar').catch(() => ({ default: () => null })))

export interface ModalCardProps {
  /** Id of the heading that names the dialog. */
  readonly titleId?: string
  /** Handlers that drag the sheet by its header on a phone. */
  readonly drag?: DragHandlers | undefined
}

/** Renders header, view and toasts on one surface. Part `card`; attributes `data-shake`, `data-embedded`. */
export function ModalCard({ titleId, drag }: ModalCardProps): ReactNode {
  const kit = useKit()
  const { language, isEmbedded } = useShell()
  const { shake } = useSnapshot(kit.modal.state)
  const alert = useSnapshot(kit.alerts.state)
  const { debug } = useOptions()
  const hasMessages = useSnapshot(language.state).translator !== undefined
  const ownId = useId()
  useSheet(sheet)
  const id = titleId ?? ownId
  return (
    <section
      className="card"
      part="card"
      aria-labelledby={isEmbedded ? id : undefined}
      aria-busy={hasMessages ? undefined : true}
      data-shake={shake || undefined}
      data-embedded={isEmbedded || undefined}
    >
      {hasMessages && <CardHeader titleId={id} drag={drag} />}
      {hasMessages && alert.open && debug !== false && (
        <Suspense>
          <AlertBar />
        </Suspense>
      )}
      <ViewStage hasMessages={hasMessages} />
      <ToastSlot />
      {isEmbedded && <LiveRegion />}
    </section>
  )
}
