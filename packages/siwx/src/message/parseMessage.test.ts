import { expect, test } from 'vitest'
import { parseMessage } from './parseMessage'

const lines = [
  'app.example wants you to sign in with your Ethereum account:',
  '0xd8dA6BF26964aF9D7eEd9e03E53415D37aA96045',
  '',
  'Sign in.',
  '',
  'URI: https://app.example/',
  'Version: 1',
  'Chain ID: 1',
  'Nonce: x7Qm0ZkR3vTn9cLpA2Wd',
  'Issued At: 2026-11-21T09:30:00Z',
  'Expiration Time: 2026-11-22T09:30:00Z',
  'Request ID: 7',
  'Resources:',
  '- https://app.example/tos',
] as const
const text = lines.join('\n')
const without = (at: number): string => lines.filter((_, line) => line !== at).join('\n')
const withLine = (at: number, line: string): string => lines.map((old, index) => (index === at ? line : old)).join('\n')
const invalid = (named: string) =>
  expect.objectContaining({ code: 'siwx/invalid-message', message: expect.stringContaining(named) })

test('parses every field of a message', () => {
  expect(parseMessage(text)).toEqual({
    domain: 'app.example',
    accountAddress: '0xd8dA6BF26964aF9D7eEd9e03E53415D37aA96045',
    statement: 'Sign in.',
    uri: 'https://app.example/',
    version: '1',
    chainId: 'eip155:1',
    nonce: 'x7Qm0ZkR3vTn9cLpA2Wd',
    issuedAt: '2026-11-21T09:30:00Z',
    expirationTime: '2026-11-22T09:30:00Z',
    requestId: '7',
    resources: ['https://app.example/tos'],
  })
})

test('separates a scheme from the domain', () => {
  expect(parseMessage(withLine(0, `https://${lines[0]}`))).toMatchObject({ scheme: 'https', domain: 'app.example' })
})

test('accepts a lowercase EVM address, which has no checksum', () => {
  expect(parseMessage(withLine(1, lines[1].toLowerCase())).accountAddress).toBe(lines[1].toLowerCase())
})

test.each([
  [0, 'line 1'],
  [1, 'line 3'],
  [2, 'line 3'],
  [5, 'line 6'],
  [6, 'line 7'],
  [7, 'line 8'],
  [8, 'line 9'],
  [9, 'line 10'],
])('names the unexpected line if the line at index %i is missing', (at, named) => {
  expect(() => parseMessage(without(at))).toThrow(invalid(named))
})

test.each([
  ['an empty string', ''],
  ['a line break at the end', `${text}\n`],
  ['an extra line at the end', `${text}\nNonce: another1`],
  ['Windows line breaks', text.replaceAll('\n', '\r\n')],
  ['a duplicate field', withLine(6, 'Version: 1\nVersion: 1')],
  ['fields in the wrong order', withLine(10, 'Request ID: 7\nExpiration Time: 2026-11-22T09:30:00Z')],
  ['a resource without its dash', withLine(13, 'https://app.example/tos')],
  ["a chain family that doesn't match the Chain ID", withLine(7, 'Chain ID: solana:1')],
  ['an address with an invalid checksum', withLine(1, lines[1].replace('A', 'a'))],
  ['user information before the domain', withLine(0, `bank.example@${lines[0]}`)],
  ["a network's name", withLine(0, lines[0].replace('Ethereum', 'Arbitrum One'))],
  ['one blank line without a statement', without(3).replace('\n\n\n', '\n\n')],
])('rejects %s', (_, broken) => {
  expect(broken).not.toBe(text)
  expect(() => parseMessage(broken)).toThrow(expect.objectContaining({ code: 'siwx/invalid-message' }))
})

test('names a field that breaks its rule', () => {
  expect(() => parseMessage(withLine(8, 'Nonce: short'))).toThrow(invalid(' nonce '))
})

test('keeps a statement that looks like a field', () => {
  expect(parseMessage(withLine(3, 'URI: https://evil.example/'))).toMatchObject({
    statement: 'URI: https://evil.example/',
    uri: 'https://app.example/',
  })
})

const solana = (chain: string, blank = '\n\n') =>
  [
    `app.example wants you to sign in with your Solana account:\nGwAF45zjfyGzUbd3i3hXxzGeuchzEZXwpRYHZM5912F1${blank}URI: https://app.example/`,
    'Version: 1',
    `Chain ID: ${chain}`,
    'Nonce: x7Qm0ZkR3vTn9cLpA2Wd',
    'Issued At: 2026-11-21T09:30:00Z',
  ].join('\n')

test.each([
  ['5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp', '5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp'],
  ['solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp', '5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp'],
  ['mainnet', '5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp'],
  ['solana:mainnet', '5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp'],
  ['devnet', 'EtWTRABZaYq6iMfeYKouRu166VU2xqa1'],
  ['testnet', '4uhcVJyU9pJkvQyS88uRDiswHXSCkY3z'],
])('reads the Solana chain %s as its CAIP-2 id', (said, reference) => {
  expect(parseMessage(solana(said)).chainId).toBe(`solana:${reference}`)
})

test('reads Solana messages with one and two blank lines the same way', () => {
  const chain = '5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp'
  expect(parseMessage(solana(chain))).toEqual(parseMessage(solana(chain, '\n\n\n')))
})

const legacy = (name: string, address: string, chain: string) =>
  `app.example wants you to sign in with your ${name} account:\n${address}\n\nURI: https://app.example/?a={b}|c\nVersion: 1\nChain ID: ${chain}\nNonce: 00123456\nIssued At: 2026-11-21T09:30:00.000Z`

test.each([
  ['Polygon', '0xd8dA6BF26964aF9D7eEd9e03E53415D37aA96045', 'eip155:137', 'eip155:137'],
  ['Ethereum', '0xd8dA6BF26964aF9D7eEd9e03E53415D37aA96045', 'eip155:1', 'eip155:1'],
  ['Polygon', '0xd8dA6BF26964aF9D7eEd9e03E53415D37aA96045', '137', 'eip155:137'],
  [
    'Solana Devnet',
    'GwAF45zjfyGzUbd3i3hXxzGeuchzEZXwpRYHZM5912F1',
    'EtWTRABZaYq6iMfeYKouRu166VU2xqa1',
    'solana:EtWTRABZaYq6iMfeYKouRu166VU2xqa1',
  ],
  [
    'Bitcoin',
    'bc1qar0srrr7xfkvy5l643lydnw9re59gtzzwf5mdq',
    'bip122:000000000019d6689c085ae165831e93',
    'bip122:000000000019d6689c085ae165831e93',
  ],
  [
    'Bitcoin Signet',
    'tb1qar0srrr7xfkvy5l643lydnw9re59gtzzwf5mdq',
    '00000008819873e925422c1ff0f99f7c',
    'bip122:00000008819873e925422c1ff0f99f7c',
  ],
])('reads the chain of a legacy message: %s %s on %s is %s', (name, address, chain, chainId) => {
  const text = legacy(name, address, chain)
  expect(parseMessage(text, { legacyAppKitMessages: true })).toMatchObject({
    chainId,
    accountAddress: address,
    nonce: '00123456',
  })
  expect(() => parseMessage(text)).toThrow(expect.objectContaining({ code: 'siwx/invalid-message' }))
})

const evmAddress = '0xd8dA6BF26964aF9D7eEd9e03E53415D37aA96045'
const solanaAddress = 'GwAF45zjfyGzUbd3i3hXxzGeuchzEZXwpRYHZM5912F1'
const bitcoinAddress = 'bc1qar0srrr7xfkvy5l643lydnw9re59gtzzwf5mdq'
const genesis = '00000008819873e925422c1ff0f99f7c'
test.each([
  ['a scheme before the domain', `https://${legacy('Polygon', evmAddress, '137')}`],
  ['a name that starts with a space', legacy(' Polygon', evmAddress, '137')],
  ['two empty lines', legacy('Polygon', evmAddress, '137').replace('\n\n', '\n\n\n')],
  ['no chain', legacy('Polygon', evmAddress, 'eip155:')],
  ['a chain of an unknown family', legacy('Polygon', evmAddress, 'polygon')],
  ['a number for an account of another family', legacy('Polygon', solanaAddress, '137')],
  ['an invalid number', legacy('Polygon', evmAddress, 'x137')],
  ['a number with trailing text', legacy('Polygon', evmAddress, '137x')],
  ['a block hash for an invalid account', legacy('Signet', 'bc1q', genesis)],
  ['a truncated block hash', legacy('Signet', bitcoinAddress, genesis.slice(1))],
  ['a block hash that is too long', legacy('Signet', bitcoinAddress, `${genesis}0`)],
  ['a cluster for an account of another family', legacy('Devnet', bitcoinAddress, 'EtWTRABZaYq6iMfeYKouRu166VU2xqa1')],
  ['a truncated cluster id', legacy('Devnet', solanaAddress, 'EtWTRABZaYq6iMfeYKouRu166VU2xqa')],
  ['a cluster id that is too long', legacy('Devnet', solanaAddress, 'EtWTRABZaYq6iMfeYKouRu166VU2xqa11')],
])('rejects a legacy message with %s', (_, broken) => {
  expect(() => parseMessage(broken, { legacyAppKitMessages: true })).toThrow(
    expect.objectContaining({ code: 'siwx/invalid-message' }),
  )
})

test('reports the error of the most likely format, with its cause', () => {
  const refusalOf = (broken: string): unknown => {
    try {
      return parseMessage(broken, { legacyAppKitMessages: true })
    } catch (error) {
      return error
    }
  }
  const strict = refusalOf(withLine(8, 'Nonce: short'))
  expect(strict).toMatchObject({
    message: expect.stringMatching(
      /^The text isn't a sign-in message\. .* nonce must be at least 8 letters and digits\.$/,
    ),
    cause: { code: 'siwx/invalid-field' },
  })
  expect(refusalOf(legacy('Polygon', evmAddress, '137').replace('00123456', 'short'))).toMatchObject({
    message: expect.stringContaining('none of them a space'),
  })
})

test('omits fields that a message lacks', () => {
  const names = ['accountAddress', 'chainId', 'domain', 'issuedAt', 'nonce', 'uri', 'version']
  expect(Object.keys(parseMessage(solana('5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp'))).sort()).toEqual(names)
})

test('accepts strict messages with the legacy option too', () => {
  expect(parseMessage(text, { legacyAppKitMessages: true })).toEqual(parseMessage(text))
})

test('parses or rejects very long texts', () => {
  expect(() => parseMessage('a'.repeat(1_000_000))).toThrow(invalid('line 1'))
  expect(() => parseMessage(withLine(5, `URI: https://${'a%'.repeat(200_000)}`))).toThrow(invalid(' uri '))
  expect(parseMessage(withLine(3, 'a '.repeat(200_000))).statement).toHaveLength(400_000)
})
