import { createSiweMessage } from 'viem/siwe'
import { expect, test } from 'vitest'
import { createReviewer } from '../createReviewer'
import type { Review } from '../Review'

const account = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266'
const now = Date.UTC(2030, 0, 1)
const reviewer = createReviewer({
  reader: { request: () => Promise.reject(new Error('Messages need no chain.')) },
  now: () => now,
})
const review = (
  message: string | Uint8Array,
  { origin = 'https://app.example', chainId = 'eip155:1', from = account as string } = {},
): Promise<Review> =>
  reviewer.review(
    {
      kind: 'message',
      chainId,
      account: from,
      message: typeof message === 'string' ? new TextEncoder().encode(message) : message,
    },
    { origin, signal: new AbortController().signal },
  )
const codes = ({ warnings }: Review): readonly string[] => warnings.map(one => `${one.severity}:${one.code}`)
const siwe = (fields: Partial<Parameters<typeof createSiweMessage>[0]> = {}): string =>
  createSiweMessage({
    address: account,
    chainId: 1,
    domain: 'app.example',
    nonce: '0123456789',
    uri: 'https://app.example/login',
    version: '1',
    statement: 'Welcome back.',
    issuedAt: new Date(now - 1000),
    ...fields,
  })

test('shows a message as text', async () => {
  const found = await review('Hello,\n\tworld ✅ שלום')
  expect(found).toMatchObject({ sentence: { key: 'signMessage' }, message: 'Hello,\n\tworld ✅ שלום', warnings: [] })
})

test('flags and escapes characters that hide or reorder text', async () => {
  const found = await review('Pay 1\u202e000\u202c\u200b USD\u0000')
  expect(found.message).toBe('Pay 1\\u{202e}000\\u{202c}\\u{200b} USD\\u{0}')
  expect(codes(found)).toEqual(['caution:hiddenCharacters'])
})

test('leaves emoji and joined scripts alone', async () => {
  expect(codes(await review('❤️ 👨‍👩‍👧 می‌خواهم'))).toEqual([])
})

test('shows bytes that are no text as hex', async () => {
  const found = await review(Uint8Array.of(0xff, 0x00, 0x01))
  expect(found).toMatchObject({ details: [{ value: '0xff0001', format: 'hex' }], warnings: [] })
  expect(found.message).toBeUndefined()
})

test.each([
  ['32 bytes', Uint8Array.from({ length: 32 }, (_, index) => 255 - index)],
  ['hex digits of 32 bytes', `0x${'ab'.repeat(32)}`],
  ['hex digits without prefix', 'AB'.repeat(32)],
])('26. warns about a hash: %s', async (_, message) => {
  expect(codes(await review(message))).toEqual(['danger:blindHash'])
})

test('26. recognizes a sign-in to the asking site', async () => {
  const found = await review(siwe({ expirationTime: new Date(now + 1000) }))
  expect(found).toMatchObject({
    sentence: { key: 'signIn', values: { domain: 'app.example', statement: 'Welcome back.' } },
    source: 'standard',
    warnings: [],
  })
})

test('accepts a port that the origin has', async () => {
  const message = siwe({ domain: 'localhost:3000', scheme: 'http', uri: 'http://localhost:3000' })
  expect(codes(await review(message, { origin: 'http://localhost:3000' }))).toEqual([])
  expect(codes(await review(message, { origin: 'http://localhost:3001' }))).toEqual(['block:domainMismatch'])
})

test.each([
  ['another domain', siwe({ domain: 'bank.example' }), 'domainMismatch'],
  ['a subdomain', siwe({ domain: 'evil.app.example' }), 'domainMismatch'],
  [
    'a domain before the real one',
    siwe().replace('app.example wants', 'bank.example@app.example wants'),
    'domainMismatch',
  ],
  ['another scheme', siwe({ scheme: 'http' }), 'domainMismatch'],
  ['another account', siwe({ address: '0x00000000000000000000000000000000000A11cE' }), 'accountMismatch'],
  ['no chain', siwe().replace(/Chain ID: .+\n/, ''), 'chainMismatch'],
  ['an expired message', siwe({ expirationTime: new Date(now - 1) }), 'expiredData'],
  ['leading space', ` ${siwe({ domain: 'bank.example' })}`, 'domainMismatch'],
  ['capital letters', siwe({ domain: 'bank.example' }).replace('wants you to', 'WANTS  you to'), 'domainMismatch'],
  [
    'a second claim',
    siwe({ statement: `bank.example wants you to sign in with your Ethereum account:` }),
    'domainMismatch',
  ],
])('26. refuses a sign-in with %s', async (_, message, code) => {
  expect(codes(await review(message))).toContain(`block:${code}`)
})

test('warns about a sign-in for another chain, and still lets the user sign', async () => {
  const found = await review(siwe({ chainId: 10 }))
  expect(found.warnings).toEqual([{ severity: 'caution', code: 'chainMismatch', values: { chain: '10' } }])
  const elsewhere = await review(siwe({ chainId: 10, domain: 'bank.example' }))
  expect(codes(elsewhere)).toEqual(['block:domainMismatch', 'caution:chainMismatch'])
})

test('checks sign-in messages of Solana', async () => {
  const from = '9WzDXwBbmkg8ZTbNMqUxvQRAyrZzDsGYdLVL9zYtAWWM'
  const message = (domain: string): string =>
    `${domain} wants you to sign in with your Solana account:\n${from}\n\nWelcome.\n\nURI: https://${domain}\nVersion: 1\nNonce: 12345678`
  const chainId = 'solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp'
  const good = await review(message('app.example'), { chainId, from })
  expect(good).toMatchObject({ sentence: { key: 'signIn', values: { statement: 'Welcome.' } }, warnings: [] })
  expect(codes(await review(message('bank.example'), { chainId, from }))).toEqual(['block:domainMismatch'])
})

test.each([
  ['mainnet', '5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp'],
  ['devnet', 'EtWTRABZaYq6iMfeYKouRu166VU2xqa1'],
  ['testnet', '4uhcVJyU9pJkvQyS88uRDiswHXSCkY3z'],
])('knows the %s of Solana by its name in a sign-in message', async (name, reference) => {
  const from = '9WzDXwBbmkg8ZTbNMqUxvQRAyrZzDsGYdLVL9zYtAWWM'
  const message = `app.example wants you to sign in with your Solana account:\n${from}\n\nURI: https://app.example\nVersion: 1\nChain ID: ${name}\nNonce: 12345678`
  expect((await review(message, { chainId: `solana:${reference}`, from })).warnings).toEqual([])
})
