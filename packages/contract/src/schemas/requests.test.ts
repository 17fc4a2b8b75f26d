import { expect, test } from 'vitest'
import type { z } from 'zod'
import { analyticsRecordSchema } from './analytics'
import { accountMetadataSchema, authenticationSchema } from './auth'
import { chainIdSchema } from './chainId'
import { priceQuerySchema } from './price'

const record = {
  eventId: '123e4567-e89b-42d3-a456-426614174000',
  url: 'https://app.example/',
  domain: 'app.example',
  timestamp: 1_767_225_600_000,
}
const event = { type: 'track', event: 'MODAL_OPEN' }
const signIn = { message: 'app.example wants you to sign in', signature: '0x1b' }
const members = (count: number) => Object.fromEntries(Array.from({ length: count }, (_, index) => [`k${index}`, index]))

/** Request bodies with `size` characters or items in one field. */
const bounds: [where: string, schema: z.ZodType, max: number, body: (size: number) => object][] = [
  ['URL of an event', analyticsRecordSchema, 2048, n => ({ ...record, url: text(n), props: event })],
  ['domain of an event', analyticsRecordSchema, 255, n => ({ ...record, domain: text(n), props: event })],
  ['name of an event', analyticsRecordSchema, 100, n => withProps({ event: text(n) })],
  ['address of an event', analyticsRecordSchema, 200, n => withProps({ address: text(n) })],
  ['properties of an event', analyticsRecordSchema, 1000, n => withProps({ properties: members(n) })],
  ['property name', analyticsRecordSchema, 100, n => withProps({ properties: { [text(n)]: 1 } })],
  ['type of an error', analyticsRecordSchema, 200, n => withProps({ errorType: text(n) })],
  ['message of an error', analyticsRecordSchema, 2000, n => withProps({ errorMessage: text(n) })],
  ['stack of an error', analyticsRecordSchema, 10_000, n => withProps({ stackTrace: text(n) })],
  ['message to sign', authenticationSchema, 10_000, n => ({ ...signIn, message: text(n) })],
  ['signature', authenticationSchema, 150_000, n => ({ ...signIn, signature: text(n) })],
  ['client id', authenticationSchema, 200, n => ({ ...signIn, clientId: text(n) })],
  ['account', authenticationSchema, 200, n => ({ ...signIn, data: { accountAddress: text(n), chainId: '1' } })],
  [
    'chain of an account',
    authenticationSchema,
    100,
    n => ({ ...signIn, data: { accountAddress: '0x', chainId: text(n) } }),
  ],
  ['name of a wallet', authenticationSchema, 200, n => withWallet({ type: 'extension', name: text(n) })],
  ['icon of a wallet', authenticationSchema, 150_000, n => withWallet({ type: 'extension', icon: text(n) })],
  ['social network', authenticationSchema, 50, n => withWallet({ type: 'social', social: text(n), identifier: '' })],
  ['social account', authenticationSchema, 320, n => withWallet({ type: 'social', social: '', identifier: text(n) })],
  ['metadata of an account', accountMetadataSchema, 1000, n => ({ metadata: members(n) })],
  ['metadata key', accountMetadataSchema, 200, n => ({ metadata: { [text(n)]: 1 } })],
  ['project id', priceQuerySchema, 100, n => ({ projectId: text(n), currency: 'usd', addresses: [] })],
  ['addresses', priceQuerySchema, 100, n => ({ currency: 'usd', addresses: Array.from({ length: n }, () => 'a') })],
  ['address', priceQuerySchema, 200, n => ({ currency: 'usd', addresses: [text(n)] })],
]

test.each(bounds)('limits the %s', (_, schema, max, body) => {
  expect(schema.safeParse(body(max)).error).toBeUndefined()
  expect(schema.safeParse(body(max + 1)).success).toBe(false)
})

test('requires the kind, time and place of an event', () => {
  for (const right of [
    { ...record, props: { type: 'error', event: 'FAILED' } },
    { ...record, timestamp: '2026-01-01T00:00:00Z', props: event },
  ]) {
    expect(analyticsRecordSchema.safeParse(right).success, JSON.stringify(right)).toBe(true)
  }
  for (const wrong of [
    { ...record },
    { ...record, eventId: '1', props: event },
    { ...record, timestamp: 'today', props: event },
    { ...record, props: { type: 'track', event: '' } },
    { ...record, props: { type: 'other', event: 'MODAL_OPEN' } },
  ]) {
    expect(analyticsRecordSchema.safeParse(wrong).success, JSON.stringify(wrong)).toBe(false)
  }
})

test('requires a message, a signature and a known wallet type to sign in', () => {
  for (const type of ['walletconnect', 'extension', 'unknown']) {
    expect(authenticationSchema.safeParse(withWallet({ type })).success, type).toBe(true)
  }
  for (const wrong of [
    { ...signIn, message: '' },
    { ...signIn, signature: '' },
    { ...signIn, data: {} },
    withWallet({ type: 'other', social: '', identifier: '' }),
    withWallet({ type: 'social' }),
  ]) {
    expect(authenticationSchema.safeParse(wrong).success, JSON.stringify(wrong)).toBe(false)
  }
  expect(accountMetadataSchema.safeParse({ metadata: null }).success).toBe(true)
  expect(accountMetadataSchema.safeParse({}).success).toBe(false)
})

test('accepts only supported currencies', () => {
  for (const currency of ['btc', 'eth', 'usd', 'eur', 'gbp', 'aud', 'cad', 'inr', 'jpy']) {
    expect(priceQuerySchema.safeParse({ currency, addresses: [] }).success, currency).toBe(true)
  }
  expect(priceQuerySchema.safeParse({ currency: '', addresses: [] }).success).toBe(false)
  expect(priceQuerySchema.safeParse({ currency: 'usd' }).success).toBe(false)
})

test('converts a number to an EVM chain id and keeps other text', () => {
  expect(chainIdSchema.parse('10')).toBe('eip155:10')
  expect(chainIdSchema.parse('1'.repeat(32))).toBe(`eip155:${'1'.repeat(32)}`)
  for (const other of ['1'.repeat(33), 'eip155:1', '1x', 'x1', '', 'a'.repeat(100)]) {
    expect(chainIdSchema.parse(other)).toBe(other)
  }
  expect(chainIdSchema.safeParse('a'.repeat(101)).success).toBe(false)
})

function text(length: number): string {
  return 'a'.repeat(length)
}

function withProps(props: object): object {
  return { ...record, props: { ...event, ...props } }
}

function withWallet(walletInfo: object): object {
  return { ...signIn, walletInfo }
}
