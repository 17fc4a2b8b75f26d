import { generateKeyPairSync, type JsonWebKey, randomBytes } from 'node:crypto'
import { eq } from 'drizzle-orm'
import type { Database } from '../storage/Database'
import { signingKeys } from '../storage/schema'
import type { SecretRing } from './SecretRing'

/** Keys that the operator can rotate: for attestations, sign-in tokens, image links, pagination cursors, on-ramp quotes, and checkouts. */
export const ROTATED_KEYS = ['attestation', 'sign-in', 'image-links', 'cursors', 'onramp', 'pay'] as const

/**
 * Name of a key. `client-hash` identifies clients for limits. The operator can't rotate it, because nodes with
 * different keys would count a client twice.
 */
export type KeyName = (typeof ROTATED_KEYS)[number] | 'client-hash'

/** Returns the row name of the second key during a rotation. Nodes accept that key but don't sign with it. */
const accepted = (name: KeyName): string => `${name}:accepted`

/** Stores the keys that all nodes share. The first node creates them, and nodes read them at startup. */
export class KeyStore {
  readonly #database: Database

  constructor(database: Database) {
    this.#database = database
  }

  /**
   * Returns the private P-256 key that signs attestations. A second key isn't accepted, because wallets fetch the
   * public key.
   */
  async attestationKey(): Promise<JsonWebKey> {
    return this.#ensure('attestation', 'attestation')
  }

  /** Returns the secrets of one purpose. */
  async secrets(name: Exclude<KeyName, 'attestation'>): Promise<SecretRing> {
    const { k = '' } = await this.#ensure(name, name)
    const other = await this.#find(accepted(name))
    return other?.k === undefined ? [k] : [k, other.k]
  }

  /** Adds a second key, which nodes accept after a restart. Keeps an existing one. */
  async add(name: KeyName): Promise<void> {
    await this.#ensure(name, name)
    await this.#ensure(accepted(name), name)
  }

  /**
   * Swaps the two keys. Nodes sign with the second one after a restart.
   *
   * @returns false if there is no second key.
   */
  async swap(name: KeyName): Promise<boolean> {
    return this.#database.sql.transaction(async sql => {
      const rows = await Promise.all(
        [name, accepted(name)].map(one =>
          sql.select().from(signingKeys).where(eq(signingKeys.name, one)).for('update'),
        ),
      )
      const [current, other] = rows.map(([row]) => row?.privateKey)
      if (!current || !other) return false
      await sql.update(signingKeys).set({ privateKey: other }).where(eq(signingKeys.name, name))
      await sql
        .update(signingKeys)
        .set({ privateKey: current })
        .where(eq(signingKeys.name, accepted(name)))
      return true
    })
  }

  /**
   * Deletes the second key. Nodes reject it after a restart.
   *
   * @returns false if there is no second key.
   */
  async drop(name: KeyName): Promise<boolean> {
    const deleted = await this.#database.sql
      .delete(signingKeys)
      .where(eq(signingKeys.name, accepted(name)))
      .returning()
    return deleted.length > 0
  }

  async #find(row: string): Promise<JsonWebKey | undefined> {
    return (await this.#database.sql.select().from(signingKeys).where(eq(signingKeys.name, row)))[0]?.privateKey
  }

  async #ensure(row: string, name: KeyName): Promise<JsonWebKey> {
    const known = await this.#find(row)
    if (known) return known
    const made = generate(name)
    await this.#database.sql.insert(signingKeys).values({ name: row, privateKey: made }).onConflictDoNothing()
    // Another node may have created it first.
    return (await this.#find(row)) ?? made
  }
}

function generate(name: KeyName): JsonWebKey {
  if (name === 'attestation') {
    return generateKeyPairSync('ec', { namedCurve: 'P-256' }).privateKey.export({ format: 'jwk' })
  }
  return { kty: 'oct', k: randomBytes(32).toString('base64url') }
}
