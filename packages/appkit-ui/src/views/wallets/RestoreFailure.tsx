import type { ReactNode } from 'react'
import { Button } from '../../elements/Button'
import { IconTile } from '../../elements/IconTile'
import { Message } from '../../elements/Message'
import { useTranslator } from '../../i18n/useTranslator'
import { RetryIcon } from '../../icons/RetryIcon'
import { WarningIcon } from '../../icons/WarningIcon'
import { useWords } from '../words/WordsContext'
import type { Restore } from './useRestore'

/** The connection of the last visit did not come back: says so, and tries again. */
export function RestoreFailure({ restore }: { readonly restore: Restore }): ReactNode {
  const { t } = useTranslator()
  const words = useWords()
  return (
    <Message
      media={<IconTile icon={<WarningIcon />} size="large" />}
      title={words.t('wallets.restoreFailed')}
      detail={words.t('wallets.restoreFailedDetail')}
      role="status"
    >
      <Button variant="primary" icon={<RetryIcon />} loading={restore.isPending} onClick={() => restore.retry()}>
        {t('tryAgain')}
      </Button>
    </Message>
  )
}
