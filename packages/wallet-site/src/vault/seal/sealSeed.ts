import { wipe } from '../seed/wipe'
import { concatenate, encrypt } from './encrypt'
import { bindingData, type SealBinding } from './SealBinding'

/** First byte of a sealed seed. */
export const SEAL_VERSION = 1

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
