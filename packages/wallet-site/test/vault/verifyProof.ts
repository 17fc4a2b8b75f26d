import { sha256 as hash } from '@noble/hashes/sha2.js'
import { decodeBase64url, encodeBase64url } from '../../src/vault/encoding/base64url'
import { utf8 } from '../../src/vault/encoding/utf8'

/** Request as a server receives it. */
export interface ReceivedRequest {
  readonly method: string
  readonly url: string
  readonly body: string | undefined
  readonly token: string | undefined
  readonly proof: string
}

/** Proof's reason for a refusal. */
export class ProofRefused extends Error {
  readonly field: 'proof_invalid' | 'clock'

  constructor(field: 'proof_invalid' | 'clock') {
    super(field)
    this.field = field
  }
}

export const sha256 = (text: string): string => encodeBase64url(hash(utf8(text)))

/** Checks a proof as RFC 9449 and the wallet's own `bh` claim say, and returns the thumbprint of the device's key. */
export async function verifyProof(request: ReceivedRequest, now: number, used: Set<string>): Promise<string> {
  const [head = '', payload = '', signature = ''] = request.proof.split('.')
  const header = parse(head)
  const claims = parse(payload)
  const { kty, crv, x, y, ...others } = record(header['jwk'])
  const isWellFormed = header['typ'] === 'dpop+jwt' && header['alg'] === 'ES256' && Object.keys(others).length === 0
  if (!isWellFormed || kty !== 'EC' || crv !== 'P-256' || typeof x !== 'string' || typeof y !== 'string') {
    throw new ProofRefused('proof_invalid')
  }
  const key = await crypto.subtle.importKey('jwk', { kty, crv, x, y }, { name: 'ECDSA', namedCurve: crv }, false, [
    'verify',
  ])
  const algorithm = { name: 'ECDSA', hash: 'SHA-256' }
  const content = new TextEncoder().encode(`${head}.${payload}`)
  const isSigned = await crypto.subtle.verify(algorithm, key, decodeBase64url(signature), content)
  const isForRequest =
    claims['htm'] === request.method &&
    claims['htu'] === request.url &&
    claims['ath'] === (request.token === undefined ? undefined : sha256(request.token)) &&
    claims['bh'] === (request.body === undefined ? undefined : sha256(request.body))
  const jti = String(claims['jti'])
  if (!isSigned || !isForRequest || !/^[\w-]{22,}$/.test(jti) || used.has(jti)) throw new ProofRefused('proof_invalid')
  if (!(Math.abs(now - Number(claims['iat']) * 1000) <= 60_000)) throw new ProofRefused('clock')
  used.add(jti)
  return sha256(JSON.stringify({ crv, kty, x, y }))
}

function parse(part: string): Readonly<Record<string, unknown>> {
  return record(JSON.parse(new TextDecoder().decode(decodeBase64url(part))))
}

function record(value: unknown): Readonly<Record<string, unknown>> {
  if (typeof value !== 'object' || value === null) throw new ProofRefused('proof_invalid')
  return Object.fromEntries(Object.entries(value))
}
