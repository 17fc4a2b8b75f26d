/** SLIP-44: the address of a name on the chain that keeps it. */
export const ETHER = 60

/** SLIP-44. */
export const SOL = 501

/** ENSIP-19: the address of a name on every EVM network that it keeps none of its own for. */
export const ANY_EVM = 0x8000_0000

/**
 * Under which number a name keeps its address on a chain: ENSIP-11 for EVM networks, SLIP-44 else. Undefined where there is none.
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
