import { gcm } from '@noble/ciphers/aes.js'
import type { RecoveryFile } from '../../src/recovery/RecoveryFile'
import { encodeBase64url } from '../../src/vault/encoding/base64url'
import { recoveryKey } from '../../src/vault/recovery/recoveryKey'
import { recoveryBinding } from '../../src/vault/recovery/SealedRecovery'
import { concatenate } from '../../src/vault/seal/encrypt'
import { identityOf } from '../../src/vault/seed/WalletIdentity'

/** Password of the tests' files. */
export const filePassword = 'correct horse battery staple'

/** Returns the content of a recovery file whose password costs less than that of a real one. */
export async function createRecoveryFile(language = 'en'): Promise<RecoveryFile> {
  const entropy = new Uint8Array(16).fill(7)
  const nonce = new Uint8Array(12).fill(1)
  const hashing = {
    algorithm: 'argon2id',
    memory: 19_456,
    passes: 1,
    salt: encodeBase64url(new Uint8Array(16)),
  } as const
  const { addresses } = await identityOf(entropy)
  const key = await recoveryKey(filePassword, hashing)
  const cipher = gcm(key, nonce, recoveryBinding(addresses))
  const sealed = encodeBase64url(concatenate(nonce, cipher.encrypt(entropy)))
  return { version: 1, operator: 'Acme', language, addresses, hashing, sealed }
}
