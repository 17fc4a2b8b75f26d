import Info from 'lucide/dist/esm/icons/info.mjs'
import type { ReactNode } from 'react'
import { CloseIcon } from '../icons/CloseIcon'
import { createIcon, type Icon } from '../icons/createIcon'
import { ErrorIcon } from '../icons/ErrorIcon'
import { WarningIcon } from '../icons/WarningIcon'
import { defineSheet } from '../styles/defineSheet'
import { useSheet } from '../styles/useSheet'
import { IconButton } from './IconButton'
import css from './Notice.css?inline'

const InfoIcon: Icon = /* @__PURE__ */ createIcon('info', Info)

const sheet = /* @__PURE__ */ defineSheet(css)

/** Props of {@link Notice}. */
export interface NoticeProps {
  /**
   * Color and urgency: `caution` for what users should know before they continue, `negative` for a failure or a danger,
   * which screen readers announce immediately. Default: `neutral`.
   */
  tone?: 'neutral' | 'caution' | 'negative' | undefined
  /** Called by the close button, which shows only with both `onClose` and `closeLabel`. */
  onClose?: (() => void) | undefined
  closeLabel?: string | undefined
  children: ReactNode
}

/**
 * Renders a short text with an icon, such as an alert above the view or a note inside it. Part `notice`; attribute
 * `data-tone`.
 *
 * @example
 * ```tsx
 * import { Notice } from '@openappkit/appkit-ui/elements'
 *
 * export const Offline = () => <Notice tone="negative">You're offline. Check your connection.</Notice>
 * ```
 */
export function Notice({ tone = 'neutral', onClose, closeLabel, children }: NoticeProps): ReactNode {
  useSheet(sheet)
  return (
    <div className="notice" part="notice" data-tone={tone} role={tone === 'negative' ? 'alert' : undefined}>
      {tone === 'neutral' ? <InfoIcon /> : tone === 'negative' ? <ErrorIcon /> : <WarningIcon />}
      <span className="notice-text">{children}</span>
      {onClose && closeLabel && <IconButton icon={<CloseIcon />} label={closeLabel} onClick={onClose} />}
    </div>
  )
}
