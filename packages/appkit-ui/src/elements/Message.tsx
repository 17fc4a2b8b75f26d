import { type ReactNode, useContext, useEffect, useRef } from 'react'
import { ShellContext } from '../shell/ShellContext'
import { defineSheet } from '../styles/defineSheet'
import { useSheet } from '../styles/useSheet'
import css from './Message.css?inline'
import { Text } from './Text'

const sheet = /* @__PURE__ */ defineSheet(css)

/** Props of {@link Message}. */
export interface MessageProps {
  /** Picture of what the message is about, such as a `<WalletStatusImage>` or an `<IconTile size="large">`. */
  media?: ReactNode
  /** Short statement of the outcome. */
  title: string
  /** Details or the next step. */
  detail?: ReactNode
  /**
   * How screen readers announce the title and details: `alert` interrupts, `status` waits. Default: no announcement.
   */
  role?: 'status' | 'alert' | undefined
  /** Actions, with at most one primary button. */
  children?: ReactNode
}

/** Renders a message that fills the view, also for empty lists. Parts `message`, `message-media`, `message-actions`. */
export function Message({ media, title, detail, role, children }: MessageProps): ReactNode {
  const text = useRef<HTMLDivElement>(null)
  const announcer = useContext(ShellContext)?.announcer
  useSheet(sheet)
  // A live region ignores the text that it appears with, so the modal's own region announces the message.
  useEffect(() => {
    if (role) announcer?.say([title, text.current?.textContent].filter(Boolean).join('. '), role === 'alert')
  }, [announcer, role, title])
  return (
    <div className="message" part="message">
      {media && (
        <div className="message-media" part="message-media">
          {media}
        </div>
      )}
      <div>
        <Text as="h2" size="l" align="center">
          {title}
        </Text>
        {detail && (
          <div className="message-detail" ref={text}>
            <Text tone="2" align="center">
              {detail}
            </Text>
          </div>
        )}
      </div>
      {children && (
        <div className="message-actions" part="message-actions">
          {children}
        </div>
      )}
    </div>
  )
}
