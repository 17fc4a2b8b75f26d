import { expect, test } from 'vitest'
import { isSolanaAddress } from './isSolanaAddress'

const address = 'EPjFWdd5AufqSSqeM2qN1xzybapC8G4wEGGkZwyTDt1v'

test.each([address, '1'.repeat(32), 'z'.repeat(44), 'So11111111111111111111111111111111111111112'])(
  'Solana address: 32-44 base58 characters: accepts %s',
  value => {
    expect(isSolanaAddress(value)).toBe(true)
  },
)

test.each([
  ['31 characters', '1'.repeat(31)],
  ['45 characters', '1'.repeat(45)],
  ['a zero', address.replace('E', '0')],
  ['an uppercase O', address.replace('E', 'O')],
  ['an uppercase I', address.replace('E', 'I')],
  ['a lowercase L', address.replace('E', 'l')],
  ['text before it', `send to ${address}`],
  ['text right before it', `0${address.slice(0, 43)}`],
  ['a newline after it', `${address}\n`],
  ['undefined', undefined],
])('Solana address: 32-44 base58 characters: rejects %s', (_, value) => {
  expect(isSolanaAddress(value)).toBe(false)
})
