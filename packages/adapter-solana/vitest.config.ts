import { defineConfig } from 'vitest/config'
import { serverProjects } from '../../tools/config/vitest.base'

// The contract tests count timers, and WalletConnect's client has timers that outlive a test.
export default defineConfig({
  test: { projects: serverProjects(['src/contract.test.ts', 'src/walletConnect.test.ts']) },
})
