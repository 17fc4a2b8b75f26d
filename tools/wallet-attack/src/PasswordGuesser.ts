import * as nodeCrypto from 'node:crypto'
import { ristretto255_oprf } from '@noble/curves/ed25519.js'
import { argon2id } from '@noble/hashes/argon2.js'
import type { PathRow } from './Dump.ts'
import { keyIdOf } from './seals.ts'

const INFO = 'openappkit/wallet/password/v1'
/** Bytes of an evaluated password. */
const EVALUATED = 64

type Hashing = NonNullable<PathRow['hashing']>

/** Derives users' keys from guessed passwords, and counts what that costs. */
export class PasswordGuesser {
  readonly #hashes = new Map<string, Uint8Array>()
  /** Evaluations of Argon2id so far. */
  evaluations = 0
  /** Milliseconds that they took. */
  duration = 0

  /**
   * Returns the keys that a password may have. Without the OPRF key, the attacker has to invent what the server would
   * answer: nothing, the password, or its hash.
   */
  keysOf(path: PathRow, hashing: Hashing, password: string, oprfKeys: readonly Uint8Array[]): Uint8Array[] {
    const input = Buffer.from(password.normalize('NFKC'))
    const salt = Buffer.from(hashing.salt, 'base64url')
    const hash = this.#hash(input, salt, hashing)
    const oprfKey = oprfKeys.find(key => keyIdOf(key) === path.oprf_key_id)
    const invented = [new Uint8Array(EVALUATED), new Uint8Array(0), input, hash, Buffer.concat([hash, hash])]
    const answers = oprfKey ? [evaluate(path, input, oprfKey)] : invented
    return answers.map(answer => derive(Buffer.concat([hash, answer]), salt, INFO))
  }

  #hash(input: Uint8Array, salt: Uint8Array, { memory, passes }: Hashing): Uint8Array {
    const name = [Buffer.from(input).toString('hex'), Buffer.from(salt).toString('hex'), memory, passes].join()
    const known = this.#hashes.get(name)
    if (known) return known
    const started = performance.now()
    const hash = nativeArgon2id(input, salt, memory, passes) ?? argon2id(input, salt, { t: passes, m: memory, p: 1 })
    this.duration += performance.now() - started
    this.evaluations += 1
    this.#hashes.set(name, hash)
    return hash
  }
}

/** Uses Argon2id of Node 24.7 or newer, which is several times faster than JavaScript. */
function nativeArgon2id(
  message: Uint8Array,
  nonce: Uint8Array,
  memory: number,
  passes: number,
): Uint8Array | undefined {
  const argon2Sync: unknown = Reflect.get(nodeCrypto, 'argon2Sync')
  if (typeof argon2Sync !== 'function') return undefined
  const input = { message, nonce, memory, passes, parallelism: 1, tagLength: 32 }
  const hash: unknown = Reflect.apply(argon2Sync, undefined, ['argon2id', input])
  return hash instanceof Uint8Array ? hash : undefined
}

/** Does the work of the user and of the server. */
function evaluate(path: PathRow, input: Uint8Array, oprfKey: Uint8Array): Uint8Array {
  const { blind, blindEvaluate, deriveKeyPair, finalize } = ristretto255_oprf.oprf
  const { secretKey } = deriveKeyPair(derive(oprfKey, `${path.user_id}|${path.id}`, INFO), Buffer.from(INFO))
  const started = blind(input)
  return finalize(input, started.blind, blindEvaluate(secretKey, started.blinded))
}

function derive(secret: Uint8Array, salt: Uint8Array | string, info: string): Uint8Array {
  return new Uint8Array(nodeCrypto.hkdfSync('sha256', secret, salt, info, 32))
}
