import type { BalanceState } from '@openappkit/appkit-core'
import { showAmount } from '@openappkit/appkit-core/amounts'
import { type ReactNode, useState } from 'react'
import { Link } from '../../elements/Link'
import { useTranslator } from '../../i18n/useTranslator'
import { useActiveChain } from '../../kit/useActiveChain'
import { useKit } from '../../kit/useKit'
import { useSelection } from '../../kit/useSelection'
import { useMessages } from '../messages/MessagesContext'
import { BalanceAmount } from './BalanceAmount'
import { PendingAmount } from './BalanceSkeleton'
import { QuietDecimals } from './QuietDecimals'
import { useFreshBalance } from './useFreshBalance'

export interface BalanceLineProps {
  /** Text below the balance, unless the balance itself has a note. */
  readonly note?: string | undefined
  /** Whether another part of the view says that the balance is unavailable. */
  readonly isExplained?: boolean
  /** Button beside the balance. */
  readonly action?: ReactNode
}

/**
 * Shows the last known native balance of the active account and keeps it fresh. Before the first fetch, shows a
 * placeholder, never a zero. Parts `balance`, `balance-note`.
 */
export function BalanceLine({ note, isExplained = false, action }: BalanceLineProps): ReactNode {
  const kit = useKit()
  const { locale, t } = useTranslator()
  const messages = useMessages()
  const chain = useActiveChain()
  useFreshBalance()
  const key = chain?.address && chain.caipNetworkId ? `${chain.caipNetworkId}:${chain.address}` : ''
  // Select text rather than an object, so that fetching the same amount again doesn't rerender.
  const balance = useSelection(kit.balances.state, ({ balances }) => balances[key]?.last?.balance)
  const symbol = useSelection(kit.balances.state, ({ balances }) => balances[key]?.last?.symbol)
  const isUnavailable = useLastOutcome(key) === 'unavailable'
  // The app has no RPC URL for an unknown network.
  const isUnknown = isUnavailable || !chain?.network
  const [isRetrying, setRetrying] = useState(false)
  const retry = () => {
    setRetrying(true)
    // The balance state already shows a failure.
    const end = () => setRetrying(false)
    kit.refreshBalance().then(end, end)
  }
  const amount = balance !== undefined && shownBalance(balance, locale)
  return (
    <>
      <div className="balance" part="balance">
        {amount && symbol !== undefined ? (
          <BalanceAmount
            label={messages.t('account.balance')}
            text={`${amount} ${symbol}`}
            title={`${balance} ${symbol}`}
          >
            <QuietDecimals text={amount} locale={locale} /> <bdi className="balance-symbol">{symbol}</bdi>
          </BalanceAmount>
        ) : isUnknown ? (
          <span className="balance-amount balance-none">—</span>
        ) : (
          <PendingAmount />
        )}
        {action}
      </div>
      <p className="balance-note" part="balance-note" role="status">
        {isUnknown
          ? !isExplained && <span>{messages.t(amount ? 'account.balanceStale' : 'account.balanceUnknown')}</span>
          : note}{' '}
        {isUnavailable && !isExplained && <Link onClick={retry}>{t(isRetrying ? 'loading' : 'tryAgain')}</Link>}
      </p>
    </>
  )
}

/** Returns the outcome of the last read. A retry keeps the previous outcome, and with it the retry button. */
function useLastOutcome(key: string): BalanceState['status'] | undefined {
  // Not React state, because a retry changes nothing on screen.
  const [memory] = useState<{ key?: string; status?: BalanceState['status'] | undefined }>(() => ({}))
  return useSelection(useKit().balances.state, ({ balances }) => {
    const status = balances[key]?.status
    if (memory.key !== key || status !== 'loading') Object.assign(memory, { key, status })
    return memory.status
  })
}

/**
 * Formats a balance in whole coins, which is decimal text. A large one keeps up to three decimals, as in the account
 * button.
 */
function shownBalance(balance: string, locale: string): string {
  const [whole = '', fraction = ''] = balance.split('.')
  return showAmount(BigInt(whole + fraction), fraction.length, { locale, significant: Math.max(5, whole.length + 3) })
}
