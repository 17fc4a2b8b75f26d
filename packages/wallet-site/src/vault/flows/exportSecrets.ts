import { ed25519 } from '@noble/curves/ed25519.js'
import { base58 } from '@scure/base'
import { bytesToHex } from 'viem/utils'
import { deriveEvmKey } from '../seed/deriveEvmKey'
import { deriveSolanaKey } from '../seed/deriveSolanaKey'
import { bip39Seed, recoveryPhrase } from '../seed/recoveryPhrase'
import { useOnce, wipe } from '../seed/wipe'
import type { Vault } from '../Vault'
import type { VaultContext } from '../VaultContext'
import { openOwnPath } from './openPath'

/** Returns the recovery phrase and the private keys, as MetaMask and Phantom import them. */
export async function exportSecrets(context: VaultContext): ReturnType<Vault['exportSecrets']> {
  return await useOnce(await openOwnPath(context), async entropy => {
    const seed = await bip39Seed(entropy)
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
  })
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
