import type { SIWXData } from '@openappkit/contract'
import { expect, test } from 'vitest'
import { formatMessage } from './formatMessage'
import { isMessageOf } from './isMessageOf'
import { composeLegacyMessage } from './legacyMessage'

const data: SIWXData = {
  accountAddress: '0xd8dA6BF26964aF9D7eEd9e03E53415D37aA96045',
  chainId: 'eip155:1',
  domain: 'app.example',
  uri: 'https://app.example/',
  version: '1',
  nonce: 'x7Qm0ZkR3vTn9cLpA2Wd',
  issuedAt: '2026-11-21T09:30:00.000Z',
  expirationTime: '2026-11-22T09:30:00.000Z',
  notBefore: '2026-11-21T09:30:00.000Z',
  requestId: '7',
  statement: 'Sign in.',
  resources: ['https://app.example/tos'],
}
const message = formatMessage(data)

test('matches a message with its data, in either format', () => {
  expect(isMessageOf(message, data)).toBe(true)
  expect(isMessageOf(composeLegacyMessage(data, 'Ethereum', true), data)).toBe(true)
  expect(isMessageOf(composeLegacyMessage(data, 'Ethereum', false), data)).toBe(true)
})

test.each<[keyof SIWXData, unknown]>([
  ['accountAddress', '0xAb5801a7D398351b8bE11C439e05C5B3259aeC9B'],
  ['chainId', 'eip155:10'],
  ['domain', 'evil.example'],
  ['uri', 'https://app.example/other'],
  ['version', '2'],
  ['nonce', 'another0nonce'],
  ['issuedAt', '2026-11-21T09:30:01.000Z'],
  ['expirationTime', '2036-11-22T09:30:00.000Z'],
  ['expirationTime', undefined],
  ['notBefore', undefined],
  ['requestId', undefined],
  ['statement', undefined],
  ['statement', 'Sign'],
  ['resources', undefined],
  ['resources', ['https://app.example/tos', 'https://app.example/more']],
  ['resources', ['https://app.example/other']],
])('rejects data with a different %s (%o)', (field, value) => {
  expect(isMessageOf(message, { ...data, [field]: value } as SIWXData)).toBe(false)
})

test('compares dates by instant and EVM addresses without case', () => {
  const same = { ...data, issuedAt: '2026-11-21T10:30:00+01:00', accountAddress: data.accountAddress.toLowerCase() }
  expect(isMessageOf(message, same)).toBe(true)
})

test('compares other addresses with case', () => {
  const solana: SIWXData = {
    ...data,
    chainId: 'solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp',
    accountAddress: 'GwAF45zjfyGzUbd3i3hXxzGeuchzEZXwpRYHZM5912F1',
  }
  expect(isMessageOf(formatMessage(solana), solana)).toBe(true)
  const other = 'gwAF45zjfyGzUbd3i3hXxzGeuchzEZXwpRYHZM5912F1'
  expect(isMessageOf(formatMessage(solana), { ...solana, accountAddress: other })).toBe(false)
})

test('treats an empty list of resources as none', () => {
  const { resources: _, ...none } = data
  expect(isMessageOf(formatMessage(none), { ...none, resources: [] })).toBe(true)
})

test('accepts the sentence that WalletConnect adds for capabilities, but only with a ReCap', () => {
  const sentence =
    "I further authorize the stated URI to perform the following actions on my behalf: (1) 'request': 'personal_sign' for 'eip155'."
  const recap = { ...data, resources: ['urn:recap:eyJhdHQiOnt9fQ'] }
  const { statement: _, ...plain } = recap
  expect(isMessageOf(formatMessage({ ...recap, statement: `Sign in. ${sentence}` }), recap)).toBe(true)
  expect(isMessageOf(formatMessage({ ...plain, statement: sentence }), plain)).toBe(true)
  expect(isMessageOf(formatMessage({ ...recap, statement: 'Sign in. And give me everything.' }), recap)).toBe(false)
  expect(isMessageOf(formatMessage({ ...data, statement: `Sign in. ${sentence}` }), data)).toBe(false)
  expect(isMessageOf(formatMessage({ ...recap, statement: `Trust me. ${sentence}` }), recap)).toBe(false)
  expect(isMessageOf(formatMessage({ ...recap, statement: `Sign in. And more. ${sentence}` }), recap)).toBe(false)
  expect(isMessageOf(formatMessage(plain), recap)).toBe(false)
  const first = { ...recap, resources: [...recap.resources, 'https://app.example/'] }
  expect(isMessageOf(formatMessage({ ...first, statement: `Sign in. ${sentence}` }), first)).toBe(false)
})

test('ignores fields that both lack', () => {
  const { expirationTime: _, notBefore: __, requestId: ___, statement: ____, resources: _____, ...least } = data
  expect(isMessageOf(formatMessage(least), least)).toBe(true)
  expect(isMessageOf(formatMessage(least), { ...least, expirationTime: data.expirationTime })).toBe(false)
  expect(isMessageOf(formatMessage(least), { ...least, resources: data.resources })).toBe(false)
})

test("rejects text that isn't a message", () => {
  expect(isMessageOf('', data)).toBe(false)
})
