import { isSameAddress } from '../caip/isSameAddress'
import { homeOfNames } from '../data/names'
import type { AccountOnNetwork } from '../portfolio/AccountOnNetwork'
import type { IdentityApi } from './IdentityApi'
import type { Identity } from './identityAnswer'

/**
 * Finds the name and image of an account. If the request fails, looks for a name that resolves to the address, and
 * keeps the previous image on Ethereum mainnet only. Resolves with undefined if there is neither. Never rejects.
 */
export async function findIdentity(
  api: Pick<IdentityApi, 'getIdentity' | 'namesOf'>,
  { address, caipNetworkId }: AccountOnNetwork,
  last: Identity | undefined,
): Promise<Identity | undefined> {
  try {
    return known(await api.getIdentity(address))
  } catch {
    // Names are optional: the address shows instead, and the next load tries again.
    const records = await api.namesOf(address, caipNetworkId).catch(() => [])
    // A name counts only if it resolves to this address.
    const isOurs = (candidate: { readonly address: string }) => isSameAddress(candidate.address, address)
    const name = records.find(({ addresses }) => Object.values(addresses).some(isOurs))?.name
    return known({ name, avatar: caipNetworkId === homeOfNames ? last?.avatar : undefined })
  }
}

function known(identity: Identity): Identity | undefined {
  return identity.name === undefined && identity.avatar === undefined ? undefined : identity
}
