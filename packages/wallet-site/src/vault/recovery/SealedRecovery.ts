import type { EmbeddedAddress, PasswordHashing } from '@openappkit/contract/embedded'
import { utf8 } from '../encoding/utf8'

/** A wallet that a password opens without any server. Part of a recovery file. */
export interface SealedRecovery {
  /** Addresses of the wallet, which the seal authenticates. */
  readonly addresses: readonly EmbeddedAddress[]
  readonly hashing: PasswordHashing
  /** Base64url: a nonce of 12 bytes, and the wallet's entropy sealed with AES-256-GCM. */
  readonly sealed: string
}

/** Returns the additional data of the seal. */
export function recoveryBinding(addresses: readonly EmbeddedAddress[]): Uint8Array<ArrayBuffer> {
  const names = addresses.map(({ namespace, address }) => `${namespace}:${address}`).sort()
  return utf8(['openappkit/wallet/recovery/v1', ...names].join('|'))
}
