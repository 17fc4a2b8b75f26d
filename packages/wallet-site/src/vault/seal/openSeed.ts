import { WalletFailure } from '../../WalletFailure'
import { ENTROPY_LENGTH } from '../seed/createEntropy'
import { wipe } from '../seed/wipe'
import { NONCE_LENGTH } from './encrypt'
import { bindingData } from './SealBinding'
import { importServerKey, SEAL_VERSION, type SealKeys } from './sealSeed'

const TAG_LENGTH = 16
const SEALED_LENGTH = 1 + 2 * (NONCE_LENGTH + TAG_LENGTH) + ENTROPY_LENGTH

/**
 * Opens a sealed seed. The caller overwrites the result.
 *
 * @throws WalletFailure `embedded/path-damaged` if a byte, a key or the binding differs from what was sealed.
 */
export async function openSeed(
  crypto: Crypto,
  blob: Uint8Array<ArrayBuffer>,
  { userKey, serverKey, binding }: SealKeys,
): Promise<Uint8Array<ArrayBuffer>> {
  if (blob[0] !== SEAL_VERSION || blob.length !== SEALED_LENGTH) throw damaged()
  const additionalData = bindingData(binding)
  const inner = await decrypt(crypto, userKey, blob.subarray(1), additionalData)
  try {
    return await decrypt(crypto, await importServerKey(crypto, serverKey, 'decrypt'), inner, additionalData)
  } finally {
    wipe(inner)
  }
}

async function decrypt(
  crypto: Crypto,
  key: CryptoKey,
  sealed: Uint8Array<ArrayBuffer>,
  additionalData: Uint8Array<ArrayBuffer>,
): Promise<Uint8Array<ArrayBuffer>> {
  const iv = sealed.subarray(0, NONCE_LENGTH)
  try {
    const algorithm = { name: 'AES-GCM', iv, additionalData }
    return new Uint8Array(await crypto.subtle.decrypt(algorithm, key, sealed.subarray(NONCE_LENGTH)))
  } catch (cause) {
    throw damaged(cause)
  }
}

function damaged(cause?: unknown): WalletFailure {
  return new WalletFailure(
    'embedded/path-damaged',
    "This way to unlock the wallet doesn't fit its stored data. Unlock the wallet in another way.",
    { cause },
  )
}
