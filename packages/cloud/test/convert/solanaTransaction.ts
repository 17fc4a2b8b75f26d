import { base58 } from '@scure/base'

/** Returns an unsigned version 0 transaction of a fee payer, in base64. It has no instructions. */
export function solanaTransaction(payer: string): string {
  const message = [0x80, 1, 0, 0, 1, ...base58.decode(payer), ...new Uint8Array(32), 0, 0]
  return Buffer.from([1, ...new Uint8Array(64), ...message]).toString('base64')
}

export const SOLANA = 'solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp'
export const SOLANA_USER = '9xQeWvG816bUx9EPjHmaT23yvVM2ZWbrrpZb9PusVFin'
export const SOLANA_STRANGER = 'vBXNsd5SRtTPpW7GWv3wREA6Ztm2jCWp5eqqTsVhyG5'
export const WRAPPED_SOL = 'So11111111111111111111111111111111111111112'
export const SOLANA_USDC = 'EPjFWdd5AufqSSqeM2qN1xzybapC8G4wEGGkZwyTDt1v'
