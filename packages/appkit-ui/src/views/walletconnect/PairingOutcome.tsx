import type { CustomWallet } from '@openappkit/appkit-core'
import { type ReactNode, useLayoutEffect, useRef } from 'react'
import { Button } from '../../elements/Button'
import { Message } from '../../elements/Message'
import { useTranslator } from '../../i18n/useTranslator'
import { RetryIcon } from '../../icons/RetryIcon'
import { useMessages } from '../messages/MessagesContext'
import { PairingPicture } from './PairingPicture'
import { type PairingEnd, pairingMessages } from './pairingMessages'

export interface PairingOutcomeProps {
  readonly wallet: CustomWallet | undefined
  readonly outcome: PairingEnd
  readonly onRetry: () => void
}

/** Shows why a pairing ended without a wallet, with a retry button that has the focus. */
export function PairingOutcome({ wallet, outcome, onRetry }: PairingOutcomeProps): ReactNode {
  const { t } = useTranslator()
  const messages = useMessages()
  const action = useRef<HTMLButtonElement>(null)
  useLayoutEffect(() => action.current?.focus({ preventScroll: true }), [])
  const { title, detail } = pairingMessages(messages.t, outcome)
  const status = outcome === 'declined' ? 'declined' : 'failed'
  return (
    <Message media={<PairingPicture wallet={wallet} status={status} />} title={title} detail={detail} role="alert">
      <Button elementRef={action} variant="primary" icon={<RetryIcon />} onClick={onRetry}>
        {t('tryAgain')}
      </Button>
    </Message>
  )
}
