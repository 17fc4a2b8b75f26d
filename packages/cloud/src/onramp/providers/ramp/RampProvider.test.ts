import { generateKeyPairSync, sign as signBytes } from 'node:crypto'
import { expect, test } from 'vitest'
import { altered, type Change, describeOnrampProvider } from '../../../../test/onramp/describeOnrampProvider'
import { ADDRESS, HASH, INPUT, money, NOW, SECRET, SESSION, THIRD_PARTY, USDC } from '../../../../test/onramp/purchase'
import type { OnrampWebhook } from '../../OnrampProvider'
import { stableJson } from './stableJson'
import { WebhookLinks } from './WebhookLinks'

const WEBHOOK_URL = 'https://kit.example/onramp/webhooks/ramp'
const KEYS = {
  ours: generateKeyPairSync('ec', { namedCurve: 'secp256k1' }),
  other: generateKeyPairSync('ec', { namedCurve: 'secp256k1' }),
}
const LINKS = new WebhookLinks(WEBHOOK_URL, SECRET)
const ASSETS = 'GET /host-api/v3/assets'
const METHODS = 'GET /host-api/v3/payment-methods'
const CURRENCIES = 'GET /host-api/v3/currencies'
const QUOTE = 'POST /host-api/v3/onramp/quote/all'
const STATUS = 'GET /host-api/purchase/9393916e-c3c5-46c4-9132-18106a192637'
const asset = (symbol: string, chain: string, address: string | null, type = 'ERC20'): object => ({
  symbol,
  chain,
  name: symbol,
  decimals: symbol === 'ETH' ? 18 : 6,
  type,
  address,
  logoUrl: '',
  enabled: true,
  hidden: false,
  price: { EUR: 0.92 },
  currencyCode: 'EUR',
  minPurchaseAmount: -1,
  maxPurchaseAmount: -1,
  minPurchaseCryptoAmount: '10000',
  networkFee: 0.4,
})
const BASE_USDC = asset('USDC', 'BASE', '0x833589fCD6eDb6E08f4c7C32D4f71b54bdA02913')
const PURCHASE = {
  id: '9393916e-c3c5-46c4-9132-18106a192637',
  endTime: null,
  asset: BASE_USDC,
  receiverAddress: ADDRESS,
  cryptoAmount: '104234567',
  fiatCurrency: 'EUR',
  fiatValue: 100,
  baseRampFee: 2.2,
  appliedFee: 3.4,
  paymentMethodType: 'CARD_PAYMENT',
  finalTxHash: HASH,
  createdAt: '2026-09-21T14:00:00.000Z',
  updatedAt: '2026-09-21T14:13:20.000Z',
  status: 'RELEASED',
}
const EVENT = { type: 'RELEASED', purchase: { ...PURCHASE, purchaseViewToken: 'view-token' } }
const REFERENCE = `${PURCHASE.id}:view-token`
const purchase = (status: string): object => ({ ...PURCHASE, status, finalTxHash: null })

/** Changes a field of a response. */
function change(of: string, path: readonly (string | number)[], value: unknown): Change {
  return (body, call) => (call === of ? altered(body, path, value) : body)
}

function sign(event: unknown, _: number, key: 'ours' | 'other'): OnrampWebhook {
  const signature = signBytes('sha256', Buffer.from(stableJson(event)), KEYS[key].privateKey).toString('base64')
  const headers = new Headers({ 'x-body-signature': signature })
  return { headers, body: JSON.stringify(event, undefined, 1), url: LINKS.of(SESSION, ADDRESS) }
}

const SEARCH = new URLSearchParams({
  hostApiKey: 'host-key',
  hostAppName: 'My app',
  enabledFlows: 'ONRAMP',
  userAddress: ADDRESS,
  swapAsset: 'BASE_USDC',
  defaultAsset: 'BASE_USDC',
  fiatCurrency: 'EUR',
  fiatValue: '100.00',
  paymentMethodType: 'CARD_PAYMENT',
  selectedCountryCode: 'DE',
  finalUrl: 'https://app.example/done',
  webhookStatusUrl: LINKS.of(SESSION, ADDRESS),
})

describeOnrampProvider('Ramp Network', {
  settings: base => ({
    kind: 'ramp',
    ...base,
    key: 'host-key',
    appName: 'My app',
    webhookUrl: WEBHOOK_URL,
    webhookSecret: SECRET,
    webhookPublicKey: KEYS.ours.publicKey.export({ type: 'spki', format: 'pem' }).toString(),
  }),
  answers: {
    [ASSETS]: {
      assets: [
        asset('USDC', 'ETH', '0xa0b86991c6218b36c1d19d4a2e9eb0ce3606eb48'),
        BASE_USDC,
        asset('ETH', 'BASE', null, 'NATIVE'),
        asset('DOT', 'POLKADOT', null, 'NATIVE'),
      ],
      currencyCode: 'EUR',
      minPurchaseAmount: 4,
      maxPurchaseAmount: 20_000,
      minFeeAmount: 2.49,
      minFeePercent: 0.49,
      maxFeePercent: 2.9,
    },
    [METHODS]: [
      { name: 'NEW' },
      { name: 'CARD_PAYMENT', currencies: ['EUR', 'USD'], countries: ['de', 'us'] },
      { name: 'MANUAL_BANK_TRANSFER', currencies: ['EUR'], countries: ['de'] },
      { name: 'PIX', currencies: ['BRL'], countries: ['br'] },
    ],
    [CURRENCIES]: [
      { fiatCurrency: 'EUR', name: 'Euro', onrampAvailable: true, offrampAvailable: true },
      { fiatCurrency: 'USD', name: 'US dollar', onrampAvailable: false, offrampAvailable: false },
    ],
    [QUOTE]: {
      asset: BASE_USDC,
      CARD_PAYMENT: {
        fiatCurrency: 'EUR',
        cryptoAmount: '104234567',
        fiatValue: 100,
        baseRampFee: 2.2,
        appliedFee: 3.4,
        hostFeeCut: 0.5,
      },
      APPLE_PAY: { fiatCurrency: 'EUR', cryptoAmount: '104000000', fiatValue: 100, baseRampFee: 2.4, appliedFee: 3.6 },
    },
    [STATUS]: PURCHASE,
  },
  headers: {},
  requests: {
    options: [
      [METHODS, { hostApiKey: 'host-key' }],
      [CURRENCIES, { countryCode: 'DE', hostApiKey: 'host-key' }],
      [ASSETS, { currencyCode: 'EUR', hostApiKey: 'host-key' }],
    ],
    quote: [QUOTE, { cryptoAssetSymbol: 'BASE_USDC', fiatCurrency: 'EUR', fiatValue: 100, userCountryCode: 'DE' }],
    session: undefined,
    status: [STATUS, { secret: 'view-token' }],
  },
  options: {
    assets: [USDC, 'native'],
    payments: { EUR: ['card', 'bank'].map(method => ({ method, min: money(4), max: money(20_000) })) },
  },
  limits: { min: money(4), max: money(20_000) },
  offer: {
    total: INPUT.total,
    fees: [
      { kind: 'provider', amount: money(2.9) },
      { kind: 'operator', amount: money(0.5) },
    ],
    amount: 104_234_567n,
  },
  link: `https://app.rampnetwork.com/?${SEARCH}`,
  elsewhere: (body, call) => (call === METHODS ? [] : body),
  refusals: [
    [
      'unsupported-currency',
      400,
      { code: 'SERVICES.HOST_API.UNSUPPORTED_CURRENCY_FOR_REQUESTED_PAYMENT_METHOD', statusCode: 400 },
    ],
    ['unsupported-method', 200, { asset: BASE_USDC }],
    ['unavailable', 400, { code: 'SERVICES.HOST_API.OTHER', statusCode: 400 }],
  ],
  quoteForgeries: {
    'another currency': change(QUOTE, ['CARD_PAYMENT', 'fiatCurrency'], 'USD'),
    'another asset': change(QUOTE, ['asset', 'symbol'], 'ETH'),
    'another chain': change(QUOTE, ['asset', 'chain'], 'ETH'),
    'other decimals': change(QUOTE, ['asset', 'decimals'], 18),
    'another total': change(QUOTE, ['CARD_PAYMENT', 'fiatValue'], 101),
    'fees above the total': change(QUOTE, ['CARD_PAYMENT', 'appliedFee'], 100),
    'parts above the fee': change(QUOTE, ['CARD_PAYMENT', 'hostFeeCut'], 4),
    'no crypto': change(QUOTE, ['CARD_PAYMENT', 'cryptoAmount'], '0'),
    'a fraction of a base unit': change(QUOTE, ['CARD_PAYMENT', 'cryptoAmount'], '1.5'),
    'limits of another currency': change(ASSETS, ['currencyCode'], 'USD'),
  },
  sessionForgeries: { 'limits of another currency': change(ASSETS, ['currencyCode'], 'USD') },
  purchase: { reference: REFERENCE },
  statuses: [
    ['of no purchase', undefined, undefined],
    ['RELEASED', PURCHASE, { status: 'delivered', txHash: HASH, at: NOW, reference: REFERENCE }],
    ['INITIALIZED', purchase('INITIALIZED'), { status: 'awaitingPayment' }],
    ['PAYMENT_STARTED', purchase('PAYMENT_STARTED'), { status: 'awaitingPayment' }],
    ['PAYMENT_IN_PROGRESS', purchase('PAYMENT_IN_PROGRESS'), { status: 'processing' }],
    ['PAYMENT_FAILED', purchase('PAYMENT_FAILED'), { status: 'awaitingPayment' }],
    ['PAYMENT_EXECUTED', purchase('PAYMENT_EXECUTED'), { status: 'processing' }],
    ['FIAT_SENT', purchase('FIAT_SENT'), { status: 'processing' }],
    ['FIAT_RECEIVED', purchase('FIAT_RECEIVED'), { status: 'processing' }],
    ['RELEASING', purchase('RELEASING'), { status: 'processing' }],
    ['EXPIRED', purchase('EXPIRED'), { status: 'expired' }],
    ['CANCELLED', purchase('CANCELLED'), { status: 'failed', failure: 'cancelled' }],
    ['REVIEW_REJECTED', purchase('REVIEW_REJECTED'), { status: 'failed', failure: 'identity-rejected' }],
    ['that is unknown', purchase('NEW'), undefined],
  ],
  otherRecipient: change(STATUS, ['receiverAddress'], THIRD_PARTY),
  webhook: {
    sign,
    event: EVENT,
    update: { sessionId: SESSION, reference: REFERENCE, status: 'delivered', txHash: HASH, at: NOW },
    foreign: { id: '1', type: 'CREATED', mode: 'OFFRAMP', payload: {} },
    tamper: body => body.replaceAll('RELEASED', 'RETURNED'),
    header: 'x-body-signature',
    hasTime: false,
  },
})

test('sorts keys and leaves out spaces', () => {
  const value = JSON.parse('{"b":[1,{"d":null,"c":"\\u00e9"}],"a":{"z":true,"Z":1.50}}')
  expect(stableJson(value)).toBe('{"a":{"Z":1.5,"z":true},"b":[1,{"c":"é","d":null}]}')
})

test('binds a webhook to its purchase', () => {
  const url = LINKS.of(SESSION, ADDRESS)
  expect(LINKS.sessionOf(url, ADDRESS.toLowerCase())).toBe(SESSION)
  expect(LINKS.sessionOf(undefined, ADDRESS)).toBeUndefined()
  expect(LINKS.sessionOf(WEBHOOK_URL, ADDRESS)).toBeUndefined()
  expect(() => LINKS.sessionOf(url, THIRD_PARTY)).toThrow('another purchase')
  expect(() => LINKS.sessionOf(url.replace(SESSION, 'other'), ADDRESS)).toThrow('another purchase')
})
