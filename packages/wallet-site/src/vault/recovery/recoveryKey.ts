import { argon2idAsync } from '@noble/hashes/argon2.js'
import { hkdf } from '@noble/hashes/hkdf.js'
import { sha256 } from '@noble/hashes/sha2.js'
import type { PasswordHashing } from '@openappkit/contract/embedded'
import { decodeBase64url } from '../encoding/base64url'
import { utf8 } from '../encoding/utf8'
import { wipe } from '../seed/wipe'

const KEY_LENGTH = 32

/**
 * Returns the key of a recovery file. Only the work of Argon2id slows down guesses. The caller overwrites the key.
 */
export async function recoveryKey(
  password: string,
  { memory, passes, salt }: PasswordHashing,
): Promise<Uint8Array<ArrayBuffer>> {
  const input = utf8(password.normalize('NFKC'))
  const saltBytes = decodeBase64url(salt)
  const hash = await argon2idAsync(input, saltBytes, { t: passes, m: memory, p: 1, dkLen: KEY_LENGTH })
  const key = Uint8Array.from(hkdf(sha256, hash, saltBytes, utf8('openappkit/wallet/recovery/v1'), KEY_LENGTH))
  wipe(input, hash)
  return key
}
