import type { ReactNode } from 'react'
import { Button } from '../../elements/Button'
import { IconTile } from '../../elements/IconTile'
import { Message } from '../../elements/Message'
import { useTranslator } from '../../i18n/useTranslator'
import { RetryIcon } from '../../icons/RetryIcon'
import { ScanIcon } from '../../icons/ScanIcon'
import { SearchIcon } from '../../icons/SearchIcon'
import { WarningIcon } from '../../icons/WarningIcon'
import { useKit } from '../../kit/useKit'
import { useMessages } from '../messages/MessagesContext'
import type { WalletSearch } from './useWalletSearch'

export interface NoWalletsProps {
  readonly search: WalletSearch
  readonly isFailed: boolean
  readonly onRetry: () => void
}

/**
 * Shows that a search found nothing or that the directory failed to load. Offers the QR code, which any WalletConnect
 * wallet can scan.
 */
export function NoWallets({ search, isFailed, onRetry }: NoWalletsProps): ReactNode {
  const kit = useKit()
  const { t } = useTranslator()
  const messages = useMessages()
  const query = search.typed.trim()
  const [title, detail] = isFailed
    ? [messages.t('all.failed'), messages.t('all.failedDetail')]
    : search.isCertified || !query
      ? [messages.t('all.noneCertified'), messages.t('all.noneCertifiedDetail')]
      : [messages.t('all.none', { query }), messages.t('all.noneDetail')]
  return (
    <div className="all-wallets-body">
      <Message
        media={<IconTile icon={isFailed ? <WarningIcon /> : <SearchIcon />} size="large" />}
        title={title}
        detail={detail}
        role={isFailed ? 'alert' : 'status'}
      >
        {isFailed && (
          <Button
            variant="primary"
            fullWidth={kit.context.walletConnect !== undefined}
            icon={<RetryIcon />}
            onClick={onRetry}
          >
            {t('tryAgain')}
          </Button>
        )}
        {kit.context.walletConnect && (
          <Button
            variant={isFailed ? 'ghost' : 'neutral'}
            fullWidth={isFailed}
            icon={<ScanIcon />}
            onClick={() => kit.router.push('ConnectingWalletConnect', {})}
          >
            {messages.t('all.scan')}
          </Button>
        )}
      </Message>
    </div>
  )
}
