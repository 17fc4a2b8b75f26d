import type { CaipNetwork } from '@openappkit/appkit-core'
import { isSameAddress } from '@openappkit/appkit-core/amounts'
import type { SendChain } from '../SendChain'

type AddressChain = Pick<SendChain, 'isAddress' | 'checksumAddress'>

/**
 * Returns an address in its chain's own notation, so that the user can compare it with other sources. Never returns a
 * different address, whatever the chain returns.
 */
export async function checksumAddress(address: string, chain: AddressChain, caipNetwork: CaipNetwork): Promise<string> {
  const written = chain.checksumAddress
    ? await chain.checksumAddress({ address, caipNetwork })
    : inSmallLetters(address, chain, caipNetwork)
  return isSameAddress(written, address) ? written : address
}

/**
 * Returns the lowercase form if an address may be in either case but not mixed (bech32). Uppercase is for QR codes,
 * lowercase for people.
 */
function inSmallLetters(address: string, chain: AddressChain, caipNetwork: CaipNetwork): string {
  const small = address.toLowerCase()
  const mixed = small.slice(0, 1) + address.slice(1)
  return chain.isAddress(small, caipNetwork) && !chain.isAddress(mixed, caipNetwork) ? small : address
}
