import { SignJWT } from 'jose'
import { expect, onTestFinished, test } from 'vitest'
import { altered, type Change, describeOnrampProvider } from '../../../../test/onramp/describeOnrampProvider'
import { ADDRESS, HASH, INPUT, money, NOW, SECRET, SESSION, THIRD_PARTY, USDC } from '../../../../test/onramp/purchase'
import { reply, startApiServer } from '../../../../test/server/ApiServer'
import type { OnrampWebhook } from '../../OnrampProvider'
import { OnrampApi } from '../OnrampApi'
import { PartnerTokens } from './PartnerTokens'

const TOKEN = 'eyJhbGciOiJIUzI1NiJ9.access-token-1'
const CRYPTOS = 'GET /cryptocoverage/api/v1/public/crypto-currencies'
const FIATS = 'GET /fiat/public/v1/currencies/fiat-currencies'
const REFRESH = 'POST /partners/api/v2/refresh-token'
const QUOTE = 'GET /api/v1/pricing/public/quotes'
const WIDGET = 'POST /api/v2/auth/session'
const STATUS = 'GET /api/v2/partner/orders'
const crypto = (symbol: string, network: string, chainId: string, address: string | null): object => ({
  coinId: symbol.toLowerCase(),
  symbol,
  address,
  isAllowed: true,
  roundOff: 2,
  network: { name: network, chainId, fiatCurrenciesNotSupported: [] },
  kycCountriesNotSupported: ['CN'],
  regionsNotSupported: [{ country: 'US', availability: 'partial', restrictedStates: ['NY'] }],
  uniqueId: `${symbol}${network}`,
})
const option = (id: string, isActive = true): object => ({
  id,
  name: id,
  isActive,
  minAmount: 5,
  maxAmount: 3000,
  limitCurrency: 'EUR',
})
const ORDER = {
  id: '322dc79c-fad2-4df1-bf50-b292191fc953',
  partnerOrderId: SESSION,
  walletAddress: ADDRESS,
  status: 'COMPLETED',
  fiatCurrency: 'EUR',
  cryptoCurrency: 'USDC',
  fiatAmount: 100,
  network: 'base',
  transactionHash: HASH,
  updatedAt: '2026-09-21T14:13:20.000Z',
}
const { id: orderId, ...shared } = ORDER
const orders = (change: object): object => ({ data: [{ ...shared, orderId, ...change }] })

/** Changes a field of a response. */
function change(of: string, path: readonly (string | number)[], value: unknown): Change {
  return (body, call) => (call === of ? altered(body, path, value) : body)
}

async function sign(event: unknown, at: number, key: 'ours' | 'other'): Promise<OnrampWebhook> {
  const data = await new SignJWT(event as Record<string, unknown>)
    .setProtectedHeader({ alg: 'HS256', typ: 'JWT' })
    .setIssuedAt(Math.floor(at / 1000))
    .sign(Buffer.from(key === 'ours' ? TOKEN : 'another-access-token'))
  return { headers: new Headers(), body: JSON.stringify({ data }) }
}

describeOnrampProvider('Transak', {
  settings: base => ({ kind: 'transak', ...base, key: SECRET, secret: SECRET, referrerDomain: 'app.example' }),
  secrets: [TOKEN],
  answers: {
    [CRYPTOS]: {
      response: [
        { symbol: 'NEW' },
        crypto('USDC', 'ethereum', '1', '0xa0b86991c6218b36c1d19d4a2e9eb0ce3606eb48'),
        crypto('USDC', 'base', '8453', '0x833589fCD6eDb6E08f4c7C32D4f71b54bdA02913'),
        crypto('ETH', 'base', '8453', null),
        crypto('ODD', 'base', '8453', null),
      ],
    },
    [FIATS]: {
      success: true,
      response: [
        {
          symbol: 'EUR',
          supportingCountries: ['DE', 'FR'],
          isAllowed: true,
          paymentOptions: [
            option('credit_debit_card'),
            option('sepa_bank_transfer'),
            option('pm_open_banking'),
            option('apple_pay', false),
          ],
        },
        { symbol: 'GBP', supportingCountries: ['GB'], isAllowed: true, paymentOptions: [option('gbp_bank_transfer')] },
      ],
    },
    [REFRESH]: { data: { accessToken: TOKEN, expiresAt: NOW / 1000 + 7 * 24 * 3600 } },
    [QUOTE]: {
      response: {
        quoteId: '5d8a1f6c-0000-4000-8000-000000000000',
        conversionPrice: 1.0781,
        marketConversionPrice: 1.08,
        slippage: 0.9,
        fiatCurrency: 'EUR',
        cryptoCurrency: 'USDC',
        paymentMethod: 'credit_debit_card',
        fiatAmount: 100,
        cryptoAmount: 104.2345679,
        isBuyOrSell: 'BUY',
        network: 'base',
        feeDecimal: 0.0381,
        totalFee: 3.81,
        feeBreakdown: [
          { name: 'Transak fee', value: 3.5, id: 'transak_fee', ids: ['transak_fee'] },
          { name: 'Network/Exchange fee', value: 0.21, id: 'network_fee', ids: ['network_fee'] },
          { name: 'Partner fee', value: 0.1, id: 'partner_fee', ids: ['partner_fee'] },
        ],
      },
    },
    [WIDGET]: { data: { widgetUrl: 'https://global.transak.com?apiKey=k&sessionId=abc' } },
    [STATUS]: orders({}),
  },
  headers: { 'x-api-key': SECRET },
  requests: {
    options: [
      [CRYPTOS, { apiKey: SECRET }],
      [FIATS, { apiKey: SECRET }],
    ],
    quote: [
      QUOTE,
      {
        partnerApiKey: SECRET,
        fiatCurrency: 'EUR',
        cryptoCurrency: 'USDC',
        isBuyOrSell: 'BUY',
        network: 'base',
        paymentMethod: 'credit_debit_card',
        fiatAmount: '100.00',
        quoteCountryCode: 'DE',
      },
    ],
    session: [
      WIDGET,
      {
        widgetParams: {
          apiKey: SECRET,
          referrerDomain: 'app.example',
          productsAvailed: 'BUY',
          cryptoCurrencyCode: 'USDC',
          network: 'base',
          walletAddress: ADDRESS,
          disableWalletAddressForm: true,
          fiatCurrency: 'EUR',
          fiatAmount: 100,
          paymentMethod: 'credit_debit_card',
          countryCode: 'DE',
          hideExchangeScreen: true,
          partnerOrderId: SESSION,
          redirectURL: 'https://app.example/done',
        },
      },
    ],
    status: [STATUS, { partnerOrderId: SESSION, productsAvailed: 'BUY' }],
  },
  options: {
    assets: [USDC, 'native'],
    payments: { EUR: ['card', 'bank', 'pm_open_banking'].map(method => ({ method, min: money(5), max: money(3000) })) },
  },
  limits: { min: money(5), max: money(3000) },
  offer: {
    total: INPUT.total,
    subtotal: money(96.19),
    fees: [
      { kind: 'provider', amount: money(3.5) },
      { kind: 'network', amount: money(0.21) },
      { kind: 'operator', amount: money(0.1) },
    ],
    amount: 104_234_567n,
    reference: '5d8a1f6c-0000-4000-8000-000000000000',
  },
  link: 'https://global.transak.com/?apiKey=k&sessionId=abc',
  elsewhere: change(FIATS, ['response', 0, 'supportingCountries'], ['FR']),
  refusals: [
    [
      'amount-too-low',
      400,
      { error: { statusCode: 400, name: 'BadRequest', message: 'Minimum fiat buy amount is €14' } },
    ],
    ['unsupported-method', 400, { error: { statusCode: 400, message: 'Invalid payment method' } }],
    ['unavailable', 400, { error: { statusCode: 400, message: 'Something else' } }],
  ],
  quoteForgeries: {
    'another currency': change(QUOTE, ['response', 'fiatCurrency'], 'USD'),
    'another asset': change(QUOTE, ['response', 'cryptoCurrency'], 'ETH'),
    'another network': change(QUOTE, ['response', 'network'], 'ethereum'),
    'another method': change(QUOTE, ['response', 'paymentMethod'], 'apple_pay'),
    'another amount': change(QUOTE, ['response', 'fiatAmount'], 110),
    'fees that do not sum': change(QUOTE, ['response', 'feeBreakdown', 0, 'value'], 3.4),
    'no crypto': change(QUOTE, ['response', 'cryptoAmount'], 0),
  },
  sessionForgeries: {
    'a foreign host': change(WIDGET, ['data', 'widgetUrl'], 'https://global.transak.com.evil.example/'),
    'no https': change(WIDGET, ['data', 'widgetUrl'], 'http://global.transak.com/'),
    'no token': change(REFRESH, ['data', 'accessToken'], ''),
  },
  statuses: [
    ['of no purchase', { data: [] }, undefined],
    ['COMPLETED', orders({}), { status: 'delivered', txHash: HASH, at: NOW, reference: ORDER.id }],
    ['AWAITING_PAYMENT_FROM_USER', orders({ status: 'AWAITING_PAYMENT_FROM_USER' }), { status: 'awaitingPayment' }],
    ['PAYMENT_DONE_MARKED_BY_USER', orders({ status: 'PAYMENT_DONE_MARKED_BY_USER' }), { status: 'processing' }],
    ['PROCESSING', orders({ status: 'PROCESSING' }), { status: 'processing' }],
    ['PENDING_DELIVERY_FROM_TRANSAK', orders({ status: 'PENDING_DELIVERY_FROM_TRANSAK' }), { status: 'processing' }],
    [
      'ON_HOLD_PENDING_DELIVERY_FROM_TRANSAK',
      orders({ status: 'ON_HOLD_PENDING_DELIVERY_FROM_TRANSAK' }),
      { status: 'onHold' },
    ],
    ['CANCELLED', orders({ status: 'CANCELLED' }), { status: 'failed', failure: 'cancelled' }],
    [
      'FAILED',
      orders({ status: 'FAILED', statusReason: 'Card declined' }),
      { status: 'failed', failure: 'card-declined' },
    ],
    ['FAILED without a reason', orders({ status: 'FAILED' }), { status: 'failed', failure: 'provider-error' }],
    ['REFUNDED', orders({ status: 'REFUNDED' }), { status: 'refunded' }],
    ['EXPIRED', orders({ status: 'EXPIRED' }), { status: 'expired' }],
    ['that is unknown', orders({ status: 'NEW' }), undefined],
  ],
  otherRecipient: change(STATUS, ['data', 0, 'walletAddress'], THIRD_PARTY),
  webhook: {
    sign,
    event: { webhookData: ORDER, eventID: 'ORDER_COMPLETED', createdAt: '2026-09-21T14:13:20.000Z' },
    update: { sessionId: SESSION, reference: ORDER.id, status: 'delivered', txHash: HASH, at: NOW },
    foreign: { webhookData: { kycStatus: 'APPROVED' }, eventID: 'KYC_APPROVED' },
    tamper: body => body.replace('.', '.e30'),
    header: undefined,
    hasTime: false,
  },
})

test('keeps the last two tokens, and replaces one that was refused', async () => {
  const server = await startApiServer()
  onTestFinished(() => server[Symbol.asyncDispose]())
  const { signal } = new AbortController()
  let created = 0
  let now = NOW
  server.answer(({ call, headers }) => {
    if (call === REFRESH) {
      created += 1
      return reply({ data: { accessToken: `access-token-number-${created}`, expiresAt: now / 1000 + 7 * 24 * 3600 } })
    }
    const isCurrent = headers['access-token'] === `access-token-number-${created}`
    return isCurrent ? reply({ data: [] }) : reply({ message: 'Unauthorized' }, 401)
  })
  const api = new OnrampApi({ id: 'transak', url: server.url })
  const tokens = new PartnerTokens({ api, key: 'k', secret: 's', now: () => now })
  const schema = (await import('./responses')).ordersSchema
  const ask = (): Promise<unknown> => {
    return tokens.use(token => api.send('/orders', { headers: { 'access-token': token } }, schema, signal), signal)
  }

  await Promise.all([ask(), ask(), ask()])
  expect(tokens.known).toEqual(['access-token-number-1'])

  // Another server created a token.
  created += 1
  await Promise.all([ask(), ask()])
  expect(tokens.known).toEqual(['access-token-number-3', 'access-token-number-1'])

  now += 7 * 24 * 3600 * 1000
  await ask()
  expect(tokens.known).toEqual(['access-token-number-4', 'access-token-number-3'])
})
