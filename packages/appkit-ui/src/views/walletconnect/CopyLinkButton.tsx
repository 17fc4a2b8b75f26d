import type { ReactNode } from 'react'
import type { ButtonProps } from '../../elements/Button'
import { CopyButton } from '../../elements/CopyButton'
import { useKit } from '../../kit/useKit'
import { useMessages } from '../messages/MessagesContext'

export interface CopyLinkButtonProps {
  /** Undefined while the link loads. The button is disabled until then. */
  readonly uri: string | undefined
  readonly variant: ButtonProps['variant']
}

/** Copies the pairing link for a wallet that can't scan. */
export function CopyLinkButton({ uri, variant }: CopyLinkButtonProps): ReactNode {
  const kit = useKit()
  const messages = useMessages()
  const onCopy = (copied: boolean) =>
    kit.toasts.show(messages.t(copied ? 'linkCopied' : 'failedToCopy'), copied ? 'success' : 'error')
  return (
    <CopyButton value={uri ?? ''} disabled={!uri} label={messages.t('copyLink')} variant={variant} onCopy={onCopy} />
  )
}
