import { expect, test } from 'vitest'
import { codeOf } from '../../test/codeOf'
import { parsePaymentUri } from './parsePaymentUri'
import { paymentUri } from './paymentUri'

const chainId = 'solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp'
const devnet = 'solana:EtWTRABZaYq6iMfeYKouRu166VU2xqa1'
const recipient = 'mvines9iiHiQTysrwkJjGf2gb9Ex9jXJX8ns3qwf2kN'
const usdc = 'EPjFWdd5AufqSSqeM2qN1xzybapC8G4wEGGkZwyTDt1v'
const reference = '82ZJ7nbGpixjeDCmEhUcmwXYfvurzAgGdtSMuHnUgyny'
const sol = { chainId, asset: `${chainId}/slip44:501`, recipient }
const token = { chainId, asset: `${chainId}/token:${usdc}`, recipient }
const texts = { label: 'Michael', message: 'Thanks for all the fish' }

const parse = (rest: string) =>
  parsePaymentUri(`solana:${rest}`, { decimalsOf: asset => (asset === token.asset ? 6 : undefined) })
const parseCode = (rest: string) => codeOf(() => parse(rest))

const examples = [
  [
    `solana:${recipient}?amount=1&label=Michael&message=Thanks%20for%20all%20the%20fish&memo=OrderId12345`,
    { ...sol, ...texts, amount: 1_000_000_000n, memo: 'OrderId12345' },
  ],
  [`solana:${recipient}?amount=0.01&spl-token=${usdc}`, { ...token, amount: 10_000n }],
  [`solana:${recipient}?label=Michael`, { ...sol, label: 'Michael' }],
] as const

test.each(examples)('reads and writes the example %s', (uri, request) => {
  expect(parse(uri.slice('solana:'.length))).toEqual(request)
  expect(paymentUri(request, { decimals: 6 })).toBe(uri)
})

test('keeps references in order', () => {
  const uri = paymentUri({ ...sol, references: [reference, usdc] })
  expect(uri).toBe(`solana:${recipient}?reference=${reference}&reference=${usdc}`)
  expect(parse(uri.slice('solana:'.length)).references).toEqual([reference, usdc])
})

test('reads plus signs as spaces, as URLSearchParams does', () => {
  expect(parse(`${recipient}?memo=a+b%2Bc`).memo).toBe('a b+c')
  expect(paymentUri({ ...sol, memo: 'a b+c' })).toBe(`solana:${recipient}?memo=a%20b%2Bc`)
})

test.each([
  ['0', 0n],
  ['0.000000001', 1n],
  ['9007199.254740993', 9_007_199_254_740_993n],
  ['18446744073.709551615', 2n ** 64n - 1n],
  ['1.500000000', 1_500_000_000n],
])('reads %s SOL exactly', (text, amount) => {
  expect(parse(`${recipient}?amount=${text}`).amount).toBe(amount)
})

test.each([
  '-1',
  'NaN',
  '1e9',
  '1e100000',
  '.5',
  '1.',
  '',
  '0.0000000001',
  '1.0000000000',
  '18446744073.709551616',
  '1,5',
  '0x1',
])('refuses the amount %j', text => expect(parseCode(`${recipient}?amount=${text}`)).toBe('pay/uri-invalid-amount'))

test('reads token amounts only with decimals, and no more of them', () => {
  expect(parseCode(`${recipient}?spl-token=${reference}&amount=1`)).toBe('pay/uri-unknown-decimals')
  expect(parse(`${recipient}?spl-token=${reference}`).asset).toBe(`${chainId}/token:${reference}`)
  expect(parseCode(`${recipient}?spl-token=${usdc}&amount=0.0000001`)).toBe('pay/uri-invalid-amount')
  expect(codeOf(() => paymentUri({ ...token, amount: 1n }))).toBe('pay/uri-unknown-decimals')
  for (const decimals of [-1, 1.5, Number.NaN, 256])
    expect(codeOf(() => paymentUri({ ...token, amount: 1n }, { decimals }))).toBe('pay/uri-unknown-decimals')
})

test.each([
  ['a transaction request', 'https://example.com/solana-pay', 'pay/uri-transaction-request'],
  ['an encoded one', 'https%3A%2F%2Fexample.com%2Fsolana-pay%3Forder%3D12345', 'pay/uri-transaction-request'],
  ['an unsafe one', 'HTTP://example.com', 'pay/uri-transaction-request'],
  ['an authority', `//${recipient}`, 'pay/uri-invalid'],
  ['a short key', recipient.slice(2), 'pay/uri-invalid'],
  ['the system program', '1'.repeat(32), 'pay/uri-invalid'],
  ['two amounts', `${recipient}?amount=1&amount=2`, 'pay/uri-invalid'],
  ['two tokens', `${recipient}?spl-token=${usdc}&spl-token=${reference}`, 'pay/uri-invalid'],
  ['two memos', `${recipient}?memo=a&memo=b`, 'pay/uri-invalid'],
  ['a malformed token', `${recipient}?spl-token=USDC`, 'pay/uri-invalid'],
  ['an empty token', `${recipient}?spl-token=`, 'pay/uri-invalid'],
  ['a token that pays itself', `${usdc}?spl-token=${usdc}`, 'pay/uri-invalid'],
  ['a malformed reference', `${recipient}?reference=order-1`, 'pay/uri-invalid'],
  ['17 references', `${recipient}?${`reference=${reference}&`.repeat(17)}`, 'pay/uri-invalid'],
  ['a memo with a control character', `${recipient}?memo=a%00b`, 'pay/uri-invalid'],
  ['a memo that reorders text', `${recipient}?memo=a%E2%80%AEb`, 'pay/uri-invalid'],
])('refuses %s', (_, rest, code) => expect(parseCode(rest)).toBe(code))

test('is for the cluster of chainId', () => {
  expect(parsePaymentUri(`solana:${recipient}`, { chainId: devnet }).asset).toBe(`${devnet}/slip44:501`)
  expect(codeOf(() => parsePaymentUri(`solana:${recipient}`, { chainId: 'eip155:1' }))).toBe('pay/uri-wrong-chain')
})

test.each([
  ['a malformed reference', { ...sol, references: ['order-1'] }, 'pay/uri-invalid-request'],
  ['17 references', { ...sol, references: new Array<string>(17).fill(reference) }, 'pay/uri-invalid-request'],
  ['the mint as the recipient', { ...token, recipient: usdc }, 'pay/uri-invalid-request'],
  ['more than a u64', { ...sol, amount: 2n ** 64n }, 'pay/uri-invalid-amount'],
])('refuses to write %s', (_, request, code) => {
  expect(codeOf(() => paymentUri(request, { decimals: 6 }))).toBe(code)
})
