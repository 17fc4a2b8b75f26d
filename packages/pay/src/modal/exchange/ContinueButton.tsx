import { Button, Notice, useSnapshot } from '@openappkit/appkit-ui/elements'
import { shortened } from '@openappkit/appkit-ui/money'
import type { ReactNode } from 'react'
import type { Exchange } from '../../exchange/Exchange'
import type { ExchangeDeposit } from '../../exchange/ExchangeDeposit'
import type { ExchangeProps } from './ExchangeProps'

export interface ContinueButtonProps extends Pick<ExchangeProps, 'translator'> {
  readonly deposit: ExchangeDeposit
  readonly exchange: Exchange | undefined
}

/** The button that starts a deposit, and why the last one didn't start. */
export function ContinueButton({ deposit, exchange, translator: { t } }: ContinueButtonProps): ReactNode {
  const { value } = useSnapshot(deposit.state)
  const name = shortened(exchange?.name ?? '')
  const isStarting = value.status === 'starting'
  const problem = value.status === 'idle' ? value.problem : undefined
  return (
    <>
      {problem && (
        <Notice tone="negative">
          {problem.code === 'pay/exchange-unavailable'
            ? t('problem.exchange-unavailable', { exchange: name })
            : t('problem.unavailable')}
        </Notice>
      )}
      <Button type="submit" variant="primary" fullWidth loading={isStarting}>
        {t(isStarting ? 'opening' : 'continueTo', { exchange: name })}
      </Button>
    </>
  )
}
