import { generateKeyPairSync, type KeyObject, randomBytes, sign } from 'node:crypto'

const ALPHABET = '123456789ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnopqrstuvwxyz'

/** A client's key, and the tokens that it signs. */
export class Identity {
  readonly #privateKey: KeyObject
  readonly clientId: string

  constructor() {
    const { publicKey, privateKey } = generateKeyPairSync('ed25519')
    this.#privateKey = privateKey
    const raw = Buffer.from(publicKey.export({ format: 'jwk' }).x ?? '', 'base64url')
    this.clientId = `did:key:z${encodeBase58(Buffer.concat([Buffer.from([0xed, 0x01]), raw]))}`
  }

  token(claims: Readonly<Record<string, unknown>>, header: object = { alg: 'EdDSA', typ: 'JWT' }): string {
    const iat = Math.floor(Date.now() / 1000)
    const all = { iss: this.clientId, sub: randomBytes(32).toString('hex'), iat, exp: iat + 86_400, ...claims }
    const text = `${encode(header)}.${encode(all)}`
    return `${text}.${sign(null, Buffer.from(text), this.#privateKey).toString('base64url')}`
  }
}

function encode(part: object): string {
  return Buffer.from(JSON.stringify(part)).toString('base64url')
}

export function encodeBase58(bytes: Buffer): string {
  let value = BigInt(`0x0${bytes.toString('hex')}`)
  let text = ''
  for (; value > 0n; value /= 58n) text = ALPHABET[Number(value % 58n)] + text
  return '1'.repeat(bytes.findIndex(byte => byte !== 0)) + text
}
