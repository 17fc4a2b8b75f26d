export { expect } from '@playwright/test'
export {
  type BitcoinWalletController,
  type InstallBitcoinWalletOptions,
  installBitcoinWallet,
} from '../playwright/installBitcoinWallet'
export type { PageRecords } from '../playwright/installPageWallet'
export {
  type InstallSolanaWalletOptions,
  installSolanaWallet,
  type SolanaWalletController,
} from '../playwright/installSolanaWallet'
export { type InstallWalletOptions, installWallet, type WalletController } from '../playwright/installWallet'
export { type ServedChain, serveChain } from '../playwright/serveChain'
export {
  type ChainFixtures,
  type InstallBitcoinWallet,
  type InstallSolanaWallet,
  type InstallWallet,
  test,
  type WalletFixtures,
} from '../playwright/test'
