import type { BalanceState } from '@openappkit/appkit-core'
import { formatBalance } from '@openappkit/appkit-core/format'
import { type ReactNode, useState } from 'react'
import { Link } from '../../elements/Link'
import { useTranslator } from '../../i18n/useTranslator'
import { useActiveChain } from '../../kit/useActiveChain'
import { useKit } from '../../kit/useKit'
import { useSelection } from '../../kit/useSelection'
import { useMessages } from '../messages/MessagesContext'
import { PendingAmount } from './BalanceSkeleton'
import { useFreshBalance } from './useFreshBalance'

/** Length in characters above which an amount gets a smaller font size. */
const longAmount = 14

/**
 * Shows the last known native balance of the active account and keeps it fresh. Before the first fetch, shows a
 * placeholder, never a zero. `note` appears below, unless the balance itself has a note. Parts `balance`,
 * `balance-note`.
 */
export function BalanceLine({ note }: { readonly note?: string | undefined }): ReactNode {
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
  return (
    <>
      <div className="balance" part="balance">
        <span className="visually-hidden">{messages.t('account.balance')}</span>
        {balance !== undefined && symbol !== undefined ? (
          <Amount balance={balance} symbol={symbol} locale={locale} />
        ) : isUnknown ? (
          '—'
        ) : (
          <PendingAmount />
        )}
      </div>
      <p className="balance-note" part="balance-note" role="status">
        {isUnknown ? <span>{messages.t('account.balanceUnknown')}</span> : note}{' '}
        {isUnavailable && <Link onClick={retry}>{t(isRetrying ? 'loading' : 'tryAgain')}</Link>}
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

function Amount({
  balance,
  symbol,
  locale,
}: {
  readonly balance: string
  readonly symbol: string
  readonly locale: string
}): ReactNode {
  const text = formatBalance(balance, locale)
  // The last digits are less prominent than those before them.
  const [, whole = text, fraction = ''] = /^(.*\P{Nd})(\p{Nd}+)$/u.exec(text) ?? []
  return (
    <>
      <bdi dir="ltr" title={`${balance} ${symbol}`} data-length={text.length > longAmount ? 'long' : undefined}>
        {whole.slice(0, -1)}
        <span className="balance-fraction">
          {whole.slice(-1)}
          {fraction}
        </span>
      </bdi>
      <bdi className="balance-symbol">{symbol}</bdi>
    </>
  )
}
