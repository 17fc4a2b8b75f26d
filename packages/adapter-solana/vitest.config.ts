import { defineConfig } from 'vitest/config'
import { serverProjects } from '../../vitest.base'

// The contract counts timers, and WalletConnect's client has some that outlive a test.
export default defineConfig({
  test: { projects: serverProjects(['src/contract.test.ts', 'src/walletConnect.test.ts']) },
})
