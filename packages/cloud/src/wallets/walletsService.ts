import { loadRegistry, type Registry } from '@openappkit/wallet-registry'
import type { Service } from '../services/Service'
import { ImageLibrary } from './ImageLibrary'
import { WalletDirectory } from './WalletDirectory'
import { walletEndpoints } from './walletEndpoints'

export interface Wallets {
  readonly registry: Registry
  readonly images: ImageLibrary
}

/** Serves the wallet directory and its images. */
export const walletsService: Service<Wallets> = {
  name: 'wallets',
  async open() {
    const registry = await loadRegistry()
    return { registry, images: new ImageLibrary(registry) }
  },
  endpoints: ({ registry, images }) => walletEndpoints({ directory: new WalletDirectory(registry.wallets), images }),
}
