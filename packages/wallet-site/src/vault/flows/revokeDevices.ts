import type { UnlockPath } from '@openappkit/contract/embedded'
import { useOnce } from '../seed/wipe'
import type { VaultState } from '../Vault'
import type { VaultContext } from '../VaultContext'
import { changePaths } from './changePaths'
import { openOwnPath } from './openPath'

/**
 * Removes the paths of a device and ends its sessions. Ending them isn't enough: with a path, a stolen device opens the
 * wallet again after a login by email.
 */
export async function revokeDevice(context: VaultContext, id: string): Promise<void> {
  const { api, state } = context
  // The device may have added its path since this page read the account.
  await state.accept(await api.account())
  await removeDevicePaths(context, ({ deviceId }) => deviceId === id)
  await api.revokeDevice(id)
}

/** Removes the paths of all other devices and ends their sessions. */
export async function rotate(context: VaultContext): Promise<VaultState> {
  const { api, state } = context
  await state.accept(await api.account())
  await removeDevicePaths(context, ({ isThisDevice }) => !isThisDevice)
  const devices = await api.devices()
  await Promise.all(devices.filter(({ isThisDevice }) => !isThisDevice).map(({ id }) => api.revokeDevice(id)))
  return state.value
}

async function removeDevicePaths(context: VaultContext, isLost: (path: UnlockPath) => boolean): Promise<void> {
  const lost = context.state.account.paths.filter(path => path.kind === 'device' && isLost(path))
  const remove = lost.map(({ id }) => id)
  if (remove.length === 0) return
  await useOnce(await openOwnPath(context), seed => changePaths(context, seed, { remove }))
}
