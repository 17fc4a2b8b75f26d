import type { EmbeddedAddress } from '@openappkit/contract/embedded'
import { evmAddressOf, solanaAddressOf } from './addresses'
import { controlKeyOf } from './controlKey'
import { deriveEvmKey } from './deriveEvmKey'
import { deriveSolanaKey } from './deriveSolanaKey'
import { bip39Seed } from './recoveryPhrase'
import { useOnce, wipe } from './wipe'

/** Public side of a seed: its addresses and the public half of its control key. */
export interface WalletIdentity {
  readonly addresses: readonly EmbeddedAddress[]
  /** Base64url. */
  readonly controlKey: string
}

/** Derives the identity of a seed. Overwrites every private key that it derives, but not the entropy. */
export async function identityOf(entropy: Uint8Array): Promise<WalletIdentity> {
  const seed = await bip39Seed(entropy)
  try {
    const evm = await useOnce(deriveEvmKey(seed), evmAddressOf)
    const solana = await useOnce(deriveSolanaKey(seed), solanaAddressOf)
    return {
      addresses: [
        { namespace: 'eip155', address: evm },
        { namespace: 'solana', address: solana },
      ],
      controlKey: controlKeyOf(entropy),
    }
  } finally {
    wipe(seed)
  }
}

/** Whether two identities have the same control key and the same addresses, in any order. */
export function isSameIdentity(one: WalletIdentity, other: WalletIdentity): boolean {
  const inOrder = ({ addresses }: WalletIdentity): string =>
    addresses
      .map(({ namespace, address }) => `${namespace}:${address}`)
      .sort()
      .join()
  return one.controlKey === other.controlKey && inOrder(one) === inOrder(other)
}
