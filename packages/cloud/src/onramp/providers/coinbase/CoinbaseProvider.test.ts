import { createHmac, generateKeyPairSync, verify } from 'node:crypto'
import { expect, test } from 'vitest'
import { altered, type Change, describeOnrampProvider } from '../../../../test/onramp/describeOnrampProvider'
import { ADDRESS, HASH, INPUT, money, NOW, SECRET, SESSION, THIRD_PARTY, USDC } from '../../../../test/onramp/purchase'
import type { OnrampWebhook } from '../../OnrampProvider'
import { CdpKey } from './CdpKey'
import { verifyHook0 } from './verifyHook0'

const UUID = '2b92315d-eab7-5bef-84fa-089a131333f5'
const EC = generateKeyPairSync('ec', { namedCurve: 'P-256' })
const PEM = EC.privateKey.export({ type: 'sec1', format: 'pem' }).toString()
const QUOTE = 'POST /onramp/v1/buy/quote'
const OPTIONS = 'GET /onramp/v1/buy/options'
const SESSIONS = 'POST /platform/v2/onramp/sessions'
const STATUS = `GET /onramp/v1/buy/user/${SESSION}/transactions`
const eur = (value: string): object => ({ value, currency: 'EUR' })
const network = (name: string, chain: string, contract: string): object => ({
  name,
  display_name: name,
  chain_id: chain,
  contract_address: contract,
})
const TRANSACTION = {
  transaction_id: '1f087a54-ff1f-62e8-9f85-aa77ac0499a5',
  status: 'ONRAMP_TRANSACTION_STATUS_SUCCESS',
  purchase_network: 'base',
  tx_hash: HASH,
  completed_at: '2026-09-21T14:13:20Z',
  wallet_address: ADDRESS,
  user_id: '4132b63ee21128686458155b28570289',
  failure_reason: 'FAILURE_REASON_UNSPECIFIED',
}
const EVENT = {
  eventType: 'onramp.transaction.updated',
  transactionId: TRANSACTION.transaction_id,
  status: 'ONRAMP_TRANSACTION_STATUS_IN_PROGRESS',
  purchaseCurrency: 'USDC',
  txHash: '0x',
  completedAt: '0001-01-01T00:00:00Z',
  partnerUserRef: SESSION,
  errorCode: 'ERROR_CODE_UNSPECIFIED',
}
const transactions = (...list: readonly object[]): object => ({
  transactions: list.map(one => ({ ...TRANSACTION, ...one })),
  next_page_key: '',
})

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
  return { headers: new Headers({ 'x-hook0-signature': `t=${time},v0=${code}` }), body }
}

describeOnrampProvider('Coinbase', {
  settings: base => ({ kind: 'coinbase', ...base, key: 'key-id', secret: PEM, webhookSecret: SECRET }),
  secrets: [PEM.split('\n')[1] ?? ''],
  answers: {
    [OPTIONS]: {
      payment_currencies: [
        {
          id: 'EUR',
          limits: [
            { id: 'CARD', min: '2', max: '7500' },
            { id: 'FIAT_WALLET', min: '2', max: '25000' },
            { id: 'GUEST_CHECKOUT_CARD', min: '2', max: '500' },
          ],
        },
      ],
      purchase_currencies: [
        { id: 'an entry of a new kind' },
        {
          id: UUID,
          name: 'USDC',
          symbol: 'USDC',
          networks: [
            network('ethereum', '1', '0xa0b86991c6218b36c1d19d4a2e9eb0ce3606eb48'),
            network('base', '8453', '0x833589fCD6eDb6E08f4c7C32D4f71b54bdA02913'),
          ],
        },
        {
          id: 'd85dce9b-5b73-5c3c-8978-522ce1d1c1b4',
          name: 'Ether',
          symbol: 'ETH',
          networks: [network('base', '8453', '')],
        },
        {
          id: 'c0ffee00-5b73-5c3c-8978-522ce1d1c1b4',
          name: 'Odd',
          symbol: 'ODD',
          networks: [network('base', '8453', '')],
        },
      ],
    },
    [QUOTE]: {
      payment_total: eur('100.00'),
      payment_subtotal: eur('96.00'),
      purchase_amount: { value: '104.2345679', currency: 'USDC' },
      coinbase_fee: eur('3.80'),
      network_fee: eur('0.20'),
      quote_id: 'a8a1e7d1-0000-4000-8000-000000000000',
    },
    [SESSIONS]: {
      session: { onrampUrl: 'https://pay.coinbase.com/buy?sessionToken=abc123F' },
      quote: {
        paymentTotal: '100.00',
        paymentSubtotal: '96.00',
        paymentCurrency: 'EUR',
        purchaseAmount: '104.234567',
        purchaseCurrency: 'USDC',
        destinationNetwork: 'base',
        fees: [{ type: 'FEE_TYPE_EXCHANGE', amount: '4', currency: 'EUR' }],
        exchangeRate: '1',
      },
    },
    [STATUS]: transactions({}),
  },
  headers: { authorization: expect.stringMatching(/^Bearer ey/) },
  requests: {
    options: [[OPTIONS, { country: 'DE' }]],
    quote: [
      QUOTE,
      {
        purchaseCurrency: UUID,
        purchaseNetwork: 'base',
        paymentAmount: '100.00',
        paymentCurrency: 'EUR',
        paymentMethod: 'CARD',
        country: 'DE',
      },
    ],
    session: [
      SESSIONS,
      {
        purchaseCurrency: UUID,
        destinationNetwork: 'base',
        destinationAddress: ADDRESS,
        paymentAmount: '100.00',
        paymentCurrency: 'EUR',
        paymentMethod: 'CARD',
        country: 'DE',
        redirectUrl: 'https://app.example/done',
        clientIp: '203.0.113.42',
        partnerUserRef: SESSION,
      },
    ],
    status: [STATUS, { pageSize: '10' }],
  },
  options: {
    assets: [USDC, 'native'],
    payments: {
      EUR: [
        { method: 'card', min: money(2), max: money(7500) },
        { method: 'FIAT_WALLET', min: money(2), max: money(25_000) },
      ],
    },
  },
  limits: { min: money(2), max: money(7500) },
  offer: {
    total: INPUT.total,
    subtotal: money(96),
    fees: [
      { kind: 'provider', amount: money(3.8) },
      { kind: 'network', amount: money(0.2) },
    ],
    amount: 104_234_567n,
    reference: 'a8a1e7d1-0000-4000-8000-000000000000',
  },
  link: 'https://pay.coinbase.com/buy?sessionToken=abc123F',
  elsewhere: body => altered(altered(body, ['payment_currencies'], []), ['purchase_currencies'], []),
  refusals: [
    ['unsupported-asset', 400, { errorType: 'network_not_tradable', errorMessage: 'Network is not tradable' }],
    ['unsupported-country', 400, { code: 3, message: 'subdivision not supported', details: [] }],
    ['unsupported-currency', 200, { ...quoteIn('USD') }],
  ],
  quoteForgeries: {
    'another asset': change(QUOTE, ['purchase_amount', 'currency'], 'ETH'),
    'another total': change(QUOTE, ['payment_total', 'value'], '90.00'),
    'fees that do not sum': change(QUOTE, ['coinbase_fee', 'value'], '3.70'),
    'a negative fee': change(QUOTE, ['coinbase_fee', 'value'], '-3.80'),
    'no crypto': change(QUOTE, ['purchase_amount', 'value'], '0.0000001'),
    'an amount that is no number': change(QUOTE, ['purchase_amount', 'value'], '1e999'),
  },
  sessionForgeries: {
    'a foreign host': change(SESSIONS, ['session', 'onrampUrl'], 'https://pay.coinbase.com.evil.example/buy'),
    'no https': change(SESSIONS, ['session', 'onrampUrl'], 'http://pay.coinbase.com/buy'),
    'a user in the link': change(SESSIONS, ['session', 'onrampUrl'], 'https://a@pay.coinbase.com/buy'),
    'a script': change(SESSIONS, ['session', 'onrampUrl'], 'javascript:alert(1)'),
    'another currency': change(SESSIONS, ['quote', 'paymentCurrency'], 'USD'),
    'another asset': change(SESSIONS, ['quote', 'purchaseCurrency'], 'ETH'),
    'another network': change(SESSIONS, ['quote', 'destinationNetwork'], 'ethereum'),
  },
  statuses: [
    ['of no purchase', { transactions: [], next_page_key: '', total_count: '0' }, undefined],
    [
      'SUCCESS',
      transactions({}),
      { status: 'delivered', txHash: HASH, reference: TRANSACTION.transaction_id, at: NOW },
    ],
    ['IN_PROGRESS', transactions({ status: 'ONRAMP_TRANSACTION_STATUS_IN_PROGRESS' }), { status: 'processing' }],
    ['CREATED', transactions({ status: 'ONRAMP_TRANSACTION_STATUS_CREATED' }), { status: 'awaitingPayment' }],
    [
      'FAILED',
      transactions({ status: 'ONRAMP_TRANSACTION_STATUS_FAILED', failure_reason: 'FAILURE_REASON_BUY_FAILED' }),
      { status: 'failed', failure: 'provider-error' },
    ],
    [
      'FAILED of a card',
      transactions({ status: 'ONRAMP_TRANSACTION_STATUS_FAILED', error_code: 'ERROR_CODE_GUEST_CARD_SOFT_DECLINED' }),
      { status: 'failed', failure: 'card-declined' },
    ],
    [
      'FAILED of the lifetime limit',
      transactions({ status: 'ONRAMP_TRANSACTION_STATUS_FAILED', error_code: 'ERROR_CODE_GUEST_TRANSACTION_COUNT' }),
      { status: 'failed', failure: 'lifetime-limit-reached' },
    ],
    [
      'of several attempts',
      transactions({ status: 'ONRAMP_TRANSACTION_STATUS_FAILED' }, {}),
      { status: 'delivered', txHash: HASH },
    ],
    ['of an order', transactions({ status: 'ONRAMP_ORDER_STATUS_PENDING_PAYMENT' }), { status: 'awaitingPayment' }],
    ['that is unknown', transactions({ status: 'ONRAMP_TRANSACTION_STATUS_NEW' }), undefined],
  ],
  otherRecipient: change(STATUS, ['transactions', 0, 'wallet_address'], THIRD_PARTY),
  webhook: {
    sign,
    event: EVENT,
    update: { sessionId: SESSION, reference: TRANSACTION.transaction_id, status: 'processing', txHash: undefined },
    foreign: { ...EVENT, eventType: 'offramp.transaction.updated' },
    tamper: body => body.replace('IN_PROGRESS', 'SUCCESS'),
    header: 'x-hook0-signature',
    hasTime: true,
  },
})

function quoteIn(currency: string): object {
  const amount = (value: string): object => ({ value, currency })
  return {
    payment_total: amount('100.00'),
    payment_subtotal: amount('96.00'),
    purchase_amount: { value: '104.2345679', currency: 'USDC' },
    coinbase_fee: amount('3.80'),
    network_fee: amount('0.20'),
    quote_id: 'a8a1e7d1-0000-4000-8000-000000000000',
  }
}

test('signs a token for each request with either kind of key', async () => {
  const ed = generateKeyPairSync('ed25519')
  const { d = '', x = '' } = ed.privateKey.export({ format: 'jwk' })
  const secret = Buffer.concat([Buffer.from(d, 'base64url'), Buffer.from(x, 'base64url')]).toString('base64')
  const url = new URL('https://api.cdp.coinbase.com/platform/v2/onramp/sessions?a=b')
  const keys = [
    ['EdDSA', secret, ed.publicKey, null],
    ['ES256', PEM.replaceAll('\n', '\\n'), EC.publicKey, 'sha256'],
  ] as const
  for (const [alg, text, publicKey, digest] of keys) {
    const token = await new CdpKey('key-id', text, () => NOW).token('POST', url)
    const [header = '', claims = '', signature = ''] = token.split('.')
    expect(JSON.parse(Buffer.from(header, 'base64url').toString())).toMatchObject({ alg, kid: 'key-id', typ: 'JWT' })
    expect(JSON.parse(Buffer.from(claims, 'base64url').toString())).toEqual({
      sub: 'key-id',
      iss: 'cdp',
      uris: ['POST api.cdp.coinbase.com/platform/v2/onramp/sessions'],
      iat: NOW / 1000,
      nbf: NOW / 1000,
      exp: NOW / 1000 + 120,
    })
    const key = { key: publicKey, dsaEncoding: 'ieee-p1363' } as const
    expect(verify(digest, Buffer.from(`${header}.${claims}`), key, Buffer.from(signature, 'base64url'))).toBe(true)
  }
})

test.each(['', 'c2hvcnQ=', '-----BEGIN EC PRIVATE KEY-----\nx\n-----END EC PRIVATE KEY-----'])(
  'refuses the key %j',
  secret => {
    expect(() => new CdpKey('key-id', secret, () => NOW)).toThrow('Coinbase Developer Platform')
  },
)

test('verifies a signature that covers headers', () => {
  const body = '{}'
  const time = NOW / 1000
  const code = createHmac('sha256', SECRET)
    .update(`${time}.content-type x-event-id.application/json.1.${body}`)
    .digest('hex')
  const headers = new Headers({
    'content-type': 'application/json',
    'x-event-id': '1',
    'x-hook0-signature': `t=${time},h=content-type x-event-id,v1=${code}`,
  })
  expect(() => verifyHook0({ headers, body }, SECRET, NOW)).not.toThrow()
  headers.set('x-event-id', '2')
  expect(() => verifyHook0({ headers, body }, SECRET, NOW)).toThrow('signature')
})
