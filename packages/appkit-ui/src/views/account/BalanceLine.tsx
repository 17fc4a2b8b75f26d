import type { BalanceState } from '@openappkit/appkit-core'
import { formatBalance } from '@openappkit/appkit-core/format'
import { type ReactNode, useState } from 'react'
import { Link } from '../../elements/Link'
import { useTranslator } from '../../i18n/useTranslator'
import { useActiveChain } from '../../kit/useActiveChain'
import { useKit } from '../../kit/useKit'
import { useSnapshot } from '../../kit/useSnapshot'
import { useWords } from '../words/WordsContext'

/** Longer amounts get a smaller size. */
const longAmount = 14

/** The native balance of the account in use, as last known. It never shows a number that nobody said. Parts `balance`, `balance-note`. */
export function BalanceLine(): ReactNode {
  const kit = useKit()
  const { locale, t } = useTranslator()
  const words = useWords()
  const chain = useActiveChain()
  const { balances } = useSnapshot(kit.balances.state)
  const key = chain?.address && chain.caipNetworkId ? `${chain.caipNetworkId}:${chain.address}` : ''
  const state: BalanceState | undefined = balances[key]
  const last = state?.last
  const isUnavailable = useLastOutcome(key, state?.status) === 'unavailable'
  // On a chain that this app doesn't know nobody can be asked.
  const isUnknown = isUnavailable || !chain?.network
  const [isRetrying, setRetrying] = useState(false)
  const retry = () => {
    setRetrying(true)
    // A failure is in the state that this shows.
    const end = () => setRetrying(false)
    kit.refreshBalance().then(end, end)
  }
  return (
    <>
      <div className="balance" part="balance">
        <span className="visually-hidden">{words.t('account.balance')}</span>
        {last ? <Amount balance={last.balance} symbol={last.symbol} locale={locale} /> : isUnknown ? '—' : <Pending />}
      </div>
      <p className="balance-note" part="balance-note" role="status">
        {isUnknown && <span>{words.t('account.balanceUnknown')}</span>}{' '}
        {isUnavailable && <Link onClick={retry}>{t(isRetrying ? 'loading' : 'tryAgain')}</Link>}
      </p>
    </>
  )
}

/** How asking ended last: while it is asked again what was said before stays, and with it the way to try again. */
function useLastOutcome(key: string, status: BalanceState['status'] | undefined): BalanceState['status'] | undefined {
  const [known, setKnown] = useState({ key, status })
  const isOver = status !== 'loading'
  if (known.key !== key || (isOver && known.status !== status)) setKnown({ key, status })
  return known.key === key ? known.status : status
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
  // The last digits are quieter: what matters stands before the separator.
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

function Pending(): ReactNode {
  const { t } = useTranslator()
  return (
    <>
      <span className="visually-hidden">{t('loading')}</span>
      <span className="balance-skeleton" aria-hidden="true" />
    </>
  )
}
