import { ed25519 } from '@noble/curves/ed25519.js'
import { hkdf } from '@noble/hashes/hkdf.js'
import { sha256 } from '@noble/hashes/sha2.js'
import { encodeBase64url } from '../encoding/base64url'
import { utf8 } from '../encoding/utf8'
import { wipe } from './wipe'

const INFO = 'openappkit/wallet/control/v1'

/** Returns the control key's public half, in base64url. The server stores it when the wallet is created. */
export function controlKeyOf(entropy: Uint8Array): string {
  const key = derive(entropy)
  try {
    return encodeBase64url(ed25519.getPublicKey(key))
  } finally {
    wipe(key)
  }
}

/** Signs a statement for the server with the control key, which only someone with the seed has. */
export function signStatement(entropy: Uint8Array, statement: string): string {
  const key = derive(entropy)
  try {
    return encodeBase64url(ed25519.sign(utf8(statement), key))
  } finally {
    wipe(key)
  }
}

function derive(entropy: Uint8Array): Uint8Array {
  return hkdf(sha256, entropy, undefined, utf8(INFO), 32)
}
