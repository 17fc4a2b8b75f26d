import { createProviders } from '../../src/onramp/providers/createProviders'
import { postEvent } from '../../src/onramp/sandbox/postEvent'
import { ADDRESS, HASH, NOW, ORDER, SESSION } from '../onramp/purchase'
import type { UpstreamClient } from './upstreamClients'

const TIMEOUT = 1500

const transaction = {
  id: 'bda09e91-559f-4e7a-807a-cdec1a903d9d',
  createdAt: '2026-09-21T14:00:00.000Z',
  updatedAt: '2026-09-21T14:13:20.000Z',
  baseCurrencyAmount: 95.45,
  status: 'completed',
  walletAddress: ADDRESS,
  cryptoTransactionId: HASH,
  externalTransactionId: SESSION,
}

/** Clients of the on-ramp. */
export const ONRAMP_CLIENTS: readonly UpstreamClient[] = [
  {
    name: 'the API of an on-ramp',
    files: ['http/ProviderApi.ts', 'http/fetchChosen.ts'],
    answer: () => JSON.stringify([transaction]),
    open: ([url = '']) => {
      const secret = 'secret'
      const settings = { kind: 'moonpay' as const, url, timeout: TIMEOUT, key: 'key', secret, webhookSecret: secret }
      const sandbox = (): never => {
        throw new Error('There is no sandbox')
      }
      const [provider] = createProviders(
        { providers: [settings] },
        { logger: { warn: () => {} }, now: () => NOW, sandbox },
      )
      const purchase = { sessionId: SESSION, chainId: ORDER.chainId, address: ORDER.address }
      return async () => provider?.status(purchase, AbortSignal.timeout(TIMEOUT))
    },
    otherwise: 'failure',
  },
  {
    name: "a webhook of the on-ramp's sandbox",
    files: ['onramp/sandbox/postEvent.ts', 'http/fetchChosen.ts'],
    answer: () => '{}',
    // Only the status is read of a response, and every outcome but 2xx is sent again.
    open:
      ([url = '']) =>
      async () => {
        await postEvent(url, '{}', 't=1,v1=0', AbortSignal.timeout(TIMEOUT))
        return undefined
      },
    otherwise: 'absent',
    isOpaque: true,
  },
]
