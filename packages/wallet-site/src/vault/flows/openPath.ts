import type { EmbeddedAccount, SealedSeed, UnlockPath } from '@openappkit/contract/embedded'
import { WalletFailure } from '../../WalletFailure'
import { decodeBase64url } from '../encoding/base64url'
import { openSeed } from '../seal/openSeed'
import { identityOf, isSameIdentity, type WalletIdentity } from '../seed/WalletIdentity'
import { wipe } from '../seed/wipe'
import { passkeyKey } from '../unlock/passkeyKey'
import { passwordKey } from '../unlock/passwordKey'
import type { PasskeyAnswer } from '../Vault'
import type { VaultContext } from '../VaultContext'
import { findOwnPath } from './findOwnPath'
import { pathProof } from './pathProof'

type Seed = Uint8Array<ArrayBuffer>

/**
 * Opens the seed with this device's path. The caller overwrites the seed.
 *
 * @throws WalletFailure `embedded/locked` if this device has no path, `embedded/path-not-found` if the path was removed.
 */
export async function openOwnPath(context: VaultContext): Promise<Seed> {
  const path = findOwnPath(context.state.account)
  if (!path) throw new WalletFailure('embedded/locked', 'Unlock the wallet to continue.')
  try {
    const sealed = await context.api.openPath(path.id)
    return await openSealed(context, path, sealed, (await context.keys()).user)
  } catch (error) {
    // Another device has removed the path: the page has to know that the wallet is locked.
    if (isFailure(error, 'embedded/path-not-found')) await context.state.accept(await context.api.account())
    throw error
  }
}

/** Opens the seed with a passkey. Overwrites the passkey's secret. The caller overwrites the seed. */
export async function openPasskeyPath(context: VaultContext, path: UnlockPath, answer: PasskeyAnswer): Promise<Seed> {
  try {
    if (path.kind !== 'passkey' || path.credentialId !== answer.credentialId) throw pathNotFound()
    const sealed = await context.api.openPath(path.id)
    return await openSealed(context, path, sealed, await passkeyKey(context.crypto, answer))
  } finally {
    wipe(answer.prf)
  }
}

/**
 * Opens the seed with the password. The caller overwrites the seed.
 *
 * @throws WalletFailure `embedded/password-wrong`.
 */
export async function openPasswordPath(context: VaultContext, path: UnlockPath, password: string): Promise<Seed> {
  const { api, crypto } = context
  if (path.kind !== 'password') throw pathNotFound()
  const sealed = await api.openPath(path.id)
  const hashing = sealed.hashing ?? path.hashing
  if (!hashing) throw pathNotFound()
  const evaluate = async (blinded: string): Promise<string> => (await api.evaluatePassword(path.id, blinded)).evaluated
  const seed = await openSealed(
    context,
    path,
    sealed,
    await passwordKey(crypto, { password, hashing, evaluate }),
  ).catch((error: unknown) => {
    if (!isFailure(error, 'embedded/path-damaged')) throw error
    throw new WalletFailure('embedded/password-wrong', "That password isn't right. Try again.", { cause: error })
  })
  // The server counts evaluations. It can't see that this one led to the right key.
  await api.confirmPassword(pathProof(context, seed, 'confirm', path.id)).catch(() => undefined)
  return seed
}

/** Returns the failure of a path that the account doesn't have. */
export function pathNotFound(): WalletFailure {
  return new WalletFailure('embedded/path-not-found', "The wallet can't be unlocked this way. Use another way.")
}

/**
 * Checks that a seed is the account's, whatever sealed it.
 *
 * @throws WalletFailure `embedded/address-mismatch`. The seed is overwritten then.
 */
export async function checkSeed({ state }: VaultContext, seed: Seed): Promise<Seed> {
  try {
    checkIdentity(state.account, await identityOf(seed))
    return seed
  } catch (error) {
    wipe(seed)
    throw error
  }
}

/**
 * Checks that the server's account is the one of a seed.
 *
 * @throws WalletFailure `embedded/address-mismatch`.
 */
export function checkIdentity({ addresses, controlKey }: EmbeddedAccount, identity: WalletIdentity): void {
  if (controlKey !== null && isSameIdentity(identity, { addresses, controlKey })) return
  throw new WalletFailure(
    'embedded/address-mismatch',
    "The wallet server names another wallet than the unlocked one. Don't use it, and contact its operator.",
  )
}

async function openSealed(
  context: VaultContext,
  { id, kind }: UnlockPath,
  { blob, serverKey }: SealedSeed,
  userKey: CryptoKey,
): Promise<Seed> {
  const { crypto, state } = context
  const key = decodeBase64url(serverKey)
  try {
    const binding = { userId: state.account.userId, kind, pathId: id }
    const seed = await openSeed(crypto, decodeBase64url(blob), { userKey, serverKey: key, binding })
    return await checkSeed(context, seed)
  } finally {
    wipe(key)
  }
}

function isFailure(error: unknown, code: WalletFailure['code']): error is WalletFailure {
  return error instanceof WalletFailure && error.code === code
}
