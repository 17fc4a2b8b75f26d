import type { OnrampInput, OnrampMarket, OnrampOrder } from '../../src/onramp/OnrampProvider'

/** Key of all providers under test. It must not appear in errors or logs. */
export const SECRET = 'sk-secret-0123456789-0123456789-0123'
/** Clock of all providers under test. */
export const NOW = 1_790_000_000_000
export const ADDRESS = '0x71C7656EC7ab88b098defB751B7401B5f6d8976F'
export const THIRD_PARTY = '0x000000000000000000000000000000000000bEEF'
/** USDC on Base. */
export const USDC = '0x833589fcd6edb6e08f4c7c32d4f71b54bda02913'
export const SESSION = '6f1c2a52-8b0e-4c58-9a51-8f2f1b7f0c11'
export const HASH = '0x6751c8fce2e0fb5d57bb4801b31b35a7160fa362e0c5703d44cfd508317ee2f8'
const UNIT = 10n ** 18n

export const PLACE: OnrampMarket = { chainId: 'eip155:8453', country: 'DE' }
/** 100 EUR of USDC on Base with a card. */
export const INPUT: OnrampInput = {
  ...PLACE,
  asset: USDC,
  decimals: 6,
  currency: 'EUR',
  total: 100n * UNIT,
  method: 'card',
}
export const ORDER: OnrampOrder = {
  ...INPUT,
  sessionId: SESSION,
  address: ADDRESS,
  amount: 104_234_567n,
  redirectUrl: 'https://app.example/done',
  origin: 'https://app.example',
  clientIp: '::ffff:203.0.113.42',
}

/** Returns whole units of a currency. */
export function money(units: number): bigint {
  return BigInt(Math.round(units * 100)) * (UNIT / 100n)
}
