import { ed25519 } from '@noble/curves/ed25519.js'
import { base58 } from '@scure/base'
import { bytesToHex } from 'viem/utils'
import { deriveEvmKey } from './deriveEvmKey'
import { deriveSolanaKey } from './deriveSolanaKey'
import { bip39Seed, recoveryPhrase } from './recoveryPhrase'
import { useOnce, wipe } from './wipe'

/** All that a user needs to use a wallet elsewhere. */
export interface WalletSecrets {
  readonly mnemonic: string
  /** Private keys as wallets import them: hex for EVM, base58 for Solana. */
  readonly keys: readonly { readonly namespace: string; readonly key: string }[]
}

/**
 * Returns the recovery phrase and the private keys of a wallet, as MetaMask and Phantom import them.
 *
 * @param toSeed - Derives the BIP-39 seed. Default: with WebCrypto, which some pages don't have.
 */
export async function walletSecrets(entropy: Uint8Array, toSeed: typeof bip39Seed = bip39Seed): Promise<WalletSecrets> {
  const seed = await toSeed(entropy)
  try {
    const evm = await useOnce(deriveEvmKey(seed), key => bytesToHex(key))
    const solana = await useOnce(deriveSolanaKey(seed), solanaSecret)
    return {
      mnemonic: recoveryPhrase(entropy),
      keys: [
        { namespace: 'eip155', key: evm },
        { namespace: 'solana', key: solana },
      ],
    }
  } finally {
    wipe(seed)
  }
}

/** Wallets for Solana import the private key followed by the public key. */
function solanaSecret(privateKey: Uint8Array): string {
  const pair = new Uint8Array(64)
  pair.set(privateKey)
  pair.set(ed25519.getPublicKey(privateKey), 32)
  const secret = base58.encode(pair)
  wipe(pair)
  return secret
}
