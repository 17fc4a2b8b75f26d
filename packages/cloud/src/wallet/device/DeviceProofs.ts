import { createHash } from 'node:crypto'
import type { DeviceKey } from '@openappkit/contract/embedded'
import { calculateJwkThumbprint, compactVerify, decodeProtectedHeader, importJWK } from 'jose'
import { z } from 'zod'
import { walletFailure } from '../failures'
import type { ProofStore } from './ProofStore'

/** Milliseconds that the device's clock may differ from the server's. */
const CLOCK_TOLERANCE = 60_000
/** Base64url without padding, because `jose` accepts several spellings of one proof. */
const COMPACT = /^[\w-]{1,1500}\.[\w-]{1,1500}\.[\w-]{86}$/

const coordinate = z.string().regex(/^[\w-]{43}$/)
const headerSchema = z.object({
  typ: z.literal('dpop+jwt'),
  alg: z.literal('ES256'),
  jwk: z.strictObject({ kty: z.literal('EC'), crv: z.literal('P-256'), x: coordinate, y: coordinate }),
})
const claimsSchema = z.object({
  htm: z.string(),
  htu: z.string(),
  iat: z.number(),
  jti: z.string().regex(/^[\w-]{22,128}$/),
  ath: z.string().optional(),
  bh: z.string().optional(),
})

/** A request as its proof describes it. */
export interface ProvenRequest {
  readonly method: string
  /** URL without query. */
  readonly url: string
  /** Text of the body. Empty without one. */
  readonly body: string
  /** Access token, if the request has one. */
  readonly token: string | undefined
}

/**
 * Verifies proofs of possession of a device's key ([RFC 9449](https://www.rfc-editor.org/rfc/rfc9449)), which also cover
 * the body.
 */
export class DeviceProofs {
  readonly #used: Pick<ProofStore, 'use'>
  readonly #now: () => number

  constructor(used: Pick<ProofStore, 'use'>, now: () => number) {
    this.#used = used
    this.#now = now
  }

  /**
   * Returns the thumbprint of the key that signed the proof.
   *
   * @throws HttpFailure `proof_invalid`, or `clock` if only the time is wrong.
   */
  async verify(proof: string | null, request: ProvenRequest): Promise<string> {
    const { claims, key } = await readProof(proof ?? '')
    const isForRequest =
      claims.htm === request.method &&
      claims.htu === request.url &&
      claims.ath === (request.token === undefined ? undefined : hashOf(request.token)) &&
      claims.bh === (request.body === '' ? undefined : hashOf(request.body))
    if (!isForRequest) throw walletFailure('proof_invalid')
    const at = claims.iat * 1000
    if (Math.abs(this.#now() - at) > CLOCK_TOLERANCE) throw walletFailure('clock')
    const thumbprint = await calculateJwkThumbprint(key)
    const expiresAt = new Date(at + 2 * CLOCK_TOLERANCE)
    if (!(await this.#used.use(thumbprint, claims.jti, expiresAt))) throw walletFailure('proof_invalid')
    return thumbprint
  }
}

async function readProof(proof: string): Promise<{ claims: z.infer<typeof claimsSchema>; key: DeviceKey }> {
  try {
    if (!COMPACT.test(proof)) throw new TypeError('Not a compact JWS')
    const { jwk } = headerSchema.parse(decodeProtectedHeader(proof))
    const { payload } = await compactVerify(proof, await importJWK(jwk, 'ES256'), { algorithms: ['ES256'] })
    return { claims: claimsSchema.parse(JSON.parse(new TextDecoder().decode(payload))), key: jwk }
  } catch {
    throw walletFailure('proof_invalid')
  }
}

function hashOf(text: string): string {
  return createHash('sha256').update(text).digest('base64url')
}
