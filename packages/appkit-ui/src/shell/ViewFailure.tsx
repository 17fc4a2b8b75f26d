import type { ReactNode } from 'react'
import { Button } from '../elements/Button'
import { IconTile } from '../elements/IconTile'
import { Message } from '../elements/Message'
import { useTranslator } from '../i18n/useTranslator'
import { RetryIcon } from '../icons/RetryIcon'
import { WarningIcon } from '../icons/WarningIcon'

/** A view that could not load or broke. Nothing of the visitor's is lost, and there is a way on. */
export function ViewFailure({ onRetry }: { readonly onRetry: () => void }): ReactNode {
  const { t } = useTranslator()
  return (
    <Message
      media={<IconTile icon={<WarningIcon />} size="large" />}
      title={t('view.failed')}
      detail={t('view.failedDetail')}
      role="alert"
    >
      <Button variant="primary" icon={<RetryIcon />} onClick={onRetry}>
        {t('tryAgain')}
      </Button>
    </Message>
  )
}
