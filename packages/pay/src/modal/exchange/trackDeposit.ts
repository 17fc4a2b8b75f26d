import type { ModalKit } from '@openappkit/appkit-core/modal'
import type { DepositOrder } from '../../exchange/Exchange'
import type { ExchangeDepositState } from '../../exchange/ExchangeDepositState'
import { eventConfiguration, type PayEventPayment } from '../payEvents'

/** Emits the events of a deposit's new state. */
export function trackDeposit(
  events: Pick<ModalKit['events'], 'track'>,
  { amount, asset, exchange, invoiceId }: DepositOrder,
  state: ExchangeDepositState,
): void {
  const configuration = eventConfiguration(asset, amount)
  const source = invoiceId === undefined ? 'fund-from-exchange' : 'pay'
  const sessionId = 'sessionId' in state ? state.sessionId : undefined
  const event = (more: Pick<PayEventPayment, 'result' | 'status'> = {}) => ({
    source: source as 'fund-from-exchange' | 'pay',
    paymentId: invoiceId ?? sessionId ?? exchange.id,
    configuration,
    currentPayment: {
      type: 'exchange' as const,
      exchangeId: exchange.id,
      ...(sessionId !== undefined && { sessionId }),
      ...more,
    },
  })
  switch (state.status) {
    case 'starting':
      events.track('PAY_EXCHANGE_SELECTED', {
        exchange: { id: exchange.id },
        configuration,
        currentPayment: { type: 'exchange', exchangeId: exchange.id },
        headless: false,
        source,
      })
      break
    case 'opened':
      events.track('PAY_INITIATED', event())
      break
    case 'succeeded':
      events.track('PAY_SUCCESS', event({ status: 'SUCCESS', result: state.txHash }))
      break
    case 'failed':
      events.track('PAY_ERROR', event({ status: 'FAILED' }))
      break
    case 'idle':
      events.track('PAY_ERROR', event())
      break
    case 'inProgress':
      break
  }
}
