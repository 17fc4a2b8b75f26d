import { type NewUnlockPath, pathStatement, type UnlockPathChange } from '@openappkit/contract/embedded'
import { ServerFailure } from '../api/failureOf'
import { encodeBase64url } from '../encoding/base64url'
import { utf8 } from '../encoding/utf8'
import { signStatement } from '../seed/controlKey'
import type { VaultState } from '../Vault'
import type { VaultContext } from '../VaultContext'
import { type PathToSeal, sealPath } from './sealPath'

/** Change of unlock paths, with the keys of the new ones. */
export interface PathEdit {
  readonly add?: readonly PathToSeal[]
  readonly remove?: readonly string[]
  readonly dropsEscrow?: boolean
}

/**
 * Changes the unlock paths. The control key, which needs the seed, signs the change. If another device changed them at
 * the same time, tries once more.
 */
export async function changePaths(
  context: VaultContext,
  seed: Uint8Array<ArrayBuffer>,
  edit: PathEdit,
): Promise<VaultState> {
  const { api, crypto, state } = context
  const { userId } = state.account
  const add = await Promise.all((edit.add ?? []).map(path => sealPath(crypto, seed, userId, path)))
  const send = async (): Promise<VaultState> =>
    await state.accept(await api.changePaths(await signChange(context, seed, { ...edit, add })))
  try {
    return await send()
  } catch (error) {
    if (!(error instanceof ServerFailure) || error.reason !== 'epoch_conflict') throw error
    await state.accept(await api.account())
    return await send()
  }
}

async function signChange(
  { crypto, state }: VaultContext,
  seed: Uint8Array,
  edit: Pick<PathEdit, 'remove' | 'dropsEscrow'> & { readonly add: readonly NewUnlockPath[] },
): Promise<UnlockPathChange> {
  const { epoch, paths, userId } = state.account
  const existing = new Set(paths.map(({ id }) => id))
  const change = {
    epoch: epoch + 1,
    add: edit.add,
    remove: (edit.remove ?? []).filter(id => existing.has(id)),
    dropsEscrow: edit.dropsEscrow ?? false,
  }
  const statement = pathStatement({ ...change, userId, add: await hashBlobs(crypto, edit.add) })
  return { ...change, signature: signStatement(seed, statement) }
}

/** Returns the paths as a statement names them. */
export async function hashBlobs(
  crypto: Crypto,
  paths: readonly NewUnlockPath[],
): Promise<readonly (Pick<NewUnlockPath, 'id' | 'kind'> & { readonly blobHash: string })[]> {
  const hash = async ({ id, kind, blob }: NewUnlockPath) => ({
    id,
    kind,
    blobHash: encodeBase64url(new Uint8Array(await crypto.subtle.digest('SHA-256', utf8(blob)))),
  })
  return await Promise.all(paths.map(hash))
}
