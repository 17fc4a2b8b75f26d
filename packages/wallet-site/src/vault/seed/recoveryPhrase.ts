import { entropyToMnemonic, mnemonicToSeedWebcrypto } from '@scure/bip39'
import { wordlist } from '@scure/bip39/wordlists/english.js'

/** Returns the recovery phrase of 12 English words ([BIP-39](https://github.com/bitcoin/bips/blob/master/bip-0039.mediawiki)). */
export function recoveryPhrase(entropy: Uint8Array): string {
  return entropyToMnemonic(entropy, wordlist)
}

/**
 * Returns the seed of 64 bytes that wallets derive keys from. The phrase exists as a string for the time of this call,
 * and strings can't be overwritten: the engine frees it.
 */
export async function bip39Seed(entropy: Uint8Array): Promise<Uint8Array> {
  return await mnemonicToSeedWebcrypto(recoveryPhrase(entropy))
}
