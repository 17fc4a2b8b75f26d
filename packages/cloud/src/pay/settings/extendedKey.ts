import { createHash } from 'node:crypto'
import { secp256k1 } from '@noble/curves/secp256k1.js'
import { bech32, createBase58check } from '@scure/base'
import { ripemd160, toHex } from 'viem'
import { HDKey, publicKeyToAddress } from 'viem/accounts'

const PUBLIC_VERSION = Uint8Array.of(0x04, 0x88, 0xb2, 0x1e)
const PREFIXES: Readonly<Record<string, string>> = {
  'bip122:000000000019d6689c085ae165831e93': 'bc',
  'bip122:0f9188f13cb7b2c71f2a335e3a4fc328': 'bcrt',
}

const base58check = createBase58check(sha256)

/**
 * Reads an extended public key, whatever its version bytes (`xpub`, `zpub`, `tpub` …).
 *
 * @throws Error if it isn't one.
 */
export function readExtendedKey(text: string): HDKey {
  const bytes = base58check.decode(text)
  if (bytes.length !== 78 || ![2, 3].includes(bytes[45] ?? 0)) throw new Error("It isn't an extended public key")
  return HDKey.fromExtendedKey(base58check.encode(Uint8Array.of(...PUBLIC_VERSION, ...bytes.slice(4))))
}

/** Returns the address `0/index` of an account's extended public key: P2WPKH on Bitcoin. */
export function addressAt(key: HDKey, index: number, chainId: string): string {
  const { publicKey } = key.deriveChild(0).deriveChild(index)
  if (!publicKey) throw new Error('The key has no public key')
  if (chainId.startsWith('eip155:')) {
    return publicKeyToAddress(toHex(secp256k1.Point.fromBytes(publicKey).toBytes(false)))
  }
  const program = ripemd160(sha256(publicKey), 'bytes')
  return bech32.encode(PREFIXES[chainId] ?? 'tb', [0, ...bech32.toWords(program)])
}

/** Returns the name under which the next index of a key is stored. */
export function keyHash(text: string): string {
  return createHash('sha256').update(base58check.decode(text).slice(4)).digest('base64url')
}

function sha256(bytes: Uint8Array): Uint8Array {
  return new Uint8Array(createHash('sha256').update(bytes).digest())
}
