import type { OnrampProvider, OnrampStatus } from '../onramp/OnrampProvider'
import type { OnrampProviders } from '../onramp/OnrampProviders'
import type { Exchange, ExchangeUpdate } from './exchange/Exchange'

/** Returns the on-ramp's sandboxes as exchanges. */
export function sandboxExchanges(providers: Pick<OnrampProviders, 'all' | 'on'>): readonly Exchange[] {
  return providers.all
    .filter(({ isSandbox }) => isSandbox)
    .map(provider => exchangeOf(provider, chainId => providers.on(chainId).includes(provider)))
}

function exchangeOf(provider: OnrampProvider, supports: Exchange['supports']): Exchange {
  return {
    id: provider.id,
    name: provider.name,
    supports,
    createDeposit({ address, amount, asset, chainId, decimals, id, worth }, signal) {
      const purchase = { currency: 'USD', total: worth, method: 'card', country: 'DE', clientIp: '' } as const
      return provider.createSession({ sessionId: id, chainId, asset, decimals, address, amount, ...purchase }, signal)
    },
    async status({ address, chainId, id }, signal) {
      const update = await provider.status({ sessionId: id, chainId, address }, signal)
      return update && { status: STATUSES[update.status], txHash: update.txHash }
    },
  }
}

const STATUSES: Readonly<Record<OnrampStatus, ExchangeUpdate['status']>> = {
  opened: 'unknown',
  awaitingPayment: 'unknown',
  processing: 'inProgress',
  onHold: 'inProgress',
  delivered: 'inProgress',
  failed: 'failed',
  refunded: 'failed',
  expired: 'failed',
}
