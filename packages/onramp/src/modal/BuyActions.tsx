import { transactionUrl } from '@openappkit/appkit-core/portfolio'
import { Button, ButtonLink, CopyButton, Link, useKit, useStatusFocus } from '@openappkit/appkit-ui/elements'
import { shortened } from '@openappkit/appkit-ui/money'
import { type ReactNode, useState } from 'react'
import type { OnrampPurchase } from '../purchase/OnrampPurchase'
import type { OnrampProps } from './OnrampProps'

export interface BuyActionsProps extends OnrampProps {
  readonly purchase: OnrampPurchase
  readonly isBlocked: boolean
}

/** The next steps of a purchase. Part `buy-actions`. */
export function BuyActions({ flow, isBlocked, purchase, translator }: BuyActionsProps): ReactNode {
  const kit = useKit()
  const { t } = translator
  const { caipNetworkId, expiresAt, progress, provider, url } = purchase
  const { status, txHash } = progress
  const isOver = status === 'failed' || status === 'refunded' || status === 'expired'
  const action = useStatusFocus<HTMLButtonElement>(status, isOver || status === 'delivered')
  // A link that no longer opens isn't offered.
  const [isOpenable] = useState(() => expiresAt > kit.environment.now())
  const explorer = txHash === undefined ? undefined : transactionUrl(kit.chains.findNetwork(caipNetworkId), txHash)
  if (status === 'delivered' || isOver)
    return (
      <div className="buy-actions" part="buy-actions">
        <Button
          elementRef={action}
          variant="primary"
          fullWidth
          onClick={() => (isOver ? flow.retry(purchase) : kit.router.reset('Account'))}
        >
          {t(isOver ? 'tryAgain' : 'done')}
        </Button>
        {explorer !== undefined && <Link href={explorer}>{t('viewTransaction')}</Link>}
      </div>
    )
  if (status !== 'created' && status !== 'opened' && status !== 'awaitingPayment')
    return explorer === undefined ? null : (
      <div className="buy-actions" part="buy-actions">
        <Link href={explorer}>{t('viewTransaction')}</Link>
      </div>
    )
  if (!isOpenable) return null
  const name = shortened(provider.name)
  return (
    <div className="buy-actions" part="buy-actions">
      {isBlocked ? (
        <>
          <ButtonLink href={url} fullWidth>
            {t('openCheckout', { provider: name })}
          </ButtonLink>
          <Button fullWidth onClick={() => flow.openHere(purchase)}>
            {t('openHere')}
          </Button>
        </>
      ) : (
        <ButtonLink href={url} fullWidth>
          {t('openAgain')}
        </ButtonLink>
      )}
      <CopyButton
        value={url}
        label={t('copyLink')}
        copiedLabel={t('linkCopied')}
        failedMessage={t('copyFailed')}
        variant="ghost"
      />
    </div>
  )
}
