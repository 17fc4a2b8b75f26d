import { createHash, randomBytes } from 'node:crypto'
import { calculateJwkThumbprint, exportJWK, generateKeyPair, type JWK, SignJWT } from 'jose'

/** A response of the wallet API. */
export interface WalletAnswer<Body = Record<string, unknown>> {
  readonly status: number
  readonly body: Body
  /** Field of the failure. */
  readonly field: string | undefined
  readonly left: number | undefined
  readonly headers: Headers
}

/** How a request differs from a regular one. */
export interface Tampering {
  readonly token?: string | null
  /** Text of the body in place of the one that the proof covers. */
  readonly sentBody?: string
  readonly proof?: string
  readonly claims?: Readonly<Record<string, unknown>>
  readonly headers?: Readonly<Record<string, string>>
}

/** A browser with a device key, which talks to the wallet API. */
export class WalletDevice {
  /** Origin of the wallet site. */
  readonly url: string
  readonly thumbprint: string
  readonly #key: CryptoKey
  readonly #jwk: JWK
  readonly #now: () => number
  token: string | undefined
  refresh: string | undefined
  /** The last proof that it sent. */
  lastProof = ''

  private constructor(url: string, key: CryptoKey, jwk: JWK, thumbprint: string, now: () => number) {
    this.url = url
    this.#key = key
    this.#jwk = jwk
    this.thumbprint = thumbprint
    this.#now = now
  }

  static async create(url: string, now: () => number = Date.now): Promise<WalletDevice> {
    const { privateKey, publicKey } = await generateKeyPair('ES256')
    const { crv, kty, x, y } = await exportJWK(publicKey)
    const jwk = { kty, crv, x, y } as JWK
    return new WalletDevice(url, privateKey, jwk, await calculateJwkThumbprint(jwk), now)
  }

  async proof(method: string, path: string, body: string, more: Tampering = {}): Promise<string> {
    const token = more.token === undefined ? this.token : (more.token ?? undefined)
    const claims = {
      htm: method,
      htu: `${this.url}${path}`,
      iat: Math.floor(this.#now() / 1000),
      jti: randomBytes(16).toString('base64url'),
      ...(token !== undefined && { ath: hash(token) }),
      ...(body !== '' && { bh: hash(body) }),
      ...more.claims,
    }
    return new SignJWT(claims)
      .setProtectedHeader({ typ: 'dpop+jwt', alg: 'ES256', jwk: this.#jwk as Required<JWK> })
      .sign(this.#key)
  }

  async call<Body = Record<string, unknown>>(
    method: 'GET' | 'POST',
    name: string,
    body?: unknown,
    more: Tampering = {},
  ): Promise<WalletAnswer<Body>> {
    const path = `/wallet/v1/${name}`
    const text = body === undefined ? '' : JSON.stringify(body)
    const token = more.token === undefined ? this.token : (more.token ?? undefined)
    this.lastProof = more.proof ?? (await this.proof(method, path, text, more))
    const response = await fetch(`${this.url}${path}`, {
      method,
      headers: {
        dpop: this.lastProof,
        'user-agent': 'Mozilla/5.0 (Macintosh; Intel Mac OS X 14_0) AppleWebKit/537.36 Chrome/156.0 Safari/537.36',
        ...(token !== undefined && { authorization: `DPoP ${token}` }),
        ...more.headers,
      },
      ...(method === 'POST' && { body: more.sentBody ?? text }),
    })
    return read(response)
  }

  post<Body = Record<string, unknown>>(
    name: string,
    body: unknown = {},
    more?: Tampering,
  ): Promise<WalletAnswer<Body>> {
    return this.call<Body>('POST', name, body, more)
  }

  get<Body = Record<string, unknown>>(name: string, more?: Tampering): Promise<WalletAnswer<Body>> {
    return this.call<Body>('GET', name, undefined, more)
  }
}

async function read<Body>(response: Response): Promise<WalletAnswer<Body>> {
  const text = await response.text()
  const isJson = response.headers.get('content-type')?.includes('json') ?? false
  const body = isJson ? JSON.parse(text) : text
  const reason = isJson && Array.isArray(body.reasons) ? body.reasons[0] : undefined
  return { status: response.status, body, field: reason?.field, left: reason?.left, headers: response.headers }
}

function hash(text: string): string {
  return createHash('sha256').update(text).digest('base64url')
}
