import { ristretto255_oprf } from '@noble/curves/ed25519.js'
import { argon2id } from '@noble/hashes/argon2.js'
import type { PasswordHashing } from '@openappkit/contract/embedded'
import { WalletFailure } from '../../WalletFailure'
import { unreadable } from '../api/failureOf'
import { decodeBase64url, encodeBase64url } from '../encoding/base64url'
import { utf8 } from '../encoding/utf8'
import { wipe } from '../seed/wipe'
import { importUserKey } from './importUserKey'

/** Characters of the shortest password. Together with the server's limit of tries, that is enough. */
const SHORTEST_PASSWORD = 8
const LONGEST_PASSWORD = 1000
const HASH_LENGTH = 32

/** Inputs of a password's key. */
export interface PasswordKeySource {
  readonly password: string
  readonly hashing: PasswordHashing
  /** Has the server evaluate a blinded password. Takes and returns base64url. */
  readonly evaluate: (blinded: string) => Promise<string>
}

/** Returns how new passwords are hashed: Argon2id with 64 MiB and three passes. */
export function newHashing(crypto: Crypto): PasswordHashing {
  const salt = encodeBase64url(crypto.getRandomValues(new Uint8Array(16)))
  return { algorithm: 'argon2id', memory: 65_536, passes: 3, salt }
}

/**
 * Returns the user's key of a password's path. A guess needs the server's evaluation
 * ([RFC 9497](https://www.rfc-editor.org/rfc/rfc9497)), which it counts, and the work of Argon2id. The server learns
 * nothing about the password.
 */
export async function passwordKey(
  crypto: Crypto,
  { password, hashing, evaluate }: PasswordKeySource,
): Promise<CryptoKey> {
  const input = utf8(password.normalize('NFKC'))
  try {
    const evaluated = await evaluateBlinded(input, evaluate)
    const secret = new Uint8Array(HASH_LENGTH + evaluated.length)
    const salt = decodeBase64url(hashing.salt)
    const hash = argon2id(input, salt, { t: hashing.passes, m: hashing.memory, p: 1, dkLen: HASH_LENGTH })
    secret.set(hash)
    secret.set(evaluated, HASH_LENGTH)
    wipe(hash, evaluated)
    return await importUserKey(crypto, { secret, salt, info: 'openappkit/wallet/password/v1' })
  } finally {
    wipe(input)
  }
}

/**
 * Checks the length of a new password.
 *
 * @throws WalletFailure `embedded/invalid-request`.
 */
export function checkPassword(password: string, shortest: number = SHORTEST_PASSWORD): void {
  const length = [...password].length
  if (length >= shortest && length <= LONGEST_PASSWORD) return
  throw new WalletFailure(
    'embedded/invalid-request',
    `The password must have ${shortest} to ${LONGEST_PASSWORD} characters. Choose another one.`,
  )
}

async function evaluateBlinded(input: Uint8Array, evaluate: PasswordKeySource['evaluate']): Promise<Uint8Array> {
  const { blind, blinded } = ristretto255_oprf.oprf.blind(input)
  const evaluated = await evaluate(encodeBase64url(blinded))
  try {
    return ristretto255_oprf.oprf.finalize(input, blind, decodeBase64url(evaluated))
  } catch (cause) {
    throw unreadable(cause)
  } finally {
    wipe(blind)
  }
}
