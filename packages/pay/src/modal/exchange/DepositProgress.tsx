import { transactionUrl } from '@openappkit/appkit-core/portfolio'
import { Button, ButtonLink, CopyButton, Link, Notice, useKit, useStatusFocus } from '@openappkit/appkit-ui/elements'
import { exactAmount, shortened } from '@openappkit/appkit-ui/money'
import type { ReactNode } from 'react'
import { networkName } from '../networkName'
import { PayStatus } from '../PayStatus'
import type { ExchangeProps } from './ExchangeProps'
import { exchangeScene, type PaidInvoice, type StartedDeposit } from './exchangeScene'

export interface DepositProgressProps extends ExchangeProps {
  readonly value: StartedDeposit
  readonly invoice?: PaidInvoice
}

/** The progress of a deposit in words and as a picture. Part `exchange-progress`. */
export function DepositProgress({ flow, invoice, translator, value }: DepositProgressProps): ReactNode {
  const kit = useKit()
  const { asset, exchange } = value.order
  const scene = exchangeScene(value, invoice, networkName(kit, asset), translator)
  return (
    <div className="exchange-progress" part="exchange-progress">
      <PayStatus scene={scene} status={statusOf(value)} name={exchange.name} imageUrl={exchange.imageUrl} />
      {invoice && <RestNote invoice={invoice} value={value} translator={translator} />}
      <DepositActions flow={flow} translator={translator} value={value} {...(invoice && { invoice })} />
    </div>
  )
}

/** Returns what moves the focus when it changes. */
function statusOf(value: StartedDeposit): string {
  const detail = 'txHash' in value ? value.txHash : 'isClosed' in value && value.isClosed
  return `${value.status} ${detail}`
}

type RestNoteProps = Pick<ExchangeProps, 'translator'> & {
  readonly invoice: PaidInvoice
  readonly value: StartedDeposit
}

/** The missing amount if less arrived than was due, such as after the exchange's fee. */
function RestNote({ invoice: { asset }, translator: { locale, t }, value }: RestNoteProps): ReactNode {
  if (asset.due >= value.order.amount) return null
  const amount = exactAmount(asset.due, asset.decimals, asset.symbol, locale)
  return <Notice tone="caution">{t('restNote', { amount })}</Notice>
}

/** The next steps. Part `exchange-actions`. */
function DepositActions(props: DepositProgressProps): ReactNode {
  const kit = useKit()
  const { flow, invoice, translator, value } = props
  const { t } = translator
  const hash = 'txHash' in value ? value.txHash : undefined
  const network = kit.chains.findNetwork(value.order.asset.caipNetworkId)
  const explorer = hash === undefined || !network ? undefined : transactionUrl(network, hash)
  // Less arrived than was due. The rest needs another payment.
  const isShort = invoice !== undefined && invoice.asset.due < value.order.amount
  const canLeave = value.status === 'failed' || value.status === 'opened'
  return (
    <div className="exchange-actions" part="exchange-actions">
      <MainAction {...props} />
      {invoice && (isShort || canLeave) && (
        <Button variant={isShort ? 'primary' : 'neutral'} fullWidth onClick={() => flow.payAnotherWay()}>
          {t('payAnotherWay')}
        </Button>
      )}
      {!invoice && value.status === 'opened' && (
        <Button fullWidth onClick={() => flow.startOver()}>
          {t('startOver')}
        </Button>
      )}
      {value.status === 'opened' && (
        <CopyButton
          value={value.url}
          label={t('copyLink')}
          copiedLabel={t('linkCopied')}
          failedMessage={t('copyFailed')}
          variant="ghost"
        />
      )}
      {explorer !== undefined && (
        <Link href={explorer} external>
          {t('viewTransaction')}
        </Link>
      )}
    </div>
  )
}

/** The step that leads on, which takes the focus after an outcome. */
function MainAction({ flow, invoice, translator: { t }, value }: DepositProgressProps): ReactNode {
  const kit = useKit()
  const isDone = value.status === 'succeeded' && !invoice
  const action = useStatusFocus<HTMLButtonElement>(statusOf(value), isDone || value.status === 'failed')
  if (value.status === 'opened') {
    const exchange = shortened(value.order.exchange.name)
    return (
      <ButtonLink href={value.url} fullWidth>
        {t(value.isBlocked ? 'openExchange' : 'openAgain', { exchange })}
      </ButtonLink>
    )
  }
  if (!isDone && value.status !== 'failed') return null
  const onClick = (): void => {
    const deposit = invoice ? flow.payment : flow.own
    deposit.leave()
    if (isDone) kit.router.reset('Account')
  }
  return (
    <Button elementRef={action} variant="primary" fullWidth onClick={onClick}>
      {t(isDone ? 'done' : 'tryAgain')}
    </Button>
  )
}
