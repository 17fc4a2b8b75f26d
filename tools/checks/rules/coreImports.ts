import { importsOf } from '../importsOf.ts'
import type { Rule } from './Rule.ts'

const FOREIGN =
  /^(react|react-dom|viem|wagmi|ethers|ox|mipd|bitcoinjs-lib|sats-connect|bs58|@wagmi|@solana|@wallet-standard|@walletconnect|@reown|@bitcoinerlab|@noble|@scure|@tanstack)(\/|$)/

/**
 * `appkit-core` knows no React and no chain library: it meets chains through the interface it owns. A WalletConnect session spans all chains, so its client is
 * core's; its library may only be named by `import()`, which loads it when somebody uses it, or as a type.
 */
export const coreImports: Rule = {
  name: 'core-imports',
  applies: path => /^packages\/appkit-core\/.+\.[cm]?[jt]sx?$/.test(path),
  check: file =>
    importsOf(file.path, file.text)
      .filter(({ specifier }) => FOREIGN.test(specifier))
      .filter(({ specifier, kind }) => !(isSession(file.path, specifier) && kind !== 'value'))
      .map(({ specifier, line }) => ({ line, message: `core imports '${specifier}'` })),
}

function isSession(path: string, specifier: string): boolean {
  return path.startsWith('packages/appkit-core/src/walletconnect/') && specifier.startsWith('@walletconnect/')
}
