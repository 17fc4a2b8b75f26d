import { createHmac } from 'node:crypto'
import { expect, test } from 'vitest'
import { altered, type Change, describeOnrampProvider } from '../../../../test/onramp/describeOnrampProvider'
import { ADDRESS, HASH, INPUT, money, NOW, SECRET, SESSION, THIRD_PARTY, USDC } from '../../../../test/onramp/purchase'
import type { OnrampWebhook } from '../../OnrampProvider'
import { addressProof, widgetLink } from './widgetLink'

const COUNTRIES = 'GET /v3/countries'
const CURRENCIES = 'GET /v3/currencies'
const LIMITS = 'GET /v3/currencies/usdc_base/limits'
const QUOTE = 'GET /v3/currencies/usdc_base/buy_quote'
const STATUS = `GET /v1/transactions/ext/${SESSION}`
const crypto = (code: string, contractAddress: unknown, chainId: string, networkCode: string): object => ({
  id: 'aaefa32f-161b-42c8-8115-debcbf3d6a2d',
  type: 'crypto',
  name: code,
  code,
  precision: 2,
  isSuspended: false,
  isSupportedInUs: true,
  supportsLiveMode: true,
  supportsTestMode: false,
  notAllowedUSStates: ['NY', 'VI'],
  notAllowedCountries: ['CA'],
  metadata: { contractAddress, chainId, networkCode },
})
const TRANSACTION = {
  id: 'bda09e91-559f-4e7a-807a-cdec1a903d9d',
  createdAt: '2026-09-21T14:00:00.000Z',
  updatedAt: '2026-09-21T14:13:20.000Z',
  baseCurrencyAmount: 95.45,
  status: 'completed',
  failureReason: null,
  walletAddress: ADDRESS,
  cryptoTransactionId: HASH,
  externalTransactionId: SESSION,
  customerId: '2fcbcea3-6b62-49f1-b9d1-026d9bfd00b6',
  stages: [{ stage: 'stage_one_ordering', status: 'success', failureReason: null }],
}
const transaction = (change: object): object => ({ ...TRANSACTION, ...change })

/** Changes a field of a response. */
function change(of: string, path: readonly (string | number)[], value: unknown): Change {
  return (body, call) => (call === of ? altered(body, path, value) : body)
}

function sign(event: unknown, at: number, key: 'ours' | 'other'): OnrampWebhook {
  const body = JSON.stringify(event)
  const time = Math.floor(at / 1000)
  const code = createHmac('sha256', key === 'ours' ? SECRET : 'other')
    .update(`${time}.${body}`)
    .digest('hex')
  return { headers: new Headers({ 'moonpay-signature-v2': `t=${time},s=${code}` }), body }
}

const SEARCH = new URLSearchParams({
  apiKey: 'pk_live_key',
  currencyCode: 'usdc_base',
  walletAddress: ADDRESS,
  showWalletAddressForm: 'false',
  baseCurrencyCode: 'eur',
  baseCurrencyAmount: '100.00',
  lockAmount: 'true',
  paymentMethod: 'credit_debit_card',
  externalTransactionId: SESSION,
  redirectURL: 'https://app.example/done',
  allowedIpAddress: createHmac('sha256', SECRET).update('203.0.113.42').digest('base64'),
})
const SIGNATURE = createHmac('sha256', SECRET).update(`?${SEARCH}`).digest('base64')

describeOnrampProvider('MoonPay', {
  settings: base => ({ kind: 'moonpay', ...base, key: 'pk_live_key', secret: SECRET, webhookSecret: SECRET }),
  answers: {
    [COUNTRIES]: [
      { alpha2: 'DE', alpha3: 'DEU', name: 'Germany', isAllowed: true, isBuyAllowed: true, isSellAllowed: true },
      {
        alpha2: 'US',
        alpha3: 'USA',
        isAllowed: true,
        isBuyAllowed: true,
        states: [{ code: 'VI', isBuyAllowed: false }],
      },
    ],
    [CURRENCIES]: [
      { type: 'stock', code: 'new' },
      { id: '71435a8d', type: 'fiat', name: 'Euro', code: 'eur', precision: 2, minBuyAmount: 20, maxBuyAmount: 30_000 },
      crypto('usdc', '0xa0b86991c6218b36c1d19d4a2e9eb0ce3606eb48', '1', 'ethereum'),
      crypto('usdc_base', '0x833589fCD6eDb6E08f4c7C32D4f71b54bdA02913', '8453', 'base'),
      crypto('eth_base', '0x0000000000000000000000000000000000000000', '8453', 'base'),
      crypto('odd_base', 0, '8453', 'base'),
    ],
    [LIMITS]: {
      quoteCurrency: { code: 'usdc_base', minBuyAmount: 22, maxBuyAmount: 12_000 },
      baseCurrency: { code: 'eur', minBuyAmount: 20.5, maxBuyAmount: 11_000 },
      paymentMethod: 'credit_debit_card',
      areFeesIncluded: true,
    },
    [QUOTE]: {
      accountId: '717a8a80-5c17-46f9-84f8-a5253c372f51',
      baseCurrencyCode: 'eur',
      baseCurrencyAmount: 94.62,
      quoteCurrencyCode: 'usdc_base',
      quoteCurrencyAmount: 104.2345679,
      quoteCurrencyPrice: 0.9077,
      paymentMethod: 'credit_debit_card',
      feeAmount: 3.99,
      extraFeePercentage: 1,
      extraFeeAmount: 1,
      networkFeeAmount: 0.39,
      totalAmount: 100,
      signature: 'really-long-string',
      expiresIn: 1800,
      expiresAt: '2026-09-21T14:43:20.000Z',
    },
    [STATUS]: [TRANSACTION],
  },
  headers: {},
  requests: {
    options: [
      [COUNTRIES, { apiKey: 'pk_live_key' }],
      [CURRENCIES, { apiKey: 'pk_live_key' }],
    ],
    quote: [
      QUOTE,
      {
        apiKey: 'pk_live_key',
        baseCurrencyCode: 'eur',
        baseCurrencyAmount: '100.00',
        paymentMethod: 'credit_debit_card',
        areFeesIncluded: 'true',
      },
    ],
    session: undefined,
    status: [STATUS, { apiKey: 'pk_live_key' }],
  },
  options: {
    assets: [USDC, 'native'],
    payments: {
      EUR: ['card', 'applePay', 'googlePay', 'bank'].map(method => ({ method, min: money(20), max: money(30_000) })),
    },
  },
  limits: { min: money(20.5), max: money(11_000) },
  offer: {
    total: INPUT.total,
    subtotal: money(94.62),
    fees: [
      { kind: 'provider', amount: money(3.99) },
      { kind: 'network', amount: money(0.39) },
      { kind: 'operator', amount: money(1) },
    ],
    amount: 104_234_567n,
    expiresAt: NOW + 1_800_000,
  },
  link: `https://buy.moonpay.com/?${SEARCH}&signature=${encodeURIComponent(SIGNATURE)}`,
  elsewhere: change(COUNTRIES, [0, 'isBuyAllowed'], false),
  refusals: [
    ['amount-too-low', 400, { message: 'Minimum purchase is €20.', type: 'BadRequestError' }],
    ['unsupported-country', 400, { message: 'This region is not supported', type: 'BadRequestError' }],
    ['unavailable', 400, { message: 'Bad request', type: 'BadRequestError' }],
  ],
  quoteForgeries: {
    'another currency': change(QUOTE, ['baseCurrencyCode'], 'usd'),
    'another asset': change(QUOTE, ['quoteCurrencyCode'], 'usdc'),
    'another method': change(QUOTE, ['paymentMethod'], 'apple_pay'),
    'another total': change(QUOTE, ['totalAmount'], 105),
    'fees that do not sum': change(QUOTE, ['feeAmount'], 3.97),
    'no crypto': change(QUOTE, ['quoteCurrencyAmount'], 0),
    'limits of another currency': change(LIMITS, ['baseCurrency', 'code'], 'usd'),
  },
  sessionForgeries: {},
  statuses: [
    ['of no purchase', undefined, undefined],
    ['completed', [TRANSACTION], { status: 'delivered', txHash: HASH, at: NOW, reference: TRANSACTION.id }],
    ['completed, without a list', TRANSACTION, { status: 'delivered' }],
    ['waitingPayment', [transaction({ status: 'waitingPayment' })], { status: 'awaitingPayment' }],
    ['waitingAuthorization', [transaction({ status: 'waitingAuthorization' })], { status: 'awaitingPayment' }],
    ['pending', [transaction({ status: 'pending', cryptoTransactionId: null })], { status: 'processing' }],
    ['failed', [transaction({ status: 'failed' })], { status: 'failed', failure: 'provider-error' }],
    [
      'failed of a card',
      [transaction({ status: 'failed', stages: [{ failureReason: 'payment_authorization_declined' }] })],
      { status: 'failed', failure: 'card-declined' },
    ],
    [
      'failed of a bank',
      [transaction({ status: 'failed', failureReason: 'Bank transfer timeout' })],
      { status: 'failed', failure: 'bank-declined' },
    ],
    [
      'of two attempts',
      [transaction({ status: 'failed' }), transaction({ status: 'pending' })],
      { status: 'processing' },
    ],
    ['that is unknown', [transaction({ status: 'new' })], undefined],
  ],
  otherRecipient: change(STATUS, [0, 'walletAddress'], THIRD_PARTY),
  webhook: {
    sign,
    event: { type: 'transaction_updated', data: TRANSACTION, externalCustomerId: null },
    update: { sessionId: SESSION, reference: TRANSACTION.id, status: 'delivered', txHash: HASH, at: NOW },
    foreign: { type: 'sell_transaction_updated', data: TRANSACTION },
    tamper: body => body.replace('completed', 'failed'),
    header: 'moonpay-signature-v2',
    hasTime: true,
  },
})

test('signs the documented example', () => {
  const link = widgetLink('https://buy-sandbox.moonpay.com', 'sk_test_key', {
    apiKey: 'pk_test_key',
    currencyCode: 'eth',
    walletAddress: '0xde0b295669a9fd93d5f28d9ec85e40f4cb697bae',
  })
  const [unsigned = '', signature = ''] = link.split('&signature=')
  const expected = createHmac('sha256', 'sk_test_key').update(new URL(unsigned).search).digest('base64')
  expect(decodeURIComponent(signature)).toBe(expected)
  expect(addressProof('sk_live_key', '203.0.113.42')).toMatch(/^[A-Za-z0-9+/]{43}=$/)
})
