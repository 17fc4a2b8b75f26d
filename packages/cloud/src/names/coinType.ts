/** SLIP-44 coin type of Ether: the address on the chain that has the names. */
export const ETHER = 60

/** SLIP-44 coin type of Solana. */
export const SOL = 501

/** ENSIP-19 coin type of the default address for EVM networks without their own record. */
export const ANY_EVM = 0x8000_0000

/**
 * Returns the coin type under which a name stores its address for a chain: ENSIP-11 for EVM networks, otherwise
 * SLIP-44. Undefined if there is none.
 *
 * @example
 * ```ts
 * coinTypeOf('eip155:10') // 0x8000000a
 * ```
 */
export function coinTypeOf(chainId: string): number | undefined {
  if (chainId === 'solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp') return SOL
  const [, reference] = /^eip155:(\d{1,10})$/.exec(chainId) ?? []
  const id = Number(reference)
  return Number.isInteger(id) && id > 0 && id < ANY_EVM ? ANY_EVM + id : undefined
}
