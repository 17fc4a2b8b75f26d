import { encodeBase64url } from '../encoding/base64url'
import { openOwnPath } from '../flows/openPath'
import { encrypt } from '../seal/encrypt'
import { useOnce } from '../seed/wipe'
import { checkPassword, newHashing } from '../unlock/passwordKey'
import type { VaultContext } from '../VaultContext'
import { recoveryKey } from './recoveryKey'
import { recoveryBinding, type SealedRecovery } from './SealedRecovery'

/** Characters of the shortest password. No server limits the tries, so it has to be longer than the wallet's own. */
const SHORTEST_FILE_PASSWORD = 12

/**
 * Seals the wallet with a password that works without any server.
 *
 * @throws WalletFailure `embedded/invalid-request` for a short password, `embedded/locked` if the wallet isn't open.
 */
export async function sealRecovery(context: VaultContext, password: string): Promise<SealedRecovery> {
  checkPassword(password, SHORTEST_FILE_PASSWORD)
  const { crypto, state } = context
  const hashing = newHashing(crypto)
  // The password takes a second. The seed is open only after that.
  const key = await useOnce(await recoveryKey(password, hashing), raw =>
    crypto.subtle.importKey('raw', raw, 'AES-GCM', false, ['encrypt']),
  )
  return await useOnce(await openOwnPath(context), async entropy => {
    const { addresses } = state.account
    const sealed = encodeBase64url(await encrypt(crypto, key, entropy, recoveryBinding(addresses)))
    return { addresses, hashing, sealed }
  })
}
