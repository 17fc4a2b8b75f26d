import { expect, test } from 'vitest'
import { emailSchema, loginCodeAnswerSchema, newUnlockPathSchema } from './embedded'

test.each(['ada@example.com', 'a.b+tag@mail.example.co', "o'hara@example.org", 'x@xn--bcher-kva.example'])(
  'accepts %s',
  email => expect(emailSchema.safeParse(email).success).toBe(true),
)

test.each([
  ['a second address in a header', 'ada@example.com\r\nBcc: eve@example.com'],
  ['two addresses', 'ada@example.com,eve@example.com'],
  ['a display name', 'Ada <ada@example.com>'],
  ['a quoted local part', '"ada eve"@example.com'],
  ['a trailing line break', 'ada@example.com\n'],
  ['an address without a domain', 'ada@localhost'],
  ['look-alike letters', 'аda@example.com'],
  ['a comment', 'ada(eve)@example.com'],
  ['300 characters', `${'a'.repeat(64)}@${'b.'.repeat(120)}com`],
])('refuses %s', (_, email) => expect(emailSchema.safeParse(email).success).toBe(false))

test('takes ASCII digits as a code only', () => {
  const codeId = 'A'.repeat(22)
  expect(loginCodeAnswerSchema.safeParse({ codeId, code: '123456' }).success).toBe(true)
  for (const code of ['12345', '1234567', '12345a', '١٢٣٤٥٦', ' 12345'])
    expect(loginCodeAnswerSchema.safeParse({ codeId, code }).success).toBe(false)
})

const path = {
  id: 'A'.repeat(22),
  kind: 'device',
  label: 'Chrome',
  blob: 'A'.repeat(80),
  serverKey: 'A'.repeat(43),
} as const

test('requires a credential for passkeys and hashing for passwords, and neither for devices', () => {
  const hashing = { algorithm: 'argon2id', memory: 65_536, passes: 3, salt: 'A'.repeat(22) } as const
  const accepts = (change: object) => newUnlockPathSchema.safeParse({ ...path, ...change }).success
  expect(accepts({})).toBe(true)
  expect(accepts({ hashing })).toBe(false)
  expect(accepts({ kind: 'passkey' })).toBe(false)
  expect(accepts({ kind: 'passkey', credentialId: 'A'.repeat(22) })).toBe(true)
  expect(accepts({ kind: 'password' })).toBe(false)
  expect(accepts({ kind: 'password', hashing })).toBe(true)
  expect(accepts({ kind: 'password', hashing: { ...hashing, memory: 1024 } })).toBe(false)
})
