/** SLIP-44 coin type of Ether. Its record has the address on the chain with the ENS registry. */
export const ETHER = 60

/** SLIP-44 coin type of Solana. */
export const SOL = 501

/** ENSIP-19 coin type of the default EVM address. It applies to EVM networks without their own record. */
export const ANY_EVM = 0x8000_0000

/**
 * Returns the coin type under which a name stores its address on a chain: the ENSIP-11 coin type of an EVM network, or
 * 501 (SLIP-44) for Solana mainnet. Undefined for all other chains.
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
