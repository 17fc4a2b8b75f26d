import { expect, test } from 'vitest'
import { redactError } from './redactError'

test.each([
  ['an EVM address', '0xd8dA6BF26964aF9D7eEd9e03E53415D37aA96045'],
  ['a Solana address', '7S3P4HxJpyyigGzodYwHtCxZyUQe9JiBMHyRWXArAaKv'],
  ['a Bitcoin address', 'bc1qar0srrr7xfkvy5l643lydnw9re59gtzzwf5mdq'],
  ['a legacy Bitcoin address', '1BvBMSEYstWetqTFn5Au4m4GFg7xJaNVN2'],
  ['a private key', '4c0883a69102937d6231471b5dbb6204fe5129617082792ae468d01a3f362318'],
  ['a signature', `0x${'ab'.repeat(65)}`],
  ['a token', 'eyJhbGciOiJFZERTQSIsInR5cCI6IkpXVCJ9.eyJpc3MiOiJkaWQ6a2V5OnoifQ.c2lnbmF0dXJlLW9mLXRoZS10b2tlbg'],
  ['an email address', 'alice.smith+wallet@mail.example.org'],
])('removes %s', (_, secret) => {
  const redacted = redactError(
    `TypeError: Cannot read ${secret} of undefined\n  at f (https://app.example.com/x?k=${secret}:1:2)`,
  )
  expect(redacted).not.toContain(secret.slice(2, 20))
  expect(redacted).toContain('TypeError: Cannot read')
  expect(redacted).toContain('https://app.example.com')
})

test('removes a pairing link', () => {
  const uri = `wc:${'7f'.repeat(32)}@2?relay-protocol=irn&symKey=${'5e'.repeat(32)}`
  expect(redactError(`Could not open ${uri}`)).toBe('Could not open wc:')
})

test('keeps names in code', () => {
  const stack =
    'TypeError: x\n    at ConnectingController.request (chunk.js:1:2)\n    at commitHookEffectListMount (r.js:3:4)'
  expect(redactError(stack)).toBe(stack)
})

test('truncates a huge text and scans it in linear time', () => {
  expect(redactError('a@'.repeat(1_000_000)).length).toBeLessThanOrEqual(2000)
  expect(redactError('a'.repeat(1_000_000))).toBe('…')
})
