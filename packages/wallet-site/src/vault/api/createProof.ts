import type { DeviceKeys } from '../device/DeviceKeys'
import { encodeBase64url } from '../encoding/base64url'
import { utf8 } from '../encoding/utf8'

/** Request that a proof is for. */
export interface ProvenRequest {
  readonly method: 'GET' | 'POST'
  readonly url: string
  /** JSON. Absent for requests without a body. */
  readonly body?: string | undefined
  /** Token of the session. Absent before the login. */
  readonly token?: string | undefined
  /** Seconds since the epoch, by the server's clock. */
  readonly time: number
}

/**
 * Returns the proof that this device sends the request: a JWS for the `DPoP` header
 * ([RFC 9449](https://www.rfc-editor.org/rfc/rfc9449)). It also covers the body.
 */
export async function createProof(
  crypto: Crypto,
  keys: DeviceKeys,
  { method, url, body, token, time }: ProvenRequest,
): Promise<string> {
  const header = { typ: 'dpop+jwt', alg: 'ES256', jwk: keys.publicKey }
  const claims = {
    htm: method,
    htu: url,
    iat: time,
    jti: encodeBase64url(crypto.getRandomValues(new Uint8Array(16))),
    ...(token === undefined ? {} : { ath: await hash(crypto, token) }),
    ...(body === undefined ? {} : { bh: await hash(crypto, body) }),
  }
  const content = [header, claims].map(part => encodeBase64url(utf8(JSON.stringify(part)))).join('.')
  const algorithm = { name: 'ECDSA', hash: 'SHA-256' }
  const signature = await crypto.subtle.sign(algorithm, keys.proof.privateKey, utf8(content))
  return `${content}.${encodeBase64url(new Uint8Array(signature))}`
}

async function hash(crypto: Crypto, text: string): Promise<string> {
  return encodeBase64url(new Uint8Array(await crypto.subtle.digest('SHA-256', utf8(text))))
}
