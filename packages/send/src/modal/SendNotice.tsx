import { defineSheet, Icon, useSheet } from '@openappkit/appkit-ui/elements'
import type { ReactNode, Ref } from 'react'
import css from './SendNotice.css?inline'

const sheet = /* @__PURE__ */ defineSheet(css, 'view')

const infoIcon = <Icon name="info" paths={['M12 2a10 10 0 1 0 0 20 10 10 0 0 0 0-20zM12 16v-4M12 8h.01']} />
const warningIcon = (
  <Icon
    name="triangle-alert"
    paths={['m21.73 18-8-14a2 2 0 0 0-3.48 0l-8 14A2 2 0 0 0 4 21h16a2 2 0 0 0 1.73-3M12 9v4M12 17h.01']}
  />
)

export interface SendNoticeProps {
  /** `caution` for a risk that the user should know, `negative` for one that calls for a stop. */
  readonly tone: 'neutral' | 'caution' | 'negative'
  readonly id?: string | undefined
  /** For a notice that takes the focus. */
  readonly elementRef?: Ref<HTMLDivElement> | undefined
  readonly children: ReactNode
}

/**
 * A notice about the transfer. Not a live region: those miss text that appears together with them. Part `send-notice`;
 * attribute `data-tone`.
 */
export function SendNotice({ children, elementRef, id, tone }: SendNoticeProps): ReactNode {
  useSheet(sheet)
  return (
    <div
      ref={elementRef}
      className="send-notice"
      part="send-notice"
      data-tone={tone}
      id={id}
      tabIndex={elementRef ? -1 : undefined}
    >
      {tone === 'neutral' ? infoIcon : warningIcon}
      <div>{children}</div>
    </div>
  )
}
