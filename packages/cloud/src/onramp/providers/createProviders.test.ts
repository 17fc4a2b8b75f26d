import { inspect } from 'node:util'
import { expect, test } from 'vitest'
import { ORDER, SECRET } from '../../../test/onramp/purchase'
import { reply, startApiServer } from '../../../test/server/ApiServer'
import type { OnrampProviderSettings } from '../OnrampFile'
import type { OnrampProvider } from '../OnrampProvider'
import { createProviders } from './createProviders'

const MELD = { kind: 'meld', key: SECRET } as const
const RAMP = { kind: 'ramp', key: 'k', webhookUrl: 'https://kit.example/hook', webhookSecret: SECRET } as const

function create(...providers: readonly OnrampProviderSettings[]): {
  readonly created: readonly OnrampProvider[]
  readonly logs: readonly unknown[]
} {
  const logs: unknown[] = []
  const created = createProviders(
    { providers },
    {
      logger: { warn: (...line: unknown[]) => logs.push(line) },
      sandbox: settings => ({ id: settings.id, name: 'Sandbox', isSandbox: true }) as OnrampProvider,
    },
  )
  return { created, logs }
}

test('names providers after their kind, and numbers the others', () => {
  const { created } = create(
    MELD,
    MELD,
    { kind: 'sandbox' },
    { ...RAMP, id: 'mine', name: 'Cards', environment: 'sandbox' },
  )
  expect(created.map(({ id, name, isSandbox }) => [id, name, isSandbox])).toEqual([
    ['meld', 'Meld', false],
    ['meld-2', 'Meld', false],
    ['sandbox', 'Sandbox', true],
    ['mine', 'Cards', true],
  ])
})

test('refuses two providers with one id', () => {
  expect(() => create({ ...MELD, id: 'a' }, { kind: 'sandbox', id: 'a' })).toThrow('the id a')
})

test.each([
  ['secret', { kind: 'coinbase', key: 'k', secret: SECRET }],
  ['webhookPublicKey', { ...RAMP, webhookPublicKey: SECRET }],
] as const)('names a %s that is not a key, without its text', (setting, settings) => {
  let failure: unknown
  try {
    create(settings)
  } catch (error) {
    failure = error
  }
  expect(inspect(failure, { showHidden: true })).toContain(`The ${setting} of the on-ramp provider`)
  expect(inspect(failure, { showHidden: true })).not.toContain(SECRET)
})

test('warns about a provider without a webhook secret, and refuses its webhooks', async () => {
  const { created, logs } = create(MELD, { kind: 'moonpay', key: 'pk', secret: SECRET }, RAMP)
  expect(logs).toMatchObject([
    [{ provider: 'meld' }, expect.any(String)],
    [{ provider: 'moonpay' }, expect.any(String)],
  ])
  const webhook = { headers: new Headers(), body: '{}' }
  for (const provider of created) {
    await expect(provider.readWebhook(webhook, new AbortController().signal)).rejects.toMatchObject({
      reason: 'forged',
    })
  }
})

test.each(['127.0.0.1', '10.1.2.3', '::1', 'fd00::1', 'unknown'])(
  'names the cause for the address %s',
  async clientIp => {
    await using server = await startApiServer()
    const countries = [{ alpha2: 'DE', isBuyAllowed: true }]
    const metadata = { contractAddress: ORDER.asset, chainId: '8453', networkCode: 'base' }
    const currencies = [
      { type: 'fiat', code: 'eur', minBuyAmount: 20, maxBuyAmount: 30_000 },
      { type: 'crypto', code: 'usdc_base', isSuspended: false, supportsTestMode: true, metadata },
    ]
    server.answer(({ call }) => reply(call.endsWith('countries') ? countries : currencies))
    const { signal } = new AbortController()
    const settings = { kind: 'moonpay', key: 'pk', secret: SECRET, url: server.url } as const
    const { created } = create(settings, { ...settings, environment: 'sandbox' })
    const [live, sandbox] = created.map(provider => provider.createSession({ ...ORDER, clientIp }, signal))
    await expect(live).rejects.toMatchObject({ reason: 'network-address-mismatch' })
    expect((await sandbox)?.url).toMatch(/^https:\/\/buy-sandbox\.moonpay\.com\/\?apiKey=pk&currencyCode=usdc_base/)
    expect((await sandbox)?.url).not.toContain('allowedIpAddress')
  },
)
