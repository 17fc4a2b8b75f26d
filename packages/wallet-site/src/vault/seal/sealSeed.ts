import { wipe } from '../seed/wipe'
import { bindingData, type SealBinding } from './SealBinding'

/** First byte of a sealed seed. */
export const SEAL_VERSION = 1
/** Bytes of a nonce of AES-GCM. */
export const NONCE_LENGTH = 12

/** Keys and binding of a sealed seed. */
export interface SealKeys {
  /** AES-256-GCM key that only the user has. */
  readonly userKey: CryptoKey
  /** 32 bytes that the server keeps. */
  readonly serverKey: Uint8Array<ArrayBuffer>
  readonly binding: SealBinding
}

/** Seals a seed twice: first with the server's key, then with the user's. Doesn't overwrite the seed. */
export async function sealSeed(
  crypto: Crypto,
  seed: Uint8Array<ArrayBuffer>,
  { userKey, serverKey, binding }: SealKeys,
): Promise<Uint8Array<ArrayBuffer>> {
  const additionalData = bindingData(binding)
  const inner = await encrypt(crypto, await importServerKey(crypto, serverKey, 'encrypt'), seed, additionalData)
  const outer = await encrypt(crypto, userKey, inner, additionalData)
  wipe(inner)
  return concatenate(Uint8Array.of(SEAL_VERSION), outer)
}

/** Imports the server's key of a path for one operation. */
export async function importServerKey(
  crypto: Crypto,
  serverKey: Uint8Array<ArrayBuffer>,
  usage: 'encrypt' | 'decrypt',
): Promise<CryptoKey> {
  return await crypto.subtle.importKey('raw', serverKey, 'AES-GCM', false, [usage])
}

async function encrypt(
  crypto: Crypto,
  key: CryptoKey,
  plain: Uint8Array<ArrayBuffer>,
  additionalData: Uint8Array<ArrayBuffer>,
): Promise<Uint8Array<ArrayBuffer>> {
  const iv = crypto.getRandomValues(new Uint8Array(NONCE_LENGTH))
  const sealed = await crypto.subtle.encrypt({ name: 'AES-GCM', iv, additionalData }, key, plain)
  return concatenate(iv, new Uint8Array(sealed))
}

function concatenate(first: Uint8Array, second: Uint8Array): Uint8Array<ArrayBuffer> {
  const joined = new Uint8Array(first.length + second.length)
  joined.set(first)
  joined.set(second, first.length)
  return joined
}
