import fc from 'fast-check'
import { bytesToHex, type TypedDataDefinition, toFunctionSelector } from 'viem'
import { expect, test } from 'vitest'
import { readTokenMetadata } from './assets/readTokenMetadata'
import { createReviewer } from './createReviewer'
import { CallDecoder } from './evm/CallDecoder'
import { batchSignatures, hintSignatures, standardSignatures } from './evm/callSignatures'
import { decodeRevert } from './evm/decodeRevert'
import type { Review } from './Review'
import { ByteError } from './solana/ByteReader'
import { decodeInstruction } from './solana/decodeInstruction'
import { parseTransaction } from './solana/parseTransaction'
import { programs } from './solana/programs'
import { printableText } from './text/printableText'

const account = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266'
const context = () => ({ origin: 'https://app.example', signal: new AbortController().signal })
/** A node that answers anything, as a hostile one would. */
const reviewerOf = (answers: readonly unknown[]) => {
  let index = 0
  return createReviewer({
    reader: { request: () => Promise.resolve(answers[index++ % Math.max(1, answers.length)]) },
    now: () => 0,
  })
}
const mostOutput = 600_000
const isBounded = (review: Review): boolean =>
  JSON.stringify(review, (_, one) => (typeof one === 'bigint' ? String(one) : one)).length < mostOutput

test('decodes any calldata without failing, in bounded time and size', () => {
  const decoder = new CallDecoder()
  const selectors = [...standardSignatures, ...batchSignatures, ...hintSignatures].map(one =>
    toFunctionSelector(`function ${one}`),
  )
  // Small words make offsets and lengths that look right.
  const word = fc
    .oneof(fc.bigInt(0n, 300n), fc.bigInt(0n, 2n ** 256n - 1n))
    .map(value => value.toString(16).padStart(64, '0'))
  const calldata = fc.tuple(
    fc.constantFrom(...selectors),
    fc.array(word, { maxLength: 40 }),
    fc.uint8Array({ maxLength: 8 }),
  )
  fc.assert(
    fc.property(calldata, ([selector, words, rest]) => {
      const start = performance.now()
      const found = decoder.decode({
        to: account,
        data: `${selector}${words.join('')}${bytesToHex(rest).slice(2)}`,
        value: 0n,
      })
      expect(performance.now() - start).toBeLessThan(1_000)
      expect(
        JSON.stringify(found ?? null, (_, one) => (typeof one === 'bigint' ? String(one) : one)).length,
      ).toBeLessThan(mostOutput)
    }),
    { numRuns: 400 },
  )
})

test('reads any revert and any token answer without failing', async () => {
  const bytes = fc.uint8Array({ maxLength: 300 })
  await fc.assert(
    fc.asyncProperty(
      bytes,
      fc.constantFrom('0x08c379a0', '0x4e487b71', '0x'),
      fc.anything(),
      async (data, prefix, answer) => {
        const reason = decodeRevert(`${prefix === '0x' ? '0x' : '0x'}${prefix.slice(2)}${bytesToHex(data).slice(2)}`)
        expect((reason ?? '').length).toBeLessThan(2_500)
        const hex = bytesToHex(data)
        for (const one of [hex, answer]) {
          const { symbol = '', decimals = 0 } = await readTokenMetadata(account, () => Promise.resolve(one))
          expect([...symbol].length).toBeLessThan(250)
          expect(decimals).toBeLessThanOrEqual(36)
        }
      },
    ),
  )
})

test('shows any text without hidden characters', () => {
  const risky = fc.constantFrom(
    '\u202e',
    '\u200b',
    '\u0000',
    '\ufeff',
    '\u{e0041}',
    '\ud800',
    'a',
    '\n',
    '👍',
    '\u2066',
  )
  fc.assert(
    fc.property(fc.array(fc.oneof(risky, fc.string({ unit: 'binary' }))), parts => {
      const { text } = printableText(parts.join(''))
      expect(/[\u202a-\u202e\u2066-\u2069\u200b\u200e\u200f\ufeff\p{Cc}]/u.test(text)).toBe(false)
      expect(printableText(text).text).toBe(text)
    }),
  )
})

test('reviews any typed data without failing: it is shown completely or refused', async () => {
  const type = fc.constantFrom(
    'uint256',
    'int8',
    'address',
    'string',
    'bytes',
    'bytes32',
    'bool',
    'A',
    'B',
    'A[]',
    'B[2]',
    'uint8[][]',
    'Permit',
  )
  const field = fc.record({
    name: fc.oneof(fc.constantFrom('a', 'b', 'owner', 'spender', 'value', 'token'), fc.string()),
    type,
  })
  const types = fc.dictionary(
    fc.constantFrom('A', 'B', 'Permit', 'OrderComponents', 'EIP712Domain'),
    fc.array(field, { maxLength: 4 }),
  )
  const value = fc.oneof(
    fc.anything({ withBigInt: true }),
    fc.object({ key: fc.constantFrom('a', 'b', 'owner', 'spender', 'value') }),
  )
  await fc.assert(
    fc.asyncProperty(
      types,
      fc.constantFrom('A', 'B', 'Permit', 'OrderComponents'),
      value,
      value,
      async (structs, primaryType, domain, message) => {
        const typedData = { types: structs, primaryType, domain, message } as unknown as TypedDataDefinition
        const request = { kind: 'typedData', chainId: 'eip155:1', account, typedData } as const
        const review = await reviewerOf([]).review(request, context())
        const isRefused = review.warnings.some(({ severity }) => severity === 'block')
        expect(isRefused || review.details.length > 0).toBe(true)
        expect(isBounded(review)).toBe(true)
      },
    ),
    { numRuns: 300 },
  )
})

test('reviews any message without failing', async () => {
  const claim = fc.constantFrom(
    ' wants you to sign in with your Ethereum account:\n',
    '\n',
    'URI: ',
    'Chain ID: ',
    account,
    'https://',
  )
  await fc.assert(
    fc.asyncProperty(
      fc.oneof(
        fc.uint8Array(),
        fc.array(fc.oneof(claim, fc.string())).map(parts => new TextEncoder().encode(parts.join(''))),
      ),
      async message => {
        const review = await reviewerOf([]).review(
          { kind: 'message', chainId: 'eip155:1', account, message },
          context(),
        )
        expect(review.message !== undefined || review.details.length > 0).toBe(true)
      },
    ),
  )
})

test('survives a node that answers anything', async () => {
  const hex = fc.uint8Array({ maxLength: 80 }).map(bytes => bytesToHex(bytes))
  const answer = fc.oneof(
    hex,
    fc.bigInt(0n, 2n ** 70n).map(value => `0x${value.toString(16)}`),
    fc.anything(),
  )
  await fc.assert(
    fc.asyncProperty(fc.array(answer, { minLength: 1, maxLength: 12 }), hex, async (answers, data) => {
      const request = { kind: 'evmTransaction', chainId: 'eip155:1', account, to: account, data, value: 1n } as const
      // Without a nonce, fees and a balance there is nothing to sign, so the review may fail, but only like this.
      const review = await reviewerOf(answers)
        .review(request, context())
        .catch((error: unknown) => error)
      if (review instanceof Error) expect(review.message).toMatch(/^The node returned /)
      else expect(review).toHaveProperty('warnings')
    }),
    { numRuns: 300 },
  )
})

test('parses any bytes as a transaction or refuses them', () => {
  const small = fc.array(fc.oneof(fc.integer({ min: 0, max: 3 }), fc.integer({ min: 0, max: 255 })), { maxLength: 400 })
  fc.assert(
    fc.property(small, bytes => {
      try {
        const { message } = parseTransaction(Uint8Array.from(bytes))
        expect(message.keys.length).toBeLessThanOrEqual(256)
      } catch (error) {
        expect(error).toBeInstanceOf(ByteError)
      }
    }),
    { numRuns: 1_000 },
  )
})

test('decodes any instruction of known programs', () => {
  const accounts = fc.array(fc.constantFrom(...Object.values(programs)), { maxLength: 6 })
  fc.assert(
    fc.property(
      fc.constantFrom(...Object.values(programs)),
      accounts,
      fc.uint8Array({ maxLength: 60 }),
      (program, keys, data) => {
        const { details } = decodeInstruction({ program, accounts: keys, data })
        expect(details.length).toBeGreaterThan(0)
      },
    ),
    { numRuns: 1_000 },
  )
})
