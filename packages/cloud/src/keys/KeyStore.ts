import { generateKeyPairSync, type JsonWebKey, randomBytes } from 'node:crypto'
import { eq } from 'drizzle-orm'
import type { Database } from '../storage/Database'
import { signingKeys } from '../storage/schema'

/** Keys that all nodes share. The first node makes them. */
export class KeyStore {
  readonly #database: Database

  constructor(database: Database) {
    this.#database = database
  }

  /** P-256, private. Signs what the verify service says. */
  async attestationKey(): Promise<JsonWebKey> {
    return this.#ensure('attestation', () =>
      generateKeyPairSync('ec', { namedCurve: 'P-256' }).privateKey.export({ format: 'jwk' }),
    )
  }

  /** Keys the hash that stands for a client's address. */
  async clientSecret(): Promise<string> {
    const key = await this.#ensure('client-hash', () => ({ kty: 'oct', k: randomBytes(32).toString('base64url') }))
    return key.k ?? ''
  }

  /** What the tokens of sign-in are signed with. */
  async signInSecret(): Promise<string> {
    const key = await this.#ensure('sign-in', () => ({ kty: 'oct', k: randomBytes(32).toString('base64url') }))
    return key.k ?? ''
  }

  /** What links of the image proxy are signed with. */
  async imageSecret(): Promise<string> {
    const key = await this.#ensure('image-links', () => ({ kty: 'oct', k: randomBytes(32).toString('base64url') }))
    return key.k ?? ''
  }

  /** Returns the key that signs cursors of paged lists. */
  async cursorSecret(): Promise<string> {
    const key = await this.#ensure('cursors', () => ({ kty: 'oct', k: randomBytes(32).toString('base64url') }))
    return key.k ?? ''
  }

  async #ensure(name: string, generate: () => JsonWebKey): Promise<JsonWebKey> {
    const { sql } = this.#database
    const find = async (): Promise<JsonWebKey | undefined> =>
      (await sql.select().from(signingKeys).where(eq(signingKeys.name, name)))[0]?.privateKey
    const known = await find()
    if (known) return known
    const made = generate()
    await sql.insert(signingKeys).values({ name, privateKey: made }).onConflictDoNothing()
    // Another node may have been first.
    return (await find()) ?? made
  }
}
