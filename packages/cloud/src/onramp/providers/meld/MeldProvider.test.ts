import { createHmac } from 'node:crypto'
import { altered, type Change, describeOnrampProvider } from '../../../../test/onramp/describeOnrampProvider'
import { ADDRESS, HASH, INPUT, money, NOW, SECRET, SESSION, THIRD_PARTY, USDC } from '../../../../test/onramp/purchase'
import type { OnrampWebhook } from '../../OnrampProvider'

const WEBHOOK_URL = 'https://kit.example/onramp/webhooks/meld'
const CRYPTOS = 'GET /service-providers/properties/crypto-currencies'
const LIMITS = 'GET /service-providers/limits/fiat-currency-purchases'
const METHODS = 'GET /service-providers/properties/payment-methods'
const QUOTE = 'POST /payments/crypto/quote'
const WIDGET = 'POST /crypto/session/widget'
const STATUS = 'GET /payments/transactions'
const LISTED = {
  categories: 'CRYPTO_ONRAMP',
  accountFilter: 'true',
  countries: 'DE',
  serviceProviders: 'TRANSAK,BANXA',
}
const PRICE = {
  transactionType: 'CRYPTO_PURCHASE',
  sourceAmount: 100,
  sourceAmountWithoutFees: 96.5,
  sourceCurrencyCode: 'EUR',
  destinationAmount: 104.2345679,
  destinationCurrencyCode: 'USDC_BASE',
  transactionFee: 2.5,
  networkFee: 0.5,
  partnerFee: 0.5,
  totalFee: 3.5,
  paymentMethodType: 'CREDIT_DEBIT_CARD',
  serviceProvider: 'BANXA',
  rampIntelligence: { rampScore: 12.1, lowKyc: false },
}
const EVENT = {
  eventType: 'TRANSACTION_CRYPTO_COMPLETE',
  eventId: 'AAsuLXHXD3mS1cjNBuHHzv',
  timestamp: '2026-09-21T14:13:20.000000Z',
  accountId: 'W2aRZnYGPwhBWB94iFsZus',
  profileId: 'W9ka8vLE4ufBkSg3BEciZb',
  version: '2026-02-03',
  payload: {
    customerId: 'W9k9TfNSJRZ6rDBe95bUA2',
    externalCustomerId: null,
    externalSessionId: SESSION,
    paymentTransactionId: 'W9k9Tg12BFk1i68WpQYQY8',
    paymentTransactionStatus: 'SETTLED',
  },
}
const transactions = (status: string): object => ({
  transactions: [
    {
      id: 'W9k9Tg12BFk1i68WpQYQY8',
      status,
      sourceAmount: 100,
      externalSessionId: SESSION,
      updatedAt: '2026-09-21T14:13:20Z',
      cryptoDetails: { blockchainTransactionId: status === 'SETTLED' ? HASH : null, destinationWalletAddress: ADDRESS },
    },
  ],
  remaining: 0,
})

/** Changes a field of each price. */
function inPrices(path: readonly string[], value: unknown): Change {
  return (body, call) => {
    return call === QUOTE
      ? [0, 1].reduce((quotes, index) => altered(quotes, ['quotes', index, ...path], value), body)
      : body
  }
}

function sign(event: unknown, at: number, key: 'ours' | 'other'): OnrampWebhook {
  const body = JSON.stringify(event)
  const time = new Date(at).toISOString()
  const digest = createHmac('sha256', key === 'ours' ? SECRET : 'other')
    .update(`${time}.${WEBHOOK_URL}.${body}`)
    .digest()
  const headers = new Headers({
    'meld-signature': `${digest.toString('base64url')}=`,
    'meld-signature-timestamp': time,
  })
  return { headers, body }
}

describeOnrampProvider('Meld', {
  settings: base => ({
    kind: 'meld',
    ...base,
    key: SECRET,
    serviceProviders: ['TRANSAK', 'BANXA'],
    webhookSecret: SECRET,
    webhookUrl: WEBHOOK_URL,
  }),
  answers: {
    [CRYPTOS]: [
      { currencyCode: null },
      {
        currencyCode: 'USDC',
        chainCode: 'ETH',
        chainId: '1',
        contractAddress: '0xa0b86991c6218b36c1d19d4a2e9eb0ce3606eb48',
      },
      {
        currencyCode: 'USDC_BASE',
        chainCode: 'BASE',
        chainId: '8453',
        contractAddress: '0x833589fCD6eDb6E08f4c7C32D4f71b54bdA02913',
      },
      {
        currencyCode: 'ETH_BASE',
        chainCode: 'BASE',
        chainId: '8453',
        contractAddress: '0x0000000000000000000000000000000000000000',
      },
      { currencyCode: 'BTC', chainCode: 'BTC', chainId: null, contractAddress: null },
    ],
    [LIMITS]: [{ currencyCode: 'EUR', defaultAmount: 100, minimumAmount: 10, maximumAmount: 25_000 }],
    [METHODS]: [
      { paymentMethod: 'CREDIT_DEBIT_CARD', name: 'Credit & Debit Card', paymentType: 'CARD' },
      { paymentMethod: 'SEPA', name: 'SEPA', paymentType: 'BANK_TRANSFER' },
      { paymentMethod: 'REVOLUT_PAY', name: 'Revolut Pay', paymentType: 'LOCAL' },
    ],
    [QUOTE]: {
      quotes: [{ ...PRICE, serviceProvider: 'TRANSAK', destinationAmount: 103.9 }, PRICE],
      message: null,
      error: null,
    },
    [WIDGET]: {
      id: 'WXDrKsFrExnDNKLd4dsKTe',
      externalSessionId: SESSION,
      widgetUrl: 'https://meldcrypto.com/?token=abc',
      token: 'abc',
    },
    [STATUS]: transactions('SETTLED'),
  },
  headers: { authorization: `BASIC ${SECRET}`, 'meld-version': '2026-02-03' },
  requests: {
    options: [CRYPTOS, LIMITS, METHODS].map(call => [call, LISTED] as const),
    quote: [
      QUOTE,
      {
        countryCode: 'DE',
        sourceCurrencyCode: 'EUR',
        sourceAmount: 100,
        destinationCurrencyCode: 'USDC_BASE',
        paymentMethodType: 'CREDIT_DEBIT_CARD',
        serviceProviders: ['TRANSAK', 'BANXA'],
      },
    ],
    session: [
      WIDGET,
      {
        sessionType: 'BUY',
        sessionData: {
          walletAddress: ADDRESS,
          countryCode: 'DE',
          sourceCurrencyCode: 'EUR',
          sourceAmount: '100.00',
          destinationCurrencyCode: 'USDC_BASE',
          paymentMethodType: 'CREDIT_DEBIT_CARD',
          serviceProvider: 'BANXA',
          redirectUrl: 'https://app.example/done',
          clientIpAddress: '203.0.113.42',
        },
        externalSessionId: SESSION,
      },
    ],
    status: [STATUS, { externalSessionIds: SESSION }],
  },
  options: {
    assets: [USDC, 'native'],
    payments: {
      EUR: ['card', 'bank', 'REVOLUT_PAY'].map(method => ({ method, min: money(10), max: money(25_000) })),
    },
  },
  limits: { min: money(10), max: money(25_000) },
  offer: {
    total: INPUT.total,
    subtotal: money(96.5),
    fees: [
      { kind: 'provider', amount: money(2.5) },
      { kind: 'network', amount: money(0.5) },
      { kind: 'operator', amount: money(0.5) },
    ],
    amount: 104_234_567n,
    reference: 'BANXA',
  },
  quoteReference: 'BANXA',
  link: 'https://meldcrypto.com/?token=abc',
  elsewhere: (body, call) => (call === QUOTE || call === WIDGET ? body : []),
  refusals: [
    ['amount-too-low', 400, { code: 'INVALID_AMOUNT_TOO_LOW', message: 'Amount is below the minimum' }],
    ['amount-too-high', 400, { code: 'INVALID_AMOUNT_TOO_HIGH', message: 'Amount is above the maximum' }],
    ['unsupported-method', 200, { quotes: [], message: 'No quotes' }],
    ['unavailable', 400, { code: 'BAD_REQUEST', message: 'Bad request' }],
  ],
  quoteForgeries: {
    'another currency': inPrices(['sourceCurrencyCode'], 'USD'),
    'another asset': inPrices(['destinationCurrencyCode'], 'USDC'),
    'another amount': inPrices(['sourceAmount'], 99),
    'fees that do not sum': inPrices(['networkFee'], 0.1),
    'a negative fee': inPrices(['networkFee'], -1),
    'no crypto': inPrices(['destinationAmount'], 0),
  },
  sessionForgeries: {
    'a foreign host': (body, call) => (call === WIDGET ? altered(body, ['widgetUrl'], 'https://evil.example/') : body),
    'no https': (body, call) => (call === WIDGET ? altered(body, ['widgetUrl'], 'http://meldcrypto.com/') : body),
  },
  statuses: [
    ['of no purchase', { transactions: [], remaining: 0 }, undefined],
    [
      'SETTLED',
      transactions('SETTLED'),
      { status: 'delivered', txHash: HASH, at: NOW, reference: 'W9k9Tg12BFk1i68WpQYQY8' },
    ],
    ['PENDING_CREATED', transactions('PENDING_CREATED'), { status: 'opened' }],
    ['PENDING', transactions('PENDING'), { status: 'awaitingPayment' }],
    ['TWO_FA_REQUIRED', transactions('TWO_FA_REQUIRED'), { status: 'awaitingPayment' }],
    ['TWO_FA_PROVIDED', transactions('TWO_FA_PROVIDED'), { status: 'processing' }],
    ['ACCEPTED', transactions('ACCEPTED'), { status: 'processing' }],
    ['AUTHORIZED', transactions('AUTHORIZED'), { status: 'processing' }],
    ['SETTLING', transactions('SETTLING'), { status: 'processing' }],
    ['PARTIALLY_SETTLED', transactions('PARTIALLY_SETTLED'), { status: 'processing' }],
    ['ERROR', transactions('ERROR'), { status: 'onHold' }],
    ['DECLINED', transactions('DECLINED'), { status: 'failed', failure: 'card-declined' }],
    ['FAILED', transactions('FAILED'), { status: 'failed', failure: 'provider-error' }],
    ['CANCELLED', transactions('CANCELLED'), { status: 'failed', failure: 'cancelled' }],
    ['AUTHORIZATION_EXPIRED', transactions('AUTHORIZATION_EXPIRED'), { status: 'expired' }],
    ['REFUNDED', transactions('REFUNDED'), { status: 'refunded' }],
    ['that is unknown', transactions('NEW'), undefined],
  ],
  otherRecipient: (body, call) => {
    return call === STATUS
      ? altered(body, ['transactions', 0, 'cryptoDetails', 'destinationWalletAddress'], THIRD_PARTY)
      : body
  },
  webhook: {
    sign,
    event: EVENT,
    update: { sessionId: SESSION, reference: 'W9k9Tg12BFk1i68WpQYQY8', status: 'delivered', at: NOW },
    foreign: { ...EVENT, eventType: 'CUSTOMER_KYC_STATUS_CHANGE' },
    tamper: body => body.replace('SETTLED', 'FAILED'),
    header: 'meld-signature',
    hasTime: true,
  },
})
