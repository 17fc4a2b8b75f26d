import { utf8ToBytes } from '@noble/hashes/utils.js'
import { base64 } from '@scure/base'
import type { SignedText } from '../SignedText'
import { bitcoinFamilyOf } from './bitcoinFamilyOf'
import { parseBitcoinAddress } from './parseBitcoinAddress'
import { verifyBip322 } from './verifyBip322'
import { verifyCompact } from './verifyCompact'

/** Whether the owner of a Bitcoin address signed: ECDSA over the message, or BIP-322's simple form. The signature is base64. False for anything malformed, and for an address of another network. */
export function verifyBitcoinSignature({ address, chainId, message, signature }: SignedText): boolean {
  const family = bitcoinFamilyOf(chainId)
  const parsed = parseBitcoinAddress(address)
  if (!family || !parsed?.families.includes(family)) return false
  try {
    const bytes = base64.decode(signature)
    const verify = bytes.length === 65 ? verifyCompact : verifyBip322
    return verify(parsed, utf8ToBytes(message), bytes)
  } catch {
    // Text that isn't base64, and bytes that are no key, point or signature
    return false
  }
}
