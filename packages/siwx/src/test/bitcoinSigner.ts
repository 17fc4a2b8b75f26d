import { type BitcoinAddressType, createBitcoinWallet } from '@openappkit/testing'

/** Somebody with a Bitcoin wallet on mainnet who approves everything. */
export interface BitcoinSigner {
  readonly address: string
  /** What sats-connect wallets answer, in base64: with ECDSA, the flags are those of BIP-137. */
  sign(message: string, protocol: 'ECDSA' | 'BIP322'): Promise<string>
  /** What Unisat answers: the flag of an ECDSA signature doesn't tell the kind of address. */
  signAsUnisat(message: string): Promise<string>
}

/** A wallet with one key, made of one byte. */
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
