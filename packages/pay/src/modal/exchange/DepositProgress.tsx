import { transactionUrl } from '@openappkit/appkit-core/portfolio'
import { Button, ButtonLink, CopyButton, Link, Notice, useKit } from '@openappkit/appkit-ui/elements'
import { exactAmount, shortened, useStatusFocus } from '@openappkit/appkit-ui/money'
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
function DepositActions({ flow, invoice, translator, value }: DepositProgressProps): ReactNode {
  const kit = useKit()
  const { t } = translator
  const isDone = value.status === 'succeeded' && !invoice
  const action = useStatusFocus<HTMLButtonElement>(statusOf(value), isDone || value.status === 'failed')
  const hash = 'txHash' in value ? value.txHash : undefined
  const network = kit.chains.findNetwork(value.order.asset.caipNetworkId)
  const explorer = hash === undefined || !network ? undefined : transactionUrl(network, hash)
  // Less arrived than was due. The rest needs another payment.
  const isShort = invoice !== undefined && invoice.asset.due < value.order.amount
  return (
    <div className="exchange-actions" part="exchange-actions">
      {isDone && (
        <Button
          elementRef={action}
          variant="primary"
          fullWidth
          onClick={() => {
            flow.startOver()
            kit.router.reset('Account')
          }}
        >
          {t('done')}
        </Button>
      )}
      {value.status === 'failed' && (
        <Button
          elementRef={action}
          variant="primary"
          fullWidth
          onClick={() => (invoice ? flow.payment : flow.own).leave()}
        >
          {t('tryAgain')}
        </Button>
      )}
      {value.status === 'opened' && <OpenActions flow={flow} translator={translator} value={value} />}
      {invoice && (isShort || value.status === 'failed' || value.status === 'opened') && (
        <Button variant={isShort ? 'primary' : 'neutral'} fullWidth onClick={() => flow.payAnotherWay()}>
          {t('payAnotherWay')}
        </Button>
      )}
      {!invoice && value.status === 'opened' && (
        <Button fullWidth onClick={() => flow.startOver()}>
          {t('startOver')}
        </Button>
      )}
      {explorer !== undefined && (
        <Link href={explorer} external>
          {t('viewTransaction')}
        </Link>
      )}
    </div>
  )
}

/** The ways back to the exchange's page, which the browser may have blocked or the user may have closed. */
function OpenActions({ translator: { t }, value }: DepositProgressProps): ReactNode {
  if (value.status !== 'opened') return null
  const { isBlocked, order, url } = value
  const name = shortened(order.exchange.name)
  return (
    <>
      <ButtonLink href={url} fullWidth>
        {t(isBlocked ? 'openExchange' : 'openAgain', { exchange: name })}
      </ButtonLink>
      <CopyButton
        value={url}
        label={t('copyLink')}
        copiedLabel={t('linkCopied')}
        failedMessage={t('copyFailed')}
        variant="ghost"
      />
    </>
  )
}
