import type { NewUnlockPath } from '@openappkit/contract/embedded'
import { encodeBase64url } from '../encoding/base64url'
import { sealSeed } from '../seal/sealSeed'
import { wipe } from '../seed/wipe'

/** An unlock path to add, with the user's key. */
export interface PathToSeal
  extends Pick<NewUnlockPath, 'id' | 'kind' | 'label' | 'credentialId' | 'hashing' | 'oprfKeyId'> {
  readonly userKey: CryptoKey
}

/** Returns the id of a new path. */
export function newPathId(crypto: Crypto): string {
  return encodeBase64url(crypto.getRandomValues(new Uint8Array(16)))
}

/** Seals the seed for a new path with a new server key. */
export async function sealPath(
  crypto: Crypto,
  seed: Uint8Array<ArrayBuffer>,
  userId: string,
  { userKey, ...path }: PathToSeal,
): Promise<NewUnlockPath> {
  const serverKey = crypto.getRandomValues(new Uint8Array(32))
  const binding = { userId, kind: path.kind, pathId: path.id }
  const blob = encodeBase64url(await sealSeed(crypto, seed, { userKey, serverKey, binding }))
  const sealed = { ...path, blob, serverKey: encodeBase64url(serverKey) }
  wipe(serverKey)
  return sealed
}
