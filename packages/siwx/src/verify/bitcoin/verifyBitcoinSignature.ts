import { utf8ToBytes } from '@noble/hashes/utils.js'
import { base64 } from '@scure/base'
import type { SignedText } from '../SignedText'
import type { BitcoinAddressFamily } from './BitcoinAddress'
import { parseBitcoinAddress } from './parseBitcoinAddress'
import { verifyBip322 } from './verifyBip322'
import { verifyCompact } from './verifyCompact'

/** Networks by the first half of their genesis hash, as in CAIP-2: mainnet, testnet 3, testnet 4, signet, regtest. */
const FAMILIES: Readonly<Record<string, BitcoinAddressFamily>> = {
  'bip122:000000000019d6689c085ae165831e93': 'main',
  'bip122:000000000933ea01ad0ee984209779ba': 'test',
  'bip122:00000000da84f2bafbbc53dee25a72ae': 'test',
  'bip122:00000008819873e925422c1ff0f99f7c': 'test',
  'bip122:0f9188f13cb7b2c71f2a335e3a4fc328': 'regtest',
}

/** Returns the address family of a network. Undefined for other chains. */
function bitcoinFamilyOf(caipNetworkId: string): BitcoinAddressFamily | undefined {
  return Object.hasOwn(FAMILIES, caipNetworkId) ? FAMILIES[caipNetworkId] : undefined
}

/**
 * Returns whether the owner of a Bitcoin address signed: ECDSA, or the simple form of BIP-322. The signature is base64.
 * False for malformed input and for addresses of another network.
 */
export function verifyBitcoinSignature({ address, chainId, message, signature }: SignedText): boolean {
  const family = bitcoinFamilyOf(chainId)
  const parsed = parseBitcoinAddress(address)
  if (!family || !parsed?.families.includes(family)) return false
  try {
    const bytes = base64.decode(signature)
    const verify = bytes.length === 65 ? verifyCompact : verifyBip322
    return verify(parsed, utf8ToBytes(message), bytes)
  } catch {
    // Invalid base64, key, point or signature
    return false
  }
}
