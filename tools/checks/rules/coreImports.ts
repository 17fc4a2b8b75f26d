import { importsOf } from '../importsOf.ts'
import type { Rule } from './Rule.ts'

const FOREIGN =
  /^(react|react-dom|viem|wagmi|ethers|ox|mipd|bitcoinjs-lib|sats-connect|bs58|@wagmi|@solana|@wallet-standard|@walletconnect|@reown|@bitcoinerlab|@noble|@scure|@tanstack)(\/|$)/

/**
 * Checks that `appkit-core` imports neither React nor a chain library: it reaches chains through its own interface.
 * The WalletConnect client is part of core because a session spans all chains. Its library may only be imported as a
 * type or by `import()`.
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
