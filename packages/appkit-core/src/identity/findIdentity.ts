import { isSameAddress } from '../caip/isSameAddress'
import { homeOfNames } from '../data/names'
import type { AccountOnNetwork } from '../portfolio/AccountOnNetwork'
import type { IdentityApi } from './IdentityApi'
import type { Identity } from './identityAnswer'

/**
 * Who an account is. Where that can't be found out, the registry of names is asked, and the picture of before counts on Ethereum's main network alone.
 * Spec 4, 'Identity lookup'. Undefined: nobody says. Never rejects.
 */
export async function findIdentity(
  api: Pick<IdentityApi, 'getIdentity' | 'namesOf'>,
  { address, caipNetworkId }: AccountOnNetwork,
  last: Identity | undefined,
): Promise<Identity | undefined> {
  try {
    return known(await api.getIdentity(address))
  } catch {
    // A name is a convenience: the address is shown without one, and the next visitor of the view asks again.
    const records = await api.namesOf(address, caipNetworkId).catch(() => [])
    // A name counts only if it stands for this address.
    const isOurs = (candidate: { readonly address: string }) => isSameAddress(candidate.address, address)
    const name = records.find(({ addresses }) => Object.values(addresses).some(isOurs))?.name
    return known({ name, avatar: caipNetworkId === homeOfNames ? last?.avatar : undefined })
  }
}

function known(identity: Identity): Identity | undefined {
  return identity.name === undefined && identity.avatar === undefined ? undefined : identity
}
