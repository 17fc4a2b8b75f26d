import type { ReactNode } from 'react'
import { Button } from '../elements/Button'
import { IconTile } from '../elements/IconTile'
import { Message } from '../elements/Message'
import { useTranslator } from '../i18n/useTranslator'
import { RetryIcon } from '../icons/RetryIcon'
import { WarningIcon } from '../icons/WarningIcon'

/** Renders an error with a retry button for a view that crashed or failed to load. */
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
