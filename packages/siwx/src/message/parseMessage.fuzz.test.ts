import { AppKitError, type CaipNetworkId, type SIWXData } from '@openappkit/contract'
import { ParsedMessage as SpruceMessage } from '@spruceid/siwe-parser'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { fuzzRuns } from '../../test/fuzzRuns'
import { notQuadratic, timeRatio } from '../../test/timeRatio'
import { checksumAddress } from './checksumAddress'
import { formatMessage } from './formatMessage'
import { type ParsedMessage, parseMessage } from './parseMessage'

const hex = (length: number) => fc.stringMatching(new RegExp(`^[0-9a-f]{${length}}$`))
const base58 = (least: number, most: number) =>
  fc.stringMatching(new RegExp(`^[1-9A-HJ-NP-Za-km-z]{${least},${most}}$`))
const reference = fc.stringMatching(/^[-_a-zA-Z0-9]{1,32}$/)

const account: fc.Arbitrary<Pick<SIWXData, 'accountAddress' | 'chainId'>> = fc.oneof(
  fc.record({
    accountAddress: hex(40).map(digits => checksumAddress(`0x${digits}`)),
    chainId: fc.nat().map(id => `eip155:${id}` as CaipNetworkId),
  }),
  fc.record({
    accountAddress: base58(32, 44),
    chainId: base58(32, 32).map(id => `solana:${id}` as CaipNetworkId),
  }),
  fc.record({
    accountAddress: base58(26, 60),
    chainId: hex(32).map(id => `bip122:${id}` as CaipNetworkId),
  }),
  fc.record({
    accountAddress: fc.stringMatching(/^[-.%a-zA-Z0-9]{1,128}$/),
    chainId: reference.map(id => `tezos:${id}` as CaipNetworkId),
  }),
)
const date = fc
  .date({ min: new Date('1990-01-01'), max: new Date('2190-01-01'), noInvalidDate: true })
  .map(day => day.toISOString())
const uri = fc.oneof(
  fc.webUrl({ withQueryParameters: true, withFragments: true }),
  fc.constantFrom('https://[::1]:80/', 'urn:a:b', 'did:key:z6', 'mailto:a@b', 'x:', 'https://a@b:1/?#'),
)
/** Statements that look like the fields below them. */
const statement = fc.oneof(
  fc.stringMatching(/^[A-Za-z0-9 .,:?!/-]{1,40}$/),
  fc.constantFrom('URI: https://evil.example', 'Nonce: abcdefgh', ' ', 'Resources:', '- https://evil.example'),
)

/** All data that a message can contain. */
const data: fc.Arbitrary<SIWXData> = fc
  .tuple(
    account,
    fc.record(
      {
        domain: fc.oneof(fc.domain(), fc.constantFrom('localhost:3000', '[::1]:8080', '127.0.0.1', 'a:')),
        uri,
        version: fc.constant('1'),
        nonce: fc.stringMatching(/^[A-Za-z0-9]{8,20}$/),
        issuedAt: date,
        statement,
        expirationTime: date,
        notBefore: date,
        requestId: fc.stringMatching(/^[A-Za-z0-9:@._~-]{1,20}$/),
        resources: fc.array(uri, { minLength: 1, maxLength: 3 }),
      },
      { requiredKeys: ['domain', 'uri', 'version', 'nonce', 'issuedAt'] },
    ),
  )
  .map(([who, said]) => ({ ...said, ...who }))
const message = data.map(formatMessage)

const scrap = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 4 }),
  fc.constantFrom('\n', '\n\n', '\r', '\r\n', ' ', ': ', '- ', '://', 'Nonce: 12345678', '\u2028', '\u202e', '\0', '1'),
  fc.constantFrom('\nURI: https://evil.example', '\nResources:\n- x:', '\nRequest ID: ', 'Chain ID: 1\n', 'é', '０'),
)
type Edit = (text: string) => string
const edit: fc.Arbitrary<Edit> = fc.oneof(
  // Inserts text anywhere, in place of up to six characters.
  fc.tuple(fc.double({ min: 0, max: 1, noNaN: true }), fc.nat(6), scrap).map(([where, removed, inserted]): Edit => {
    return text => {
      const at = Math.floor(where * text.length)
      return text.slice(0, at) + inserted + text.slice(at + removed)
    }
  }),
  // Duplicates or moves a line. The next edit drops one.
  fc.tuple(fc.nat(16), fc.nat(16), fc.boolean()).map(([from, to, isMoved]): Edit => {
    return text => {
      const lines = text.split('\n')
      const [line = ''] = isMoved ? lines.splice(from % lines.length, 1) : [lines[from % lines.length]]
      return lines.toSpliced(to % (lines.length + 1), 0, line).join('\n')
    }
  }),
  fc.nat(16).map(
    (at): Edit =>
      text =>
        text.split('\n').toSpliced(at, 1).join('\n'),
  ),
)
/** Messages with one to three edits. */
const tampered = fc
  .tuple(message, fc.array(edit, { minLength: 1, maxLength: 3 }))
  .map(([text, edits]) => edits.reduce((before, change) => change(before), text))
const anyText = fc.oneof(fc.string({ unit: 'binary' }), fc.string(), tampered)

/** Returns the parsed text, or undefined if it is rejected. Any error other than the parser's own fails the test. */
function read(text: string, legacyAppKitMessages = false): ParsedMessage | undefined {
  try {
    return parseMessage(text, { legacyAppKitMessages })
  } catch (error) {
    expect(error).toBeInstanceOf(AppKitError)
    expect(error).toMatchObject({ code: 'siwx/invalid-message' })
    return undefined
  }
}

/** Returns the text for parsed data. It equals the original, except for fields with several spellings. */
function written({ scheme, ...said }: ParsedMessage): string {
  return `${scheme === undefined ? '' : `${scheme}://`}${formatMessage(said)}`
}

test('parses all valid data back as written', () => {
  fc.assert(
    fc.property(data, said => {
      expect(parseMessage(formatMessage(said))).toEqual(said)
    }),
    fuzzRuns(1_000),
  )
})

test.each([false, true])(
  'parses any text or rejects it with a typed error (legacyAppKitMessages: %s)',
  legacyAppKitMessages => {
    fc.assert(
      fc.property(anyText, text => {
        read(text, legacyAppKitMessages)
      }),
      fuzzRuns(2_000),
    )
  },
)

test.each([undefined, null, 7, {}, ['a'], new String('text')])(
  "rejects a value that isn't text with a typed error: %s",
  value => {
    expect(read(value as string)).toBeUndefined()
    expect(read(value as string, true)).toBeUndefined()
  },
)

test('no two EVM texts are the same message', () => {
  let accepted = 0
  fc.assert(
    fc.property(tampered, text => {
      const said = read(text)
      if (!said?.chainId.startsWith('eip155:')) return
      accepted++
      // An address may lack its checksum, and a list of resources may be empty.
      const [address, list] = [said.accountAddress, said.resources?.length === 0 ? '\nResources:' : '']
      expect(written(said).replace(checksumAddress(address), address) + list).toBe(text)
    }),
    fuzzRuns(4_000),
  )
  expect(accepted).toBeGreaterThan(20)
})

test('on every chain, rewriting a parsed text keeps its data', () => {
  let accepted = 0
  fc.assert(
    fc.property(tampered, text => {
      const said = read(text)
      if (!said) return
      accepted++
      const { scheme: _, resources = [], ...others } = said
      expect(parseMessage(formatMessage(said))).toMatchObject({
        ...others,
        ...(resources.length > 0 ? { resources } : {}),
        accountAddress: expect.stringMatching(new RegExp(`^${others.accountAddress}$`, 'i')),
      })
    }),
    fuzzRuns(4_000),
  )
  expect(accepted).toBeGreaterThan(40)
})

test('an independent parser reads EVM texts the same way', () => {
  let agreed = 0
  fc.assert(
    fc.property(fc.oneof(message, tampered), text => {
      const said = read(text)
      if (!said?.chainId.startsWith('eip155:')) return
      let other: SpruceMessage
      try {
        other = new SpruceMessage(text)
      } catch {
        // It rejects addresses without a checksum, and more hosts than we do.
        return
      }
      agreed++
      expect({
        accountAddress: other.address,
        chainId: `eip155:${other.chainId}`,
        domain: other.domain,
        uri: other.uri,
        nonce: other.nonce,
        issuedAt: other.issuedAt,
        expirationTime: other.expirationTime ?? undefined,
        notBefore: other.notBefore ?? undefined,
        statement: other.statement ?? undefined,
        resources: other.resources?.length ? other.resources : undefined,
      }).toEqual({
        accountAddress: said.accountAddress,
        chainId: said.chainId,
        domain: said.domain,
        uri: said.uri,
        nonce: said.nonce,
        issuedAt: said.issuedAt,
        expirationTime: said.expirationTime,
        notBefore: said.notBefore,
        statement: said.statement,
        resources: said.resources?.length ? said.resources : undefined,
      })
    }),
    fuzzRuns(2_000),
  )
  expect(agreed).toBeGreaterThan(100)
})

const head = 'app.example wants you to sign in with your Ethereum account:'
const body = `\n0x${'ab'.repeat(20)}\n\n\nURI: https://app.example/\nVersion: 1\nChain ID: 1\nNonce: abcdefgh\nIssued At: 2026-01-01T00:00:00Z`

test.for([
  [
    'a long domain',
    (length: number) => `${'a'.repeat(length)} wants you to sign in with your Ethereum account:${body}`,
  ],
  [
    'percent signs',
    (length: number) => `${'%61'.repeat(length / 3)}% wants you to sign in with your Ethereum account:${body}`,
  ],
  ['brackets', (length: number) => `${'['.repeat(length)} wants you to sign in with your Ethereum account:${body}`],
  ['a repeated first line', (length: number) => ' wants you to sign in with your a account'.repeat(length / 40)],
  [
    'a network name of many words',
    (length: number) => `a wants you to sign in with your ${'x account'.repeat(length / 9)}${body}`,
  ],
  ['an endless scheme', (length: number) => `${'a+'.repeat(length / 2)}${body}`],
  ['empty lines', (length: number) => `${head}${'\n'.repeat(length)}`],
  [
    'a long statement',
    (length: number) => `${head}\n0x${'ab'.repeat(20)}\n\n${'a '.repeat(length / 2)}|\n${body.slice(44)}`,
  ],
  ['a path', (length: number) => (head + body).replace('https://app.example/', `https://a${'/a'.repeat(length / 2)}|`)],
  ['user information', (length: number) => (head + body).replace('//app.example', `//${'a:'.repeat(length / 2)}|`)],
  ['a query', (length: number) => (head + body).replace('example/\n', `example/?${'?/'.repeat(length / 2)}|\n`)],
  ['a nonce', (length: number) => (head + body).replace('abcdefgh', `${'a'.repeat(length)}!`)],
  ['fractions of a second', (length: number) => (head + body).replace('00Z', `00.${'0'.repeat(length)}Z`)],
  ['resources', (length: number) => `${head}${body}\nResources:${'\n- x:'.repeat(length / 5)}\n`],
  ['nested resources', (length: number) => `${head}${body}\nResources:\n- x:${'- x:'.repeat(length / 4)}|`],
  ['line separators', (length: number) => '\u2028'.repeat(length)],
  ['spaces', (length: number) => `${head}\n${' '.repeat(length)}a${' '.repeat(length)}`],
] as const)('the parsing time grows linearly with the length: %s', ([, textOf]) => {
  for (const legacyAppKitMessages of [false, true])
    expect(timeRatio(textOf, text => read(text, legacyAppKitMessages), 20_000)).toBeLessThan(notQuadratic)
})
