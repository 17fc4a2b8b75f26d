import fc from 'fast-check'
import { expect, test } from 'vitest'
import { codeOf } from '../../test/codeOf'
import { fuzzRuns } from '../../test/fuzzRuns'
import { samples } from '../../test/requests'
import type { PaymentRequest } from './PaymentRequest'
import { parsePaymentUri } from './parsePaymentUri'
import { paymentUri } from './paymentUri'

const sample = fc.oneof(samples.ethereum, samples.solana, samples.bitcoin)
const uri = sample.map(({ request: { references: _, ...request }, decimals }) => paymentUri(request, { decimals }))
const scrap = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 4 }),
  fc.constantFrom('%', '%00', '%ff', '&', '=', '?', '#', '@', '/', '-', '.', 'e', '1e100000', '0x', '\u202e', '+', ':'),
  fc.constantFrom(
    '&amount=1',
    '&value=1',
    '&uint256=1',
    '&req-x=1',
    '@1',
    '/transfer',
    'pay-',
    'https://',
    '__proto__',
  ),
)
const tampered = fc
  .tuple(uri, fc.array(fc.tuple(fc.nat(), fc.nat({ max: 3 }), scrap), { minLength: 1, maxLength: 3 }))
  .map(([text, edits]) =>
    edits.reduce((before, [position, length, inserted]) => {
      const at = position % (before.length + 1)
      return before.slice(0, at) + inserted + before.slice(at + length)
    }, text),
  )
const prefixed = fc
  .tuple(
    fc.constantFrom('ethereum:', 'solana:', 'bitcoin:', 'ethereum:pay-', 'BITCOIN:'),
    fc.string({ unit: 'binary' }),
  )
  .map(parts => parts.join(''))
const anyText = fc.oneof(fc.string({ unit: 'binary' }), fc.string(), prefixed, tampered)

/** Returns the parsed request, or undefined if the text is refused. Any error but the typed one fails the test. */
function read(text: string): PaymentRequest | undefined {
  let request: PaymentRequest | undefined
  const chainId = /^ethereum:[^@]*$/.test(text) ? 'eip155:1' : undefined
  codeOf(() => {
    request = parsePaymentUri(text, { chainId, decimalsOf: () => 6 })
  })
  return request
}

test('parses any text or throws a typed error', () => {
  fc.assert(
    fc.property(anyText, text => {
      read(text)
    }),
    fuzzRuns(5_000),
  )
})

test('writes every parsed request to a URI with the same meaning', () => {
  let accepted = 0
  fc.assert(
    fc.property(tampered, text => {
      const request = read(text)
      if (!request) return
      accepted++
      const again = paymentUri(request, { decimals: 6 })
      expect(parsePaymentUri(again, { chainId: request.chainId, decimalsOf: () => 6 })).toEqual(request)
    }),
    fuzzRuns(5_000),
  )
  expect(accepted).toBeGreaterThan(100)
})

test('builds any request or throws a typed error', () => {
  const text = fc.oneof(
    fc.string({ unit: 'binary' }),
    fc.constantFrom('eip155:1', 'eip155:1/slip44:60', `0x${'1'.repeat(40)}`),
  )
  const value = fc.oneof(text, fc.anything({ withNullPrototype: true }))
  const request = fc.record({
    chainId: value,
    asset: value,
    recipient: value,
    amount: value,
    label: value,
    memo: value,
  })
  const tweaked = fc
    .tuple(sample, fc.constantFrom('chainId', 'asset', 'recipient', 'amount', 'label', 'memo', 'references'), value)
    .map(([{ request: valid }, field, other]) => ({ ...valid, [field]: other }))
  fc.assert(
    fc.property(fc.oneof(request, tweaked), one => {
      codeOf(() => paymentUri(one as PaymentRequest, { decimals: 6 }))
    }),
    fuzzRuns(2_000),
  )
})

test.each([undefined, null, 7, {}, ['bitcoin:']])("refuses a value that isn't text: %s", value => {
  expect(codeOf(() => parsePaymentUri(value as unknown as string))).toBe('pay/uri-invalid')
})
