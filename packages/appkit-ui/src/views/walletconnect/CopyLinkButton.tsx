import { type ReactNode, useState } from 'react'
import type { ButtonProps } from '../../elements/Button'
import { CopyButton } from '../../elements/CopyButton'
import { Text } from '../../elements/Text'
import { useAnnouncement } from '../../kit/useAnnouncement'
import { defineSheet } from '../../styles/defineSheet'
import { useSheet } from '../../styles/useSheet'
import { useMessages } from '../messages/MessagesContext'
import css from './CopyLinkButton.css?inline'

const sheet = /* @__PURE__ */ defineSheet(css, 'view')

export interface CopyLinkButtonProps {
  /** Undefined while the link loads. The button is disabled until then. */
  readonly uri: string | undefined
  readonly variant: ButtonProps['variant']
}

/**
 * Copies the pairing link for a wallet that can't scan. A copied link ends with its code, so the button says how long it
 * works, and when it no longer does. Part `copy-link`.
 */
export function CopyLinkButton({ uri, variant }: CopyLinkButtonProps): ReactNode {
  const messages = useMessages()
  const [copied, setCopied] = useState<string>()
  useSheet(sheet)
  const isExpired = uri !== undefined && copied !== uri
  const note = copied && messages.t(isExpired ? 'link.copiedExpired' : 'link.copied')
  useAnnouncement(note)
  return (
    <div className="copy-link" part="copy-link">
      <CopyButton
        value={uri ?? ''}
        disabled={!uri}
        label={messages.t('copyLink')}
        copiedLabel={messages.t('linkCopied')}
        failedMessage={messages.t('failedToCopy')}
        variant={variant}
        onCopy={isCopied => isCopied && setCopied(uri)}
      />
      {note && (
        <Text size="xs" tone="2" align="center">
          {note}
        </Text>
      )}
    </div>
  )
}
