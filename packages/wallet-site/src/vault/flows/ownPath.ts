import type { VaultState } from '../Vault'
import type { VaultContext } from '../VaultContext'
import { changePaths } from './changePaths'
import { newPathId, type PathToSeal } from './sealPath'

/** Paths of an account at which the devices that were unused for the longest time have to make room. */
const CROWDED = 45

/** Returns a new path for this device. */
export async function ownPath({ crypto, keys, label }: VaultContext): Promise<PathToSeal> {
  return { id: newPathId(crypto), kind: 'device', label, userKey: (await keys()).user }
}

/** Adds a path for this device, in place of its previous one. */
export async function addOwnPath(context: VaultContext, seed: Uint8Array<ArrayBuffer>): Promise<VaultState> {
  const { paths } = context.state.account
  const devices = paths.filter(({ kind }) => kind === 'device')
  const previous = devices.filter(({ isThisDevice }) => isThisDevice)
  const unused = devices
    .filter(({ isThisDevice }) => !isThisDevice)
    .sort((one, other) => (one.usedAt ?? one.createdAt) - (other.usedAt ?? other.createdAt))
    .slice(0, Math.max(0, paths.length - CROWDED))
  const remove = [...previous, ...unused].map(({ id }) => id)
  return await changePaths(context, seed, { add: [await ownPath(context)], remove })
}
