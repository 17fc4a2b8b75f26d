import type { SIWXData } from '@openappkit/contract'
import { ParsedMessage as IndependentMessage } from '@spruceid/siwe-parser'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { SIWXField } from './assertSafe'
import { assertFields } from './assertSafe'
import { formatMessage } from './formatMessage'
import { isMessageOf } from './isMessageOf'
import { composeLegacyMessage, legacyRules } from './legacyMessage'
import { parseMessage } from './parseMessage'

const numRuns = 3000

/** Text that an attacker may use to make one field pass for another. */
const piece = fc.oneof(
  fc.string({ maxLength: 12 }),
  fc.string({ unit: 'binary', maxLength: 12 }),
  fc.constantFrom(
    '',
    '\n',
    '\n\n',
    '\r\n',
    '\u2028',
    '\u0000',
    ' ',
    '- ',
    'URI: https://evil.example/',
    '\n\nURI: https://evil.example/\nVersion: 1',
    '\nNonce: forged00',
    'Chain ID: 1',
    '\nIssued At: 2020-01-01T00:00:00Z',
    'Resources:',
    '\n- https://evil.example/',
    'evil.example wants you to sign in with your Ethereum account:',
    'https://',
    'app.example',
    '@',
    '[::1]',
    ':8080',
    '%',
    '%41',
    '#',
    '?',
    '1',
    'abcd1234',
    '2026-11-21T09:30:00Z',
    '😀',
    'ü',
    'x'.repeat(5000),
  ),
)
const hostile = fc.array(piece, { minLength: 0, maxLength: 4 }).map(pieces => pieces.join(''))
const optional = fc.option(hostile, { nil: undefined })
const honest: SIWXData = {
  accountAddress: '0xd8dA6BF26964aF9D7eEd9e03E53415D37aA96045',
  chainId: 'eip155:1',
  domain: 'app.example',
  uri: 'https://app.example/',
  version: '1',
  nonce: 'x7Qm0ZkR3vTn9cLpA2Wd',
  issuedAt: '2026-11-21T09:30:00.000Z',
}
const fields: readonly SIWXField[] = [
  'domain',
  'accountAddress',
  'statement',
  'uri',
  'version',
  'chainId',
  'nonce',
  'issuedAt',
  'expirationTime',
  'notBefore',
  'requestId',
]

/** Honest data with a few hostile fields, so that not every sample is rejected for the same field. */
const data: fc.Arbitrary<SIWXData> = fc
  .record({
    chain: fc.constantFrom(
      {},
      {
        chainId: 'solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp',
        accountAddress: 'GwAF45zjfyGzUbd3i3hXxzGeuchzEZXwpRYHZM5912F1',
      },
      {
        chainId: 'bip122:000000000019d6689c085ae165831e93',
        accountAddress: 'bc1qar0srrr7xfkvy5l643lydnw9re59gtzzwf5mdq',
      },
    ),
    changed: fc.dictionary(fc.constantFrom(...fields), optional, { maxKeys: 2 }),
    resources: fc.option(fc.array(fc.oneof(hostile, fc.webUrl()), { minLength: 1, maxLength: 3 }), { nil: undefined }),
  })
  .map(({ chain, changed, resources }) => {
    const entries = Object.entries({ ...honest, ...chain, ...changed, resources }).filter(
      ([, value]) => value !== undefined,
    )
    return Object.fromEntries(entries) as unknown as SIWXData
  })

function written(said: SIWXData): string | undefined {
  try {
    return formatMessage(said)
  } catch (error) {
    expect(error).toMatchObject({ code: 'siwx/invalid-field' })
    return undefined
  }
}

test('rejects any fields, or parses them back exactly', () => {
  let readable = 0
  fc.assert(
    fc.property(data, said => {
      const text = written(said)
      if (text === undefined) return
      readable++
      expect(parseMessage(text)).toEqual(said)
      expect(isMessageOf(text, said)).toBe(true)
    }),
    { numRuns, seed: 4361 },
  )
  // A test that rejects everything would prove nothing.
  expect(readable).toBeGreaterThan(200)
})

test('an independent EIP-4361 parser reads EVM messages the same way', () => {
  let readable = 0
  fc.assert(
    fc.property(data, said => {
      const text = written(said)
      if (text === undefined || !said.chainId.startsWith('eip155:')) return
      readable++
      const independent = new IndependentMessage(text)
      expect(independent.domain).toBe(said.domain)
      expect(independent.address).toBe(said.accountAddress)
      expect(independent.statement).toBe(said.statement)
      expect(independent.uri).toBe(said.uri)
      expect(`eip155:${independent.chainId}`).toBe(said.chainId)
      expect(independent.nonce).toBe(said.nonce)
      expect(independent.issuedAt).toBe(said.issuedAt)
      expect(independent.expirationTime).toBe(said.expirationTime)
      expect(independent.notBefore).toBe(said.notBefore)
      expect(independent.requestId).toBe(said.requestId)
      expect(independent.resources).toEqual(said.resources)
    }),
    { numRuns, seed: 4361 },
  )
  expect(readable).toBeGreaterThan(100)
})

test('different data produces different messages', () => {
  fc.assert(
    fc.property(data, data, (one, other) => {
      const texts = [written(one), written(other)]
      if (texts[0] === undefined || texts[1] === undefined) return
      expect(texts[0] === texts[1]).toBe(
        JSON.stringify(Object.entries(one).sort()) === JSON.stringify(Object.entries(other).sort()),
      )
    }),
    { numRuns, seed: 122 },
  )
})

test('no text has two meanings: a damaged message that parses is the one that its data produces', () => {
  const damaged = fc.tuple(data, fc.nat(), fc.nat(30), hostile).map(([said, at, length, put]) => {
    const text = written(said) ?? formatMessage(honest)
    const start = at % text.length
    return text.slice(0, start) + put + text.slice(start + length)
  })
  fc.assert(
    fc.property(damaged, text => {
      let said: SIWXData
      try {
        said = parseMessage(text)
      } catch (error) {
        expect(error).toMatchObject({ code: 'siwx/invalid-message' })
        return
      }
      const { scheme = '', ...rest } = said as SIWXData & { scheme?: string }
      const prefix = scheme && `${scheme}://`
      const again = prefix + formatMessage(rest)
      // Solana and Bitcoin messages without a statement may have one or two blank lines, and may contain the full chain
      // id.
      const plain = (message: string) =>
        message
          .replace('\n\n\n', '\n\n')
          .replace(/\nChain ID: (?:solana|bip122):/, '\nChain ID: ')
          .replace(/\nResources:$/, '')
      expect(plain(again).toLowerCase()).toBe(plain(text).toLowerCase())
    }),
    { numRuns, seed: 7 },
  )
})

test('no field of a legacy message can pass for another', () => {
  let readable = 0
  fc.assert(
    fc.property(data, fc.boolean(), (said, isNamespaceShown) => {
      try {
        assertFields(said, legacyRules)
      } catch {
        return
      }
      readable++
      const text = composeLegacyMessage(said, 'Some Network', isNamespaceShown)
      const { chainId, ...rest } = parseMessage(text, { legacyAppKitMessages: true })
      expect(rest).toEqual(Object.fromEntries(Object.entries(said).filter(([name]) => name !== 'chainId')))
      if (isNamespaceShown) expect(chainId).toBe(said.chainId)
    }),
    { numRuns, seed: 18 },
  )
  expect(readable).toBeGreaterThan(200)
})
