import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { parseOnramp, readOnrampFile } from './OnrampFile'

const LONG = 'sk-secret-0123456789-0123456789-0123'
const HOOK = 'https://kit.example/hook'
const RAMP = { kind: 'ramp', key: 'k', webhookUrl: HOOK, webhookSecret: LONG }

async function fileOf(text: string): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'oak-onramp-'))
  onTestFinished(() => rm(folder, { recursive: true, force: true }))
  const file = join(folder, 'onramp.json')
  await writeFile(file, text)
  return file
}

test('accepts every kind of provider', () => {
  const providers = [
    { kind: 'coinbase', key: 'k', secret: 's', webhookSecret: 'w', environment: 'sandbox', pageHosts: ['pay.example'] },
    { kind: 'meld', key: 'k', serviceProviders: ['BANXA'], webhookSecret: 'w', webhookUrl: HOOK },
    { kind: 'transak', key: 'k', secret: 's', referrerDomain: 'app.example', timeout: 100 },
    { kind: 'moonpay', id: 'mine', name: 'Cards', key: 'pk', secret: 'sk', pageUrl: 'https://buy.example/' },
    { ...RAMP, appName: 'My app', url: 'http://127.0.0.1:1' },
    { kind: 'sandbox', quoteLifetime: 30, feeBps: 1000 },
  ]
  expect(parseOnramp({ providers })).toEqual({ providers })
})

test.each<[string, object, string]>([
  ['Coinbase without a secret', { kind: 'coinbase', key: 'k' }, 'providers.0.secret'],
  ['Meld without a key', { kind: 'meld' }, 'providers.0.key'],
  ['Meld with a webhook secret alone', { kind: 'meld', key: 'k', webhookSecret: 'w' }, 'webhookUrl and webhookSecret'],
  ['Transak without a domain', { kind: 'transak', key: 'k', secret: 's' }, 'providers.0.referrerDomain'],
  ['MoonPay without a secret', { kind: 'moonpay', key: 'k' }, 'providers.0.secret'],
  ['Ramp without a webhook', { kind: 'ramp', key: 'k' }, 'providers.0.webhookUrl'],
  ['a short secret', { ...RAMP, webhookSecret: 'short' }, 'at least 32 characters'],
  ['a webhook without https', { ...RAMP, webhookUrl: 'http://kit.example' }, "isn't an https URL"],
  ['a widget without https', { ...RAMP, pageUrl: 'http://app.example' }, "isn't an https URL"],
  ['a URL of a file', { ...RAMP, url: 'file:///etc/passwd' }, "isn't an http or https URL"],
  ['a host with a path', { kind: 'coinbase', key: 'k', secret: 's', pageHosts: ['a.b/c'] }, "isn't a host"],
  ['a high fee of the sandbox', { kind: 'sandbox', feeBps: 1001 }, 'providers.0.feeBps'],
  ['an unknown setting', { kind: 'sandbox', key: 'k' }, 'providers.0'],
  ['an unknown kind', { kind: 'other' }, 'providers.0'],
  ['an id with spaces', { kind: 'sandbox', id: 'a b' }, 'lower-case letters'],
])('refuses %s', (_, provider, message) => {
  expect(() => parseOnramp({ providers: [provider] })).toThrow(message)
})

test.each([
  ['text that is not JSON', '{"key": "sk-secret', "it isn't JSON"],
  ['a key with a line break', JSON.stringify({ providers: [{ ...RAMP, key: 'sk-secret\n' }] }), "isn't a key"],
  ['a secret with a space', JSON.stringify({ providers: [{ ...RAMP, webhookSecret: `${LONG} ` }] }), "isn't a secret"],
])('names the file, but no key, for %s', async (_, text, message) => {
  const file = await fileOf(text)
  const error = await readOnrampFile(file).catch((failure: unknown) => failure)
  expect(error).toMatchObject({ message: expect.stringContaining(file) })
  expect(error).toMatchObject({ message: expect.stringContaining(message) })
  expect(JSON.stringify(error, Object.getOwnPropertyNames(error))).not.toContain('sk-secret')
})

test('names a file that is missing', async () => {
  await expect(readOnrampFile('/missing/onramp.json')).rejects.toThrow("/missing/onramp.json can't be read")
})
