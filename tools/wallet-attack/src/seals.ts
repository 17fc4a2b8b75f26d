import { createDecipheriv, createHash } from 'node:crypto'
import type { PathRow } from './Dump.ts'

const SEED_LENGTH = 16

/** Returns the id that the server stores next to what a key seals. */
export function keyIdOf(key: Uint8Array): string {
  return createHash('sha256').update('openappkit/wallet/key-id\0').update(key).digest('base64url').slice(0, 10)
}

/** Opens the server's half of an unlock path with the master key. Returns undefined if the key doesn't fit. */
export function openServerKey(path: PathRow, masterKey: Uint8Array): Uint8Array | undefined {
  const [, , sealed = ''] = path.sealed_server_key.split('.')
  const place = `openappkit/wallet/server-key/v1|${path.user_id}|${path.kind}|${path.id}`
  return open(masterKey, Buffer.from(sealed, 'base64url'), place)
}

/** A sealed seed whose outer seal is open. */
export interface OpenedBlob {
  /** Undefined if the inner seal stays closed. */
  readonly seed: Uint8Array | undefined
}

/** Opens a sealed seed. Returns undefined if the outer seal stays closed, and an object if the user's key is right. */
export function openBlob(
  { blob, id, kind, user_id }: PathRow,
  userKey: Uint8Array,
  serverKey: Uint8Array | undefined,
): OpenedBlob | undefined {
  const sealed = Buffer.from(blob, 'base64url')
  const place = `openappkit/wallet/v1|${user_id}|${kind}|${id}`
  const inner = open(userKey, sealed.subarray(1), place)
  if (!inner) return undefined
  // A design with one seal has the seed here.
  if (inner.length === SEED_LENGTH) return { seed: inner }
  return { seed: serverKey && open(serverKey, inner, place) }
}

/** Opens AES-256-GCM with a leading nonce. Returns undefined if the key or the place is wrong. */
function open(key: Uint8Array, sealed: Uint8Array, place: string): Uint8Array | undefined {
  if (key.length !== 32 || sealed.length < 28) return undefined
  try {
    const decipher = createDecipheriv('aes-256-gcm', key, sealed.subarray(0, 12))
    decipher.setAAD(Buffer.from(place))
    decipher.setAuthTag(sealed.subarray(-16))
    return Buffer.concat([decipher.update(sealed.subarray(12, -16)), decipher.final()])
  } catch {
    return undefined
  }
}
