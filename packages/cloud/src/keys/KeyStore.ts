import { generateKeyPairSync, type JsonWebKey, randomBytes } from 'node:crypto'
import { eq } from 'drizzle-orm'
import type { Database } from '../storage/Database'
import { signingKeys } from '../storage/schema'
import type { SecretRing } from './SecretRing'

/** Keys that the operator can rotate: those of attestations, sign-in tokens, image links and cursors of paged lists. */
export const ROTATED_KEYS = ['attestation', 'sign-in', 'image-links', 'cursors'] as const

/** Name of a key. `client-hash` stands for clients in analytics, where a new key would count each client twice. */
export type KeyName = (typeof ROTATED_KEYS)[number] | 'client-hash'

/** The second key of a rotation: accepted, but not signed with. */
const accepted = (name: KeyName): string => `${name}:accepted`

/** Keys that all nodes share. The first node makes them; nodes read them when they start. */
export class KeyStore {
  readonly #database: Database

  constructor(database: Database) {
    this.#database = database
  }

  /** P-256, private. Signs what the verify service says. Wallets fetch the public key, so there is no second one. */
  async attestationKey(): Promise<JsonWebKey> {
    return this.#ensure('attestation', 'attestation')
  }

  /** Returns the secrets of a purpose. */
  async secrets(name: Exclude<KeyName, 'attestation'>): Promise<SecretRing> {
    const { k = '' } = await this.#ensure(name, name)
    const other = await this.#find(accepted(name))
    return other?.k === undefined ? [k] : [k, other.k]
  }

  /** Adds a second key, which nodes that start from now on accept. Keeps the one that is there. */
  async add(name: KeyName): Promise<void> {
    await this.#ensure(name, name)
    await this.#ensure(accepted(name), name)
  }

  /**
   * Exchanges the two keys: nodes that start from now on sign with the second one.
   *
   * @returns false without a second key.
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
   * Deletes the second key: nodes that start from now on refuse it.
   *
   * @returns false without a second key.
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
    // Another node may have been first.
    return (await this.#find(row)) ?? made
  }
}

function generate(name: KeyName): JsonWebKey {
  if (name === 'attestation') {
    return generateKeyPairSync('ec', { namedCurve: 'P-256' }).privateKey.export({ format: 'jwk' })
  }
  return { kty: 'oct', k: randomBytes(32).toString('base64url') }
}
