import { createHmac, timingSafeEqual } from 'node:crypto'
import { deflateRawSync, inflateRawSync } from 'node:zlib'
import type { AccountAddress } from '../chains/accountAddress'
import { HttpFailure } from '../http/HttpFailure'
import type { SecretRing } from '../keys/SecretRing'

/** Whose list a cursor continues. A cursor is valid for exactly one. */
export interface CursorScope {
  readonly list: 'history' | 'nfts'
  readonly projectId: string | undefined
  readonly account: AccountAddress
}

/** Bytes of the signature that are kept: 128 bits can't be guessed online. */
const SIGNATURE_LENGTH = 16
/** Characters. A longer query would not fit into a request's headers. */
const CURSOR_LENGTH = 8000
/** Bytes of the state. */
const STATE_LENGTH = 64 * 1024

/**
 * Writes and reads the cursors of paged lists. A cursor holds where the list continues and a signature, so that upstreams are only ever asked for
 * pages that this server offered, to the project and for the account that it offered them for.
 *
 * @example
 * ```ts
 * const cursors = new SignedCursors([secret])
 * const cursor = cursors.write({ list: 'history', projectId: 'local', account }, { 'eip155:1': '7.0..7.' })
 * ```
 */
export class SignedCursors {
  readonly #secrets: SecretRing

  /** @param secrets - The first signs; cursors by the others are read too. */
  constructor(secrets: SecretRing) {
    this.#secrets = secrets
  }

  /** @param state - Anything that JSON can hold. */
  write(scope: CursorScope, state: unknown): string {
    const packed = deflateRawSync(JSON.stringify(state))
    return Buffer.concat([sign(scope, packed, this.#secrets[0]), packed]).toString('base64url')
  }

  /**
   * Returns the state of a cursor that `write` made for the same scope.
   *
   * @throws HttpFailure 400 for any other.
   */
  read(scope: CursorScope, cursor: string): unknown {
    const bytes = cursor.length <= CURSOR_LENGTH ? Buffer.from(cursor, 'base64url') : Buffer.alloc(0)
    const packed = bytes.subarray(SIGNATURE_LENGTH)
    const signature = bytes.subarray(0, SIGNATURE_LENGTH)
    const isOurs =
      packed.length > 0 && this.#secrets.some(secret => timingSafeEqual(signature, sign(scope, packed, secret)))
    // One spelling each: decoding passes over characters that aren't base64.
    if (!isOurs || bytes.toString('base64url') !== cursor) throw badCursor()
    return JSON.parse(inflateRawSync(packed, { maxOutputLength: STATE_LENGTH }).toString('utf8'))
  }
}

function sign({ account, list, projectId = '' }: CursorScope, packed: Buffer, secret: string): Buffer {
  const scope = JSON.stringify([list, projectId, account.namespace, account.chainId ?? '', account.address])
  const hmac = createHmac('sha256', secret)
    .update(`${Buffer.byteLength(scope)}:${scope}`)
    .update(packed)
  return hmac.digest().subarray(0, SIGNATURE_LENGTH)
}

/** The contract's answer to a cursor that this server didn't write for the request. */
export function badCursor(): HttpFailure {
  return new HttpFailure(400, '', 'Invalid parameter: cursor')
}
