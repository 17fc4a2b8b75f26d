export { expect } from '@playwright/test'
export { type InstallWalletOptions, installWallet, type WalletController } from '../playwright/installWallet'
export { type ChainFixtures, type InstallWallet, test, type WalletFixtures } from '../playwright/test'
