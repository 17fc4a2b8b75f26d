import type { ChainDialect } from './ChainDialect'
import { evmDialect } from './evmDialect'
import { isSolanaAddress } from './isSolanaAddress'

const solana: ChainDialect = {
  isAddress: isSolanaAddress,
  coinTypes: () => [501],
  addressUri: address => `solana:${address}`,
  async signMessage(ask, chain, { message, address }) {
    const { base58 } = await import('@scure/base')
    const params = { message: base58.encode(new TextEncoder().encode(message)), pubkey: address }
    return (await ask<{ readonly signature: string }>(chain, { method: 'solana_signMessage', params })).signature
  },
  async getBalance(ask, chain, address) {
    const { value } = await ask<{ readonly value: number }>(chain, { method: 'getBalance', params: [address] })
    return BigInt(value)
  },
}

const bitcoin: ChainDialect = {
  accountType: 'payment',
  coinTypes: () => [0],
  addressUri: address => `bitcoin:${address}`,
  async signMessage(ask, chain, { message, address }) {
    // Taproot accounts can't create ECDSA signatures.
    const protocol = /^(?:bc|tb|bcrt)1p/iu.test(address) ? 'bip322' : 'ecdsa'
    const params = { account: address, address, message, protocol }
    const { signature } = await ask<{ readonly signature: string }>(chain, { method: 'signMessage', params })
    // Some wallets return base64 already.
    if (!/^(?:[\da-f]{2})+$/iu.test(signature)) return signature
    return btoa(String.fromCharCode(...(signature.match(/../gu) ?? []).map(byte => Number.parseInt(byte, 16))))
  },
}

const byNamespace: ReadonlyMap<string, ChainDialect> = new Map([
  ['eip155', evmDialect],
  ['solana', solana],
  ['bip122', bitcoin],
])

/**
 * Returns the dialect of a chain family. Empty for an unknown family, which supports only the accounts of a session.
 */
export function dialectOf(namespace: string): ChainDialect {
  return byNamespace.get(namespace) ?? {}
}
