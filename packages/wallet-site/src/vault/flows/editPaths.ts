import type { UnlockPath } from '@openappkit/contract/embedded'
import { WalletFailure } from '../../WalletFailure'
import { ServerFailure } from '../api/failureOf'
import { useOnce, wipe } from '../seed/wipe'
import { passkeyKey } from '../unlock/passkeyKey'
import { checkPassword, newHashing, passwordKey } from '../unlock/passwordKey'
import type { PasskeyAnswer, VaultState } from '../Vault'
import type { VaultContext } from '../VaultContext'
import { changePaths } from './changePaths'
import { createWallet } from './createWallet'
import { openOwnPath, openPasskeyPath, openPasswordPath } from './openPath'
import { pathProof } from './pathProof'
import { newPathId, type PathToSeal } from './sealPath'

/** Paths that the user has to have tested before the operator's escrow goes. */
const TESTED_PATHS = 2

/** Adds a passkey, in place of the one with the same credential. Also creates the wallet if there is none. */
export async function addPasskey(
  context: VaultContext,
  answer: PasskeyAnswer & { readonly label: string },
): Promise<VaultState> {
  const { credentialId, label } = answer
  try {
    await refresh(context)
    const { paths } = context.state.account
    const userKey = await passkeyKey(context.crypto, answer)
    const path = { id: newPathId(context.crypto), kind: 'passkey', label, credentialId, userKey } as const
    const previous = paths.filter(one => one.credentialId === credentialId).map(({ id }) => id)
    return await addPath(context, path, previous)
  } finally {
    wipe(answer.prf)
  }
}

/** Adds a password, in place of the previous one. Also creates the wallet if there is none. */
export async function addPassword(context: VaultContext, password: string): Promise<VaultState> {
  checkPassword(password)
  const { api, crypto, state } = context
  await refresh(context)
  const previous = state.account.paths.filter(({ kind }) => kind === 'password').map(({ id }) => id)
  const id = newPathId(crypto)
  const hashing = newHashing(crypto)
  let oprfKeyId: string | undefined
  const evaluate = async (blinded: string): Promise<string> => {
    const { evaluated, keyId } = await api.evaluatePassword(id, blinded)
    oprfKeyId = keyId
    return evaluated
  }
  const userKey = await passwordKey(crypto, { password, hashing, evaluate })
  return await addPath(context, { id, kind: 'password', label: 'Password', hashing, userKey, oprfKeyId }, previous)
}

/**
 * Opens a path in a fresh attempt and marks it as tested. Destroys the escrow once two paths besides devices are tested:
 * a device's path ends with its storage.
 */
export async function testPath(
  context: VaultContext,
  path: UnlockPath,
  key: PasskeyAnswer | { readonly password: string },
): Promise<VaultState> {
  const { api, state } = context
  const opened =
    'password' in key ? await openPasswordPath(context, path, key.password) : await openPasskeyPath(context, path, key)
  return await useOnce(opened, async seed => {
    const tested = await state.accept(await api.reportTested(pathProof(context, seed, 'tested', path.id)))
    return canDropEscrow(context) ? await dropEscrow(context, seed) : tested
  })
}

/** Removes paths. The last one can't go. */
export async function removePaths(context: VaultContext, ids: readonly string[]): Promise<VaultState> {
  if (context.state.account.paths.every(({ id }) => ids.includes(id))) {
    throw new WalletFailure(
      'embedded/last-path',
      "The last way to unlock the wallet can't be removed. Add another one first.",
    )
  }
  return await useOnce(await openOwnPath(context), seed => changePaths(context, seed, { remove: ids }))
}

/** Reads the account, because another device may have added a path that has to go. */
async function refresh({ api, state }: VaultContext): Promise<void> {
  if (state.account.controlKey !== null) await state.accept(await api.account())
}

async function addPath(context: VaultContext, path: PathToSeal, previous: readonly string[]): Promise<VaultState> {
  if (context.state.account.controlKey === null) return await createWallet(context, [path])
  const edit = { add: [path], remove: previous }
  return await useOnce(await openOwnPath(context), seed => changePaths(context, seed, edit))
}

function canDropEscrow({ state }: VaultContext): boolean {
  const { custody, hasEscrow, paths } = state.account
  const tested = paths.filter(({ kind, isTested }) => kind !== 'device' && isTested)
  return custody === 'provisional' && hasEscrow && tested.length >= TESTED_PATHS
}

async function dropEscrow(context: VaultContext, seed: Uint8Array<ArrayBuffer>): Promise<VaultState> {
  try {
    return await changePaths(context, seed, { dropsEscrow: true })
  } catch (error) {
    if (!(error instanceof ServerFailure) || error.reason !== 'escrow_needs_tested_paths') throw error
    return context.state.value
  }
}
