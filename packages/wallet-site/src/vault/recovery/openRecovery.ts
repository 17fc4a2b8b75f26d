import { gcm } from '@noble/ciphers/aes.js'
import { WalletFailure } from '../../WalletFailure'
import { decodeBase64url } from '../encoding/base64url'
import { NONCE_LENGTH } from '../seal/encrypt'
import { wipe } from '../seed/wipe'
import { recoveryKey } from './recoveryKey'
import { recoveryBinding, type SealedRecovery } from './SealedRecovery'

/**
 * Opens the wallet of a recovery file. Needs no WebCrypto, because phones may open a file in a page without it. The
 * caller overwrites the result.
 *
 * @throws WalletFailure `embedded/password-wrong` if the password is wrong, or a byte of the file has changed.
 */
export async function openRecovery(
  { addresses, hashing, sealed }: SealedRecovery,
  password: string,
): Promise<Uint8Array<ArrayBuffer>> {
  const key = await recoveryKey(password, hashing)
  const bytes = decodeBase64url(sealed)
  try {
    const cipher = gcm(key, bytes.subarray(0, NONCE_LENGTH), recoveryBinding(addresses))
    return Uint8Array.from(cipher.decrypt(bytes.subarray(NONCE_LENGTH)))
  } catch (cause) {
    throw new WalletFailure('embedded/password-wrong', "That password doesn't open this file. Try again.", { cause })
  } finally {
    wipe(key)
  }
}
