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

test.each(messengers)('%s: a server has to pass the domain', async (_, Messenger) => {
  await expect(new Messenger().createMessage(input)).rejects.toMatchObject({ code: 'siwx/invalid-field' })
})

test("StandardMessenger: the page's query and fragment, which may be secret, stay out of the message", async () => {
  openPage('https://app.example/a?token=secret#code=secret')
  expect((await new StandardMessenger().createMessage(input)).uri).toBe('https://app.example/a')
})

test('StandardMessenger: characters that browsers leave in a path and the grammar has not are written as it has them', async () => {
  openPage('https://app.example/100%/[a]|ü/%41')
  const message = await new StandardMessenger().createMessage(input)
  expect(message.uri).toBe('https://app.example/100%25/%5Ba%5D%7C%C3%BC/%41')
  expect(parseMessage(message.toString()).uri).toBe(message.uri)
})

test('LegacyMessenger: the uri is the whole address of the page, as it was', async () => {
  openPage('https://app.example/a?b={c}#d')
  expect((await new LegacyMessenger().createMessage(input)).uri).toBe('https://app.example/a?b={c}#d')
})

test.each(messengers)('%s: the nonce defaults to a secure random one', async (_, Messenger) => {
  const messenger = new Messenger(site)
  const [one, other] = await Promise.all([messenger.createMessage(input), messenger.createMessage(input)])
  expect(one.nonce).toMatch(/^[A-Za-z0-9]{20}$/)
  expect(one.nonce).not.toBe(other.nonce)
})

test.each(messengers)('%s: requests the nonce of a server with the account and its network', async (_, Messenger) => {
  const getNonce = vi.fn(async () => 'fromTheServer1')
  expect((await new Messenger({ ...site, getNonce }).createMessage(input)).nonce).toBe('fromTheServer1')
  expect(getNonce).toHaveBeenCalledExactlyOnceWith(input)
})

test.each(messengers)('%s: a nonce that the server fails to give fails the message', async (_, Messenger) => {
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

test.each(messengers)(
  '%s: expiration counts from notBefore where there is one, which is written as ISO',
  async (_, Messenger) => {
    const later = { ...input, notBefore: '2026-11-22T10:00:00+01:00' }
    const message = await new Messenger({ ...site, expiration: 60_000 }).createMessage(later)
    expect(message).toMatchObject({ notBefore: '2026-11-22T09:00:00.000Z', expirationTime: '2026-11-22T09:01:00.000Z' })
  },
)

test.each(messengers)('%s: a beginning that is no date is refused as it was given', async (_, Messenger) => {
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

test.each(messengers)('%s: the time that the server’s nonce takes is not taken off', async (_, Messenger) => {
  const getNonce = async () => {
    vi.setSystemTime(new Date('2026-11-21T09:30:05.000Z'))
    return 'fromTheServer1'
  }
  expect((await new Messenger({ ...site, getNonce }).createMessage(input)).issuedAt).toBe('2026-11-21T09:30:05.000Z')
})

test.each(messengers)('%s: statement, resources and request id are said', async (_, Messenger) => {
  const options = { ...site, statement: 'Sign in.', resources: ['urn:a:b'], getRequestId: async () => 'r7' }
  const message = await new Messenger(options).createMessage(input)
  expect(message).toMatchObject({ statement: 'Sign in.', resources: ['urn:a:b'], requestId: 'r7' })
  expect(String(message)).toContain('\n\nSign in.\n\n')
  expect(String(message)).toMatch(/\nRequest ID: r7\nResources:\n- urn:a:b$/)
})

test.each(messengers)('%s: a field that could pass for another is refused', async (_, Messenger) => {
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

test('StandardMessenger: the text is what a strict parser reads', async () => {
  const { toString: _, ...data } = await new StandardMessenger({ ...site, statement: 'Sign in.' }).createMessage(input)
  const message = await new StandardMessenger({
    ...site,
    statement: 'Sign in.',
    getNonce: async () => data.nonce,
  }).createMessage(input)
  expect(parseMessage(String(message))).toEqual(data)
})

test('LegacyMessenger: line 1 has the network’s name, the chain is a CAIP-2 id, one blank line without a statement', async () => {
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

test('LegacyMessenger: with a statement, a blank line above and below; resources only when there are some', async () => {
  const messenger = new LegacyMessenger({ ...site, statement: 'Grüezi 😀', resources: [] })
  const text = String(await messenger.createMessage(input))
  expect(text).toContain('96045\n\nGrüezi 😀\n\nURI: ')
  expect(text).not.toContain('Resources')
})

test('LegacyMessenger: clearChainIdNamespace writes the reference alone', async () => {
  const messenger = new LegacyMessenger({ ...site, clearChainIdNamespace: true })
  expect(String(await messenger.createMessage(input))).toContain('\nChain ID: 137\n')
})

test('LegacyMessenger: the name is that of the network that is signed in on', async () => {
  const messenger = new LegacyMessenger(site)
  messenger.setNetworks([{ ...polygon, caipNetworkId: 'eip155:1', name: 'Mainnet' }, polygon])
  expect(String(await messenger.createMessage(input))).toContain('with your Polygon account:')
})

test('LegacyMessenger: names an unlisted chain by its family, not undefined', async () => {
  expect(String(await new LegacyMessenger(site).createMessage(input))).toContain('with your Ethereum account:')
})

test('LegacyMessenger: a network whose name is no line does not write lines of its own', async () => {
  const messenger = new LegacyMessenger(site)
  messenger.setNetworks([{ ...polygon, name: 'Polygon account:\n0xevil' }])
  expect(String(await messenger.createMessage(input))).toContain('with your Ethereum account:\n0xd8dA')
})

test('refuses a statement that no message can contain when it is configured, not when a user signs', () => {
  const statement = 'Sign in to Bob’s Shop.'
  expect(() => new StandardMessenger({ statement })).toThrow(
    expect.objectContaining({ code: 'siwx/invalid-field', message: expect.stringContaining('statement') }),
  )
})
