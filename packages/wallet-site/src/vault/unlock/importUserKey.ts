import { hkdf } from '@noble/hashes/hkdf.js'
import { sha256 } from '@noble/hashes/sha2.js'
import { utf8 } from '../encoding/utf8'
import { wipe } from '../seed/wipe'

/** Where a user's key comes from. */
export interface UserKeySource {
  /** Secret input. This function overwrites it. */
  readonly secret: Uint8Array
  readonly salt: Uint8Array
  /** Purpose of the key, with a version. */
  readonly info: string
}

/** Derives the user's key of a path with [HKDF](https://www.rfc-editor.org/rfc/rfc5869). It can't be exported. */
export async function importUserKey(crypto: Crypto, { secret, salt, info }: UserKeySource): Promise<CryptoKey> {
  const derived = Uint8Array.from(hkdf(sha256, secret, salt, utf8(info), 32))
  try {
    return await crypto.subtle.importKey('raw', derived, 'AES-GCM', false, ['encrypt', 'decrypt'])
  } finally {
    wipe(secret, derived)
  }
}
