import { importsOf } from '../importsOf.ts'
import type { Rule } from './Rule.ts'

const FOREIGN =
  /^(react|react-dom|viem|wagmi|ethers|ox|mipd|bitcoinjs-lib|sats-connect|bs58|@wagmi|@solana|@wallet-standard|@walletconnect|@reown|@bitcoinerlab|@noble|@scure|@tanstack)(\/|$)/

/** `appkit-core` knows no React and no chain library: it meets chains through the interface it owns. */
export const coreImports: Rule = {
  name: 'core-imports',
  applies: path => /^packages\/appkit-core\/.+\.[cm]?[jt]sx?$/.test(path),
  check: file =>
    importsOf(file.path, file.text)
      .filter(({ specifier }) => FOREIGN.test(specifier))
      .map(({ specifier, line }) => ({ line, message: `core imports '${specifier}'` })),
}
