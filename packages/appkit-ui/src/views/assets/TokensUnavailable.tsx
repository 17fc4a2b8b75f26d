import { PortfolioController } from '@openappkit/appkit-core/portfolio'
import { type ReactNode, useState } from 'react'
import { Button } from '../../elements/Button'
import { IconTile } from '../../elements/IconTile'
import { Message } from '../../elements/Message'
import { useTranslator } from '../../i18n/useTranslator'
import { RetryIcon } from '../../icons/RetryIcon'
import { WarningIcon } from '../../icons/WarningIcon'
import { useAnnouncement } from '../../kit/useAnnouncement'
import { useKit } from '../../kit/useKit'
import type { AssetsTranslator } from './AssetsCatalog'
import { usePortfolio } from './usePortfolio'

/**
 * Shows that the account's tokens couldn't be read, with a button to retry. A retry waits until 30 s have passed since
 * the failure.
 */
export function TokensUnavailable({ messages: { t } }: { readonly messages: AssetsTranslator }): ReactNode {
  const portfolios = useKit().controller(PortfolioController)
  const shared = useTranslator()
  const { state, subject } = usePortfolio()
  const [retried, setRetried] = useState<typeof state>()
  useAnnouncement(t('tokens.unavailable'))
  const retry = () => {
    setRetried(state)
    if (subject) void portfolios.refresh(subject)
  }
  return (
    <Message
      media={<IconTile icon={<WarningIcon />} size="large" />}
      title={t('tokens.unavailable')}
      detail={t('tokens.unavailableDetail')}
    >
      {/* Every outcome is a new state. */}
      <Button variant="primary" icon={<RetryIcon />} loading={retried === state} onClick={retry}>
        {shared.t('tryAgain')}
      </Button>
    </Message>
  )
}
