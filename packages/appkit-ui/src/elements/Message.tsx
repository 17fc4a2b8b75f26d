import type { ReactNode } from 'react'
import { defineSheet } from '../styles/defineSheet'
import { useSheet } from '../styles/useSheet'
import css from './Message.css?inline'
import { Text } from './Text'

const sheet = /* @__PURE__ */ defineSheet(css)

export interface MessageProps {
  /** What it is about: a `<WalletStatusImage>`, an `<IconTile size="large">`. */
  media?: ReactNode
  /** What is so, in a few words. */
  title: string
  /** What will happen, or what was not done. */
  detail?: ReactNode
  /** `alert` interrupts a screen reader, `status` waits its turn. */
  role?: 'status' | 'alert' | undefined
  /** The way on: one primary action at most. */
  children?: ReactNode
}

/** A screen that says one thing, also an empty list. Parts `message`, `message-media`, `message-actions`. */
export function Message({ media, title, detail, role, children }: MessageProps): ReactNode {
  useSheet(sheet)
  return (
    <div className="message" part="message">
      {media && (
        <div className="message-media" part="message-media">
          {media}
        </div>
      )}
      <div role={role}>
        <Text as="h2" size="l" align="center">
          {title}
        </Text>
        {detail && (
          <div className="message-detail">
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
