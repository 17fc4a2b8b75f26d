import type { SIWXInput } from '@openappkit/contract'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { LegacyMessenger } from './LegacyMessenger'
import { parseMessage } from './parseMessage'
import type { SignInNetwork } from './SignInNetwork'
import { StandardMessenger } from './StandardMessenger'

const input: SIWXInput = { accountAddress: '0xd8dA6BF26964aF9D7eEd9e03E53415D37aA96045', chainId: 'eip155:137' }
const site = { domain: 'app.example', uri: 'https://app.example/' }
const polygon: SignInNetwork = {
  id: 137,
  name: 'Polygon',
  rpcUrls: { default: { http: ['https://polygon.invalid'] } },
  chainNamespace: 'eip155',
  caipNetworkId: 'eip155:137',
}
const messengers = [
  ['StandardMessenger', StandardMessenger],
  ['LegacyMessenger', LegacyMessenger],
] as const

beforeEach(() => {
  vi.useFakeTimers({ now: new Date('2026-11-21T09:30:00.123Z'), toFake: ['Date'] })
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

function openPage(href: string): void {
  vi.stubGlobal('document', { location: new URL(href) })
}

test.each(messengers)('%s: domain and uri default to the page’s', async (_, Messenger) => {
  openPage('https://app.example:8080/login')
  const message = await new Messenger().createMessage(input)
  expect(message).toMatchObject({ domain: 'app.example:8080', uri: 'https://app.example:8080/login' })
  expect(new Messenger().getDomain()).toBe('app.example:8080')
  expect(await new Messenger(site).createMessage(input)).toMatchObject(site)
  expect(new Messenger(site).getDomain()).toBe('app.example')
})

test.each(messengers)('%s: requires a domain on a server', async (_, Messenger) => {
  await expect(new Messenger().createMessage(input)).rejects.toMatchObject({ code: 'siwx/invalid-field' })
})

test("StandardMessenger: omits the page's query and fragment, which may be secret", async () => {
  openPage('https://app.example/a?token=secret#code=secret')
  expect((await new StandardMessenger().createMessage(input)).uri).toBe('https://app.example/a')
})

test("StandardMessenger: percent-encodes path characters that browsers allow but the grammar doesn't", async () => {
  openPage('https://app.example/100%/[a]|ü/%41')
  const message = await new StandardMessenger().createMessage(input)
  expect(message.uri).toBe('https://app.example/100%25/%5Ba%5D%7C%C3%BC/%41')
  expect(parseMessage(message.toString()).uri).toBe(message.uri)
})

test("LegacyMessenger: uses the page's whole URL unchanged", async () => {
  openPage('https://app.example/a?b={c}#d')
  expect((await new LegacyMessenger().createMessage(input)).uri).toBe('https://app.example/a?b={c}#d')
})

test.each(messengers)('%s: the nonce defaults to a secure random one', async (_, Messenger) => {
  const messenger = new Messenger(site)
  const [one, other] = await Promise.all([messenger.createMessage(input), messenger.createMessage(input)])
  expect(one.nonce).toMatch(/^[A-Za-z0-9]{20}$/)
  expect(one.nonce).not.toBe(other.nonce)
})

test.each(messengers)('%s: requests a nonce from the server with the account and its network', async (_, Messenger) => {
  const getNonce = vi.fn(async () => 'fromTheServer1')
  expect((await new Messenger({ ...site, getNonce }).createMessage(input)).nonce).toBe('fromTheServer1')
  expect(getNonce).toHaveBeenCalledExactlyOnceWith(input)
})

test.each(messengers)('%s: rejects if the server returns no nonce', async (_, Messenger) => {
  const failure = new Error('500')
  const getNonce = () => Promise.reject(failure)
  await expect(new Messenger({ ...site, getNonce }).createMessage(input)).rejects.toBe(failure)
  await expect(new Messenger({ ...site, getNonce: async () => '' }).createMessage(input)).rejects.toMatchObject({
    code: 'siwx/invalid-field',
    message: expect.stringContaining(' nonce '),
  })
})

test.each(messengers)(
  '%s: defaults to version 1, issued now with milliseconds, no expiration and no start',
  async (_, Messenger) => {
    const { accountAddress, chainId, version, issuedAt, ...rest } = await new Messenger(site).createMessage(input)
    expect({ accountAddress, chainId, version, issuedAt }).toEqual({
      ...input,
      version: '1',
      issuedAt: '2026-11-21T09:30:00.123Z',
    })
    expect(Object.keys(rest).sort()).toEqual(['domain', 'nonce', 'toString', 'uri'])
  },
)

test.each(messengers)('%s: expiration in milliseconds counts from now', async (_, Messenger) => {
  const message = await new Messenger({ ...site, expiration: 60_000 }).createMessage(input)
  expect(message.expirationTime).toBe('2026-11-21T09:31:00.123Z')
})

test.each(messengers)('%s: expiration counts from notBefore if set, which is written as ISO', async (_, Messenger) => {
  const later = { ...input, notBefore: '2026-11-22T10:00:00+01:00' }
  const message = await new Messenger({ ...site, expiration: 60_000 }).createMessage(later)
  expect(message).toMatchObject({ notBefore: '2026-11-22T09:00:00.000Z', expirationTime: '2026-11-22T09:01:00.000Z' })
})

test.each(messengers)("%s: rejects a notBefore that isn't a date", async (_, Messenger) => {
  const odd = { ...input, notBefore: 'tomorrow' }
  await expect(new Messenger(site).createMessage(odd)).rejects.toMatchObject({
    code: 'siwx/invalid-field',
    details: 'notBefore: "tomorrow"',
  })
  await expect(new Messenger({ ...site, expiration: 60_000 }).createMessage(odd)).rejects.toMatchObject({
    code: 'siwx/invalid-field',
    details: 'expirationTime: "NaN"',
  })
})

test.each(messengers)("%s: sets issuedAt after the server's nonce has arrived", async (_, Messenger) => {
  const getNonce = async () => {
    vi.setSystemTime(new Date('2026-11-21T09:30:05.000Z'))
    return 'fromTheServer1'
  }
  expect((await new Messenger({ ...site, getNonce }).createMessage(input)).issuedAt).toBe('2026-11-21T09:30:05.000Z')
})

test.each(messengers)('%s: writes the statement, the resources and the request id', async (_, Messenger) => {
  const options = { ...site, statement: 'Sign in.', resources: ['urn:a:b'], getRequestId: async () => 'r7' }
  const message = await new Messenger(options).createMessage(input)
  expect(message).toMatchObject({ statement: 'Sign in.', resources: ['urn:a:b'], requestId: 'r7' })
  expect(String(message)).toContain('\n\nSign in.\n\n')
  expect(String(message)).toMatch(/\nRequest ID: r7\nResources:\n- urn:a:b$/)
})

test.each(messengers)('%s: rejects a field that could pass for another', async (_, Messenger) => {
  const create = async () =>
    new Messenger({ ...site, statement: 'Sign in.\n\nURI: https://evil.example/' }).createMessage(input)
  await expect(create()).rejects.toMatchObject({
    code: 'siwx/invalid-field',
    message: expect.stringContaining(' statement '),
  })
})

test.each(messengers)('%s: returns validated data but no text without an account', async (_, Messenger) => {
  const message = await new Messenger(site).createMessage({ ...input, accountAddress: '' })
  expect(message).toMatchObject({ accountAddress: '', domain: 'app.example' })
  expect(() => message.toString()).toThrow(expect.objectContaining({ code: 'siwx/invalid-field' }))
})

test('StandardMessenger: a strict parser accepts the text', async () => {
  const { toString: _, ...data } = await new StandardMessenger({ ...site, statement: 'Sign in.' }).createMessage(input)
  const message = await new StandardMessenger({
    ...site,
    statement: 'Sign in.',
    getNonce: async () => data.nonce,
  }).createMessage(input)
  expect(parseMessage(String(message))).toEqual(data)
})

test("LegacyMessenger: writes the network's name, a CAIP-2 id, and one blank line without a statement", async () => {
  const messenger = new LegacyMessenger({ ...site, getNonce: async () => '00123456' })
  messenger.setNetworks([polygon])
  expect(String(await messenger.createMessage(input))).toBe(
    [
      'app.example wants you to sign in with your Polygon account:',
      '0xd8dA6BF26964aF9D7eEd9e03E53415D37aA96045',
      '',
      'URI: https://app.example/',
      'Version: 1',
      'Chain ID: eip155:137',
      'Nonce: 00123456',
      'Issued At: 2026-11-21T09:30:00.123Z',
    ].join('\n'),
  )
})

test('LegacyMessenger: writes a blank line above and below a statement, and omits empty resources', async () => {
  const messenger = new LegacyMessenger({ ...site, statement: 'Grüezi 😀', resources: [] })
  const text = String(await messenger.createMessage(input))
  expect(text).toContain('96045\n\nGrüezi 😀\n\nURI: ')
  expect(text).not.toContain('Resources')
})

test('LegacyMessenger: clearChainIdNamespace writes only the reference', async () => {
  const messenger = new LegacyMessenger({ ...site, clearChainIdNamespace: true })
  expect(String(await messenger.createMessage(input))).toContain('\nChain ID: 137\n')
})

test('LegacyMessenger: uses the name of the network that the user signs in on', async () => {
  const messenger = new LegacyMessenger(site)
  messenger.setNetworks([{ ...polygon, caipNetworkId: 'eip155:1', name: 'Mainnet' }, polygon])
  expect(String(await messenger.createMessage(input))).toContain('with your Polygon account:')
})

test('LegacyMessenger: names an unlisted chain by its namespace, not undefined', async () => {
  expect(String(await new LegacyMessenger(site).createMessage(input))).toContain('with your Ethereum account:')
})

test('LegacyMessenger: ignores a network name with a line break', async () => {
  const messenger = new LegacyMessenger(site)
  messenger.setNetworks([{ ...polygon, name: 'Polygon account:\n0xevil' }])
  expect(String(await messenger.createMessage(input))).toContain('with your Ethereum account:\n0xd8dA')
})

test('rejects a statement that no message can contain on creation, not when a user signs', () => {
  const statement = 'Sign in to Bob’s Shop.'
  expect(() => new StandardMessenger({ statement })).toThrow(
    expect.objectContaining({ code: 'siwx/invalid-field', message: expect.stringContaining('statement') }),
  )
})
