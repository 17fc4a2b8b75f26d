import type { AppKitInstance, ChainNamespace } from '@openappkit/appkit'
import { demoWalletName } from '../wallet/createDemoWallet'

/** Ethereum comes last, so that it's active. */
const all: readonly ChainNamespace[] = ['bip122', 'solana', 'eip155']

/**
 * Connects the demo wallet on all chains, with one approval. With sign-in, each chain has its own request, so only
 * Ethereum connects.
 *
 * @throws UserRejectedError if the user rejects.
 */
export async function connectDemoWallet(kit: AppKitInstance, hasSignIn: boolean): Promise<void> {
  // Wallets are known once the kit's code for connecting has loaded.
  await kit.load()
  for (const namespace of hasSignIn ? (['eip155'] as const) : all) {
    const connector = kit.getConnectors().find(({ name, chain }) => name === demoWalletName && chain === namespace)
    if (connector && !kit.getAccount(namespace).isConnected) await kit.connect({ connectorId: connector.id, namespace })
  }
}
