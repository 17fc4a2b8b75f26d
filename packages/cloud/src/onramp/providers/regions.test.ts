import { generateKeyPairSync } from 'node:crypto'
import { expect, test } from 'vitest'
import { ORDER, PLACE, SECRET, USDC } from '../../../test/onramp/purchase'
import { type ApiServer, reply, startApiServer } from '../../../test/server/ApiServer'
import type { OnrampProviderSettings } from '../OnrampFile'
import type { OnrampMarket, OnrampProvider } from '../OnrampProvider'
import { createProviders } from './createProviders'

const US: OnrampMarket = { ...PLACE, country: 'US', subdivision: 'TX' }
const NEW_YORK: OnrampMarket = { ...US, subdivision: 'NY' }
const { signal } = new AbortController()
const PEM = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  .privateKey.export({ type: 'pkcs8', format: 'pem' })
  .toString()

function providerOf(
  server: ApiServer,
  settings: OnrampProviderSettings,
  answers: Readonly<Record<string, unknown>>,
): OnrampProvider {
  server.answer(({ call }) => reply(answers[call] ?? {}, call in answers ? 200 : 500))
  const dependencies = { logger: { warn: () => {} }, sandbox: () => expect.unreachable() }
  const [provider] = createProviders({ providers: [settings] }, dependencies)
  return provider ?? expect.unreachable()
}

test('asks Coinbase for a state, and needs a public address', async () => {
  await using server = await startApiServer()
  const networks = [{ name: 'base', chain_id: '8453', contract_address: USDC }]
  const provider = providerOf(
    server,
    { kind: 'coinbase', url: server.url, key: 'k', secret: PEM, webhookSecret: SECRET },
    {
      'GET /onramp/v1/buy/options': {
        payment_currencies: [{ id: 'USD', limits: [{ id: 'ACH_BANK_ACCOUNT', min: '1', max: '25000' }] }],
        purchase_currencies: [{ id: 'a', symbol: 'USDC', networks }],
      },
    },
  )
  expect(await provider.options(NEW_YORK, signal)).toMatchObject({ payments: { USD: [{ method: 'bank' }] } })
  expect(await provider.options(US, signal)).toMatchObject({ assets: [USDC] })
  expect(server.requests.map(({ query }) => query)).toEqual([
    { country: 'US', subdivision: 'NY' },
    { country: 'US', subdivision: 'TX' },
  ])
  const order = { ...ORDER, ...US, currency: 'USD', method: 'bank', clientIp: '192.168.0.2' }
  await expect(provider.createSession(order, signal)).rejects.toMatchObject({ reason: 'network-address-mismatch' })
})

test('leaves out what MoonPay does not sell in a state', async () => {
  await using server = await startApiServer()
  const metadata = { contractAddress: USDC, chainId: '8453', networkCode: 'base' }
  const provider = providerOf(
    server,
    { kind: 'moonpay', url: server.url, key: 'k', secret: SECRET },
    {
      'GET /v3/countries': [{ alpha2: 'US', isBuyAllowed: true, states: [{ code: 'VI', isBuyAllowed: false }] }],
      'GET /v3/currencies': [
        { type: 'fiat', code: 'usd', minBuyAmount: 20, maxBuyAmount: 30_000 },
        { type: 'crypto', code: 'usdc_base', isSuspended: false, notAllowedUSStates: ['NY'], metadata },
      ],
    },
  )
  expect(await provider.options(US, signal)).toMatchObject({ assets: [USDC] })
  expect(await provider.options(NEW_YORK, signal)).toBeUndefined()
  expect(await provider.options({ ...US, subdivision: 'VI' }, signal)).toBeUndefined()
  expect(await provider.options(PLACE, signal)).toBeUndefined()
})

test('leaves out what Transak does not sell in a state', async () => {
  await using server = await startApiServer()
  const option = { id: 'pm_wire', isActive: true, minAmount: 5, maxAmount: 3000 }
  const network = { name: 'base', chainId: '8453' }
  const regionsNotSupported = [{ country: 'US', availability: 'partial', restrictedStates: ['NY'] }]
  const provider = providerOf(
    server,
    { kind: 'transak', url: server.url, key: 'k', secret: SECRET, referrerDomain: 'app.example' },
    {
      'GET /cryptocoverage/api/v1/public/crypto-currencies': {
        response: [{ symbol: 'USDC', address: USDC, isAllowed: true, network, regionsNotSupported }],
      },
      'GET /fiat/public/v1/currencies/fiat-currencies': {
        response: [{ symbol: 'USD', supportingCountries: ['US'], isAllowed: true, paymentOptions: [option] }],
      },
    },
  )
  expect(await provider.options(US, signal)).toMatchObject({ assets: [USDC], payments: { USD: [{ method: 'bank' }] } })
  expect(await provider.options(NEW_YORK, signal)).toBeUndefined()
})
