import { Aes256Gcm, CipherSuite, DhkemX25519HkdfSha256, HkdfSha256 } from '@hpke/core'
import type { Dump, EscrowRow } from './Dump.ts'
import { storedKeys } from './storedKeys.ts'

/** Result of the attack on one escrow. */
export interface AttackedEscrow {
  readonly userId: string
  /** The seed, if the attack succeeded. */
  readonly seed: Uint8Array | undefined
}

/** Tries to open every escrow with the keys that the attacker has, and with everything in the database. */
export async function attackEscrow(dump: Dump, keys: readonly Uint8Array[]): Promise<AttackedEscrow[]> {
  const all = [...keys, ...storedKeys(dump)]
  return await Promise.all(dump.escrow.map(async row => ({ userId: row.user_id, seed: await openWithAny(row, all) })))
}

async function openWithAny(row: EscrowRow, keys: readonly Uint8Array[]): Promise<Uint8Array | undefined> {
  for (const key of keys) {
    const seed = await openEscrow(row, key)
    if (seed) return seed
  }
  return undefined
}

async function openEscrow(row: EscrowRow, privateKey: Uint8Array): Promise<Uint8Array | undefined> {
  const suite = new CipherSuite({ kem: new DhkemX25519HkdfSha256(), kdf: new HkdfSha256(), aead: new Aes256Gcm() })
  const bytes = (text: string): Uint8Array<ArrayBuffer> => new Uint8Array(Buffer.from(text, 'base64url'))
  const info = new TextEncoder().encode(`openappkit/wallet/escrow/v1|${row.user_id}`)
  try {
    const recipientKey = await suite.kem.importKey('raw', Uint8Array.from(privateKey).buffer, false)
    return new Uint8Array(
      await suite.open({ recipientKey, enc: bytes(row.encapsulation), info }, bytes(row.ciphertext)),
    )
  } catch {
    return undefined
  }
}
