import { generateKeyPairSync, type KeyObject, randomBytes, sign } from 'node:crypto'

const ALPHABET = '123456789ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnopqrstuvwxyz'
const ED25519 = [0xed, 0x01]

/** The key of a WalletConnect client, the client's id as a did:key, and the tokens that the key signs. */
export class ClientIdentity {
  readonly clientId: string
  readonly #key: KeyObject

  constructor() {
    const { publicKey, privateKey } = generateKeyPairSync('ed25519')
    const raw = Buffer.from(publicKey.export({ format: 'jwk' }).x ?? '', 'base64url')
    this.clientId = `did:key:z${encodeBase58(Buffer.concat([Buffer.from(ED25519), raw]))}`
    this.#key = privateKey
  }

  /** Returns a token for the relay at `audience`, valid for a day. */
  token(audience: string): string {
    const issuedAt = Math.floor(Date.now() / 1000)
    const claims = {
      iss: this.clientId,
      sub: randomBytes(32).toString('hex'),
      aud: audience,
      iat: issuedAt,
      exp: issuedAt + 86_400,
    }
    const text = [{ alg: 'EdDSA', typ: 'JWT' }, claims]
      .map(part => Buffer.from(JSON.stringify(part)).toString('base64url'))
      .join('.')
    return `${text}.${sign(null, Buffer.from(text), this.#key).toString('base64url')}`
  }
}

/** Encodes bytes that don't start with zero. */
function encodeBase58(bytes: Uint8Array): string {
  let rest = BigInt(`0x${Buffer.from(bytes).toString('hex')}`)
  let text = ''
  for (; rest > 0n; rest /= 58n) text = ALPHABET.charAt(Number(rest % 58n)) + text
  return text
}
