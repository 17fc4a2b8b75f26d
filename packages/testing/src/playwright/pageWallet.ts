import { createInjectedWallet } from '../wallet/createInjectedWallet'
import type { SerializableWalletOptions } from './installWallet'
import type { PageIdentity } from './pageRegistry'
import { registerPageWallet } from './registerPageWallet'

/** Installs the wallet of `installWallet` in the page. */
export function install({ id, asksApproval, ...options }: PageIdentity & SerializableWalletOptions): void {
  registerPageWallet({ id, asksApproval }, bridge =>
    createInjectedWallet({
      ...options,
      rpc: (rpcUrl, call) => bridge({ rpcUrl, call }),
      ...(asksApproval ? { approve: async approval => (await bridge({ approval })) === true } : {}),
    }),
  )
}
