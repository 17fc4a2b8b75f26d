import { createHmac, timingSafeEqual } from 'node:crypto'
import { deflateRawSync, inflateRawSync } from 'node:zlib'
import type { AccountAddress } from '../chains/accountAddress'
import { HttpFailure } from '../http/HttpFailure'
import type { SecretRing } from '../keys/SecretRing'

/** The list that a cursor continues. A cursor is valid for only one list. */
export interface CursorScope {
  readonly list: 'history' | 'nfts'
  readonly projectId: string | undefined
  readonly account: AccountAddress
}

/** Bytes of the truncated signature. 128 bits can't be guessed online. */
const SIGNATURE_LENGTH = 16
/** Maximum length of a cursor in characters. A longer query would exceed the request header limit. */
const CURSOR_LENGTH = 8000
/** Maximum size of the state in bytes. */
const STATE_LENGTH = 64 * 1024

/**
 * Writes and reads the cursors of paged lists. A cursor contains a position and a signature, so clients can request
 * only pages that this server offered for the same project and account.
 */
export class SignedCursors {
  readonly #secrets: SecretRing

  /** @param secrets - The first signs. Cursors signed by the others are also accepted. */
  constructor(secrets: SecretRing) {
    this.#secrets = secrets
  }

  /**
   * Returns a cursor with the given state.
   *
   * @param state - Any JSON value.
   */
  write(scope: CursorScope, state: unknown): string {
    const packed = deflateRawSync(JSON.stringify(state))
    return Buffer.concat([sign(scope, packed, this.#secrets[0]), packed]).toString('base64url')
  }

  /**
   * Returns the state of a cursor that `write` created for the same scope.
   *
   * @throws HttpFailure 400 for any other cursor.
   */
  read(scope: CursorScope, cursor: string): unknown {
    const bytes = cursor.length <= CURSOR_LENGTH ? Buffer.from(cursor, 'base64url') : Buffer.alloc(0)
    const packed = bytes.subarray(SIGNATURE_LENGTH)
    const signature = bytes.subarray(0, SIGNATURE_LENGTH)
    const isOurs =
      packed.length > 0 && this.#secrets.some(secret => timingSafeEqual(signature, sign(scope, packed, secret)))
    // Accepts only the canonical spelling, because decoding skips characters that aren't base64.
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

/** Returns the 400 failure for a cursor that this server didn't write for the request. */
export function badCursor(): HttpFailure {
  return new HttpFailure(400, '', 'Invalid parameter: cursor')
}
