import { AppKitError, type CaipNetwork } from '@openappkit/appkit-core'
import { isSameAddress } from '@openappkit/appkit-core/amounts'
import type { SendChain } from '../SendChain'
import type { ResolvedName } from './ResolvedName'

/**
 * Result of checking a backend's address for a name against the chain. The result is `unchecked` if the chain is
 * unavailable or spells the name differently.
 */
export type NameVerdict = 'confirmed' | 'disputed' | 'unchecked'

/**
 * Compares a backend's address for a typed name with the chain's own, so that a backend alone can't redirect a payment.
 * If the chain can't resolve names, every name counts as confirmed.
 */
export async function confirmName(
  typed: string,
  found: ResolvedName,
  chain: Pick<SendChain, 'resolveName'>,
  caipNetwork: CaipNetwork,
): Promise<NameVerdict> {
  if (!chain.resolveName) return 'confirmed'
  // The normal form of ASCII names is lowercase. Other names need tables, which the backend has.
  const name = typed.toLowerCase()
  const isPlain = /^[\x20-\x7e]+$/u.test(name)
  if (isPlain && found.name.toLowerCase() !== name) return 'disputed'
  try {
    const address = await chain.resolveName({ name: isPlain ? name : found.name, caipNetwork })
    return address !== undefined && isSameAddress(address, found.address) ? 'confirmed' : 'disputed'
  } catch (cause) {
    if (cause instanceof AppKitError) return 'unchecked'
    throw cause
  }
}
