import { createHash } from 'node:crypto'

/** A secret of the operator: 32 random bytes. */
export interface WalletKey {
  /** Derived from the key. Stored next to what the key seals. */
  readonly id: string
  readonly bytes: Uint8Array<ArrayBuffer>
}

/** The current key, and older ones that are still accepted. */
export type WalletKeyRing = readonly [current: WalletKey, ...older: WalletKey[]]

/** Keys of the operator. They are never in the database and never in logs. */
export interface WalletKeys {
  /** Seals the server's keys of unlock paths. */
  readonly master: WalletKeyRing
  /** Evaluates passwords. */
  readonly oprf: WalletKeyRing
  /** Makes codes useless to a reader of the database. */
  readonly pepper: WalletKey
}

/** Returns a key with its id. */
export function walletKey(bytes: Uint8Array): WalletKey {
  const id = createHash('sha256').update('openappkit/wallet/key-id\0').update(bytes).digest('base64url').slice(0, 10)
  return { id, bytes: new Uint8Array(bytes) }
}

/**
 * Parses keys of 32 bytes in base64 or base64url, separated by commas. The first one is the current key.
 *
 * @returns undefined if one isn't such a key.
 */
export function parseKeyRing(text: string): WalletKeyRing | undefined {
  const keys = text.split(',').map(one => Buffer.from(one.trim(), 'base64'))
  if (keys.some(key => key.length !== 32)) return undefined
  const [first, ...others] = keys.map(walletKey)
  return first && [first, ...others]
}
