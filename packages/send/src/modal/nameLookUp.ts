import type { CaipNetwork } from '@openappkit/appkit-core'
import type { NameRecord } from '@openappkit/appkit-core/portfolio'
import type { LookUpName } from '../recipient/ResolvedName'
import type { SendChain } from '../SendChain'

/** Resolves names to addresses. */
export interface NameDirectory {
  lookUpName(name: string, caipNetworkId: string): Promise<NameRecord | undefined>
}

/** Returns a function that finds a network's address in a name's record. */
export function nameLookUp(
  names: () => NameDirectory,
  chain: (network: CaipNetwork) => Pick<SendChain, 'coinTypes'>,
): LookUpName {
  return async (name, network) => {
    const coinTypes = (await chain(network).coinTypes?.(network)) ?? []
    const record = await names().lookUpName(name, network.caipNetworkId)
    const coinType = coinTypes.find(type => record?.addresses[type])
    const address = coinType === undefined ? undefined : record?.addresses[coinType]?.address
    if (!record || address === undefined) return undefined
    return { address, name: record.name, avatarUrl: record.attributes?.['avatar'] }
  }
}
