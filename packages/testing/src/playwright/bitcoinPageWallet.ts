import { createBitcoinWallet } from '../bitcoinWallet/createBitcoinWallet'
import type { EsploraResponse } from '../bitcoinWallet/Esplora'
import type { SerializableBitcoinOptions } from './installBitcoinWallet'
import type { PageIdentity } from './pageRegistry'
import { registerPageWallet } from './registerPageWallet'

/** Installs the wallet of `installBitcoinWallet` in the page. */
export function install({ id, asksApproval, ...options }: PageIdentity & SerializableBitcoinOptions): void {
  registerPageWallet({ id, asksApproval }, bridge =>
    createBitcoinWallet({
      ...options,
      esplora: async request => (await bridge({ esplora: request })) as EsploraResponse,
      ...(asksApproval ? { approve: async approval => (await bridge({ approval })) === true } : {}),
    }),
  )
}
