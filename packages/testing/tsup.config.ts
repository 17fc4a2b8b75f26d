import { defineConfig } from 'tsup'
import { packageOptions } from '../../tools/config/tsup.base'

export default defineConfig([
  // Builds run in parallel and share one folder, so none may delete the files of the others.
  packageOptions({
    entry: [
      'src/exports/index.ts',
      'src/exports/contract.ts',
      'src/exports/signers.ts',
      'src/exports/walletconnect.ts',
    ],
    clean: false,
  }),
  packageOptions({
    entry: ['src/exports/node.ts', 'src/exports/playwright.ts'],
    platform: 'node',
    target: 'node20',
    external: ['@playwright/test', '@foundry-rs/anvil'],
    clean: false,
  }),
  packageOptions({
    entry: {
      wallet: 'src/playwright/pageWallet.ts',
      solanaWallet: 'src/playwright/solanaPageWallet.ts',
      bitcoinWallet: 'src/playwright/bitcoinPageWallet.ts',
    },
    format: 'iife',
    globalName: 'OpenAppKitTesting',
    platform: 'browser',
    minify: true,
    noExternal: [/.*/],
    splitting: false,
    treeshake: true,
    dts: false,
    sourcemap: false,
    clean: false,
  }),
])
