import type { BitcoinAddressType } from '../bitcoinWallet/BitcoinAddress'
import { createBitcoinWallet } from '../bitcoinWallet/createBitcoinWallet'

/** A Bitcoin account on mainnet whose wallet approves every signature. */
export interface BitcoinSigner {
  readonly address: string
  /** Resolves with the signature of a sats-connect wallet, in base64. ECDSA signatures have BIP-137 flags. */
  sign(message: string, protocol: 'ECDSA' | 'BIP322'): Promise<string>
  /** Resolves with Unisat's ECDSA signature, in base64. Its flag doesn't identify the address type. */
  signAsUnisat(message: string): Promise<string>
}

/**
 * Creates an account whose private key repeats the byte `seed`, for tests of servers that verify sign-ins.
 *
 * @param seed - 1 to 255. Default: 9.
 *
 * @example
 * ```ts
 * import { bitcoinSigner } from '@openappkit/testing/signers'
 *
 * const { address, sign } = await bitcoinSigner('p2tr')
 * const signature = await sign(message, 'BIP322')
 * ```
 */
export async function bitcoinSigner(paymentType: BitcoinAddressType, seed = 9): Promise<BitcoinSigner> {
  const { accounts, providers } = createBitcoinWallet({
    accounts: [{ privateKey: new Uint8Array(32).fill(seed) }],
    network: 'mainnet',
    esploraUrl: 'http://127.0.0.1:1',
    paymentType,
    authorized: true,
  })
  const address = accounts[0]?.payment ?? ''
  return {
    address,
    async sign(message, protocol) {
      const answer = await providers.satsConnect.request('signMessage', { address, message, protocol })
      return ('result' in answer ? (answer.result as { signature: string }) : { signature: '' }).signature
    },
    signAsUnisat: message => providers.unisat.signMessage(message, 'ecdsa'),
  }
}
