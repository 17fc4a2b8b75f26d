import type { CaipNetwork } from '@openappkit/appkit-core'
import { coinTypeOf } from '@openappkit/appkit-core/validation'

/** What name services call the chain families whose networks don't each have a number. SLIP-44. */
const families: Readonly<Record<string, number>> = { bip122: 0, solana: 501 }

/**
 * Under which coin types a name may keep its address for a network, the best first. EVM accounts are the same on every chain, so the one of Ethereum's
 * main network, 60, stands in for a network that the name says nothing of.
 */
export function coinTypes({ chainNamespace, id }: CaipNetwork): readonly number[] {
  const family = families[chainNamespace]
  if (family !== undefined) return [family]
  return chainNamespace !== 'eip155' ? [] : Number(id) === 1 ? [60] : [coinTypeOf(Number(id)), 60]
}
