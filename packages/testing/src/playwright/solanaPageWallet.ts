import { createSolanaWallet } from '../solanaWallet/createSolanaWallet'
import type { SerializableSolanaOptions } from './installSolanaWallet'
import type { PageIdentity } from './pageRegistry'
import { registerPageWallet } from './registerPageWallet'

/** Installs the wallet of `installSolanaWallet` in the page. */
export function install({ id, asksApproval, ...options }: PageIdentity & SerializableSolanaOptions): void {
  registerPageWallet({ id, asksApproval }, bridge =>
    createSolanaWallet({
      ...options,
      rpc: (rpcUrl, call) => bridge({ rpcUrl, call }),
      ...(asksApproval ? { approve: async approval => (await bridge({ approval })) === true } : {}),
    }),
  )
}
