import { AppKitError } from '@openappkit/contract'
import { expect, test } from 'vitest'
import { codeOf } from '../../test/codeOf'
import { parsePaymentUri } from './parsePaymentUri'
import { paymentUri } from './paymentUri'

const address = '175tWpb8K1S7NmH4Zx6rewF9WQrcZv2456'
const chainId = 'bip122:000000000019d6689c085ae165831e93'
const request = { chainId, asset: `${chainId}/slip44:0`, recipient: address }

test('refuses a URI over 2,048 characters before it parses it', () => {
  const uri = `bitcoin:${address}?x=`
  expect(codeOf(() => parsePaymentUri(uri.padEnd(2_048, 'x')))).toBeUndefined()
  expect(codeOf(() => parsePaymentUri(uri.padEnd(2_049, 'x')))).toBe('pay/uri-too-long')
  expect(codeOf(() => parsePaymentUri('%'.repeat(50_000_000)))).toBe('pay/uri-too-long')
  expect(codeOf(() => paymentUri({ ...request, label: 'é'.repeat(400) }))).toBe('pay/uri-too-long')
})

test.each(['https://example.com', 'lightning:lnbc1', 'wc:abc@2', 'javascript:alert(1)', 'litecoin:x', 'constructor:x'])(
  'refuses the scheme of %s',
  uri => expect(codeOf(() => parsePaymentUri(uri))).toBe('pay/uri-unsupported'),
)

test.each([
  '',
  ' ',
  address,
  ':',
  'bitcoin',
  ` bitcoin:${address}`,
  `bitcoin:${address}\n`,
  `bitcoin:${address}?label=é`,
])('refuses %j', uri => expect(codeOf(() => parsePaymentUri(uri))).toBe('pay/uri-invalid'))

test('removes hidden characters from a label and a message', () => {
  const hidden = '\u0000\u001b\n\u007f\u0085\u200b\u200f\u202e\u2028\u2066\u2069\ufeff\u{e0041}'
  const query = `label=${encodeURIComponent(`Sh${hidden}op`)}&message=${encodeURIComponent(hidden)}`
  expect(parsePaymentUri(`bitcoin:${address}?${query}`)).toEqual({ ...request, label: 'Shop' })
  const family = '👨‍👩‍👧 کتاب‌ها'
  expect(parsePaymentUri(`bitcoin:${address}?label=${encodeURIComponent(family)}`).label).toBe(family)
})

test.each(['\u0000', '\n', '\u202e', '\u2066', '\ud800', '\u{e0041}'])('refuses to write a text with %j', character => {
  for (const name of ['label', 'message'])
    expect(codeOf(() => paymentUri({ ...request, [name]: `a${character}` }))).toBe('pay/uri-invalid-request')
})

test("keeps an error's details short", () => {
  let error: unknown
  try {
    parsePaymentUri(`bitcoin:${address}?req-${'x'.repeat(1_500)}`)
  } catch (cause) {
    error = cause
  }
  expect(error).toBeInstanceOf(AppKitError)
  expect((error as AppKitError).details).toHaveLength(200)
})
