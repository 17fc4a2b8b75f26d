import { Button, Message } from '@openappkit/appkit-ui/elements'
import type { ReactNode } from 'react'
import type { ExchangeProps } from './ExchangeProps'
import { exchangePicture } from './exchangePicture'

export interface CannotLoadExchangesProps extends Pick<ExchangeProps, 'translator'> {
  readonly onRetry: () => void
}

/** The view's content if the backend doesn't say which exchanges there are. */
export function CannotLoadExchanges({ onRetry, translator: { t } }: CannotLoadExchangesProps): ReactNode {
  return (
    <Message role="alert" media={exchangePicture} title={t('loadFailedTitle')} detail={t('loadFailed')}>
      <Button variant="primary" onClick={onRetry}>
        {t('tryAgain')}
      </Button>
    </Message>
  )
}
