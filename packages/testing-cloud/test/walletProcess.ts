import { createWalletConnectWallet, type WalletConnectWalletOptions } from '@openappkit/testing/walletconnect'

/** Commands from the parent process. */
export type WalletOrder =
  | { readonly options: WalletConnectWalletOptions }
  | { readonly pair: string }
  /** Changes the session, then destroys the wallet and ends the process. */
  | { readonly destroy: 'app online' | 'app offline' }

// Runs one wallet. The process never calls `exit`: it ends when nothing keeps it alive.
let wallet: Awaited<ReturnType<typeof createWalletConnectWallet>> | undefined
process.on('message', async (order: WalletOrder) => {
  if ('options' in order) {
    wallet = await createWalletConnectWallet(order.options)
    process.send?.('ready')
  } else if ('pair' in order) {
    await wallet?.pair(order.pair)
  } else {
    await wallet?.switchAccount(1)
    await wallet?.extend()
    if (order.destroy === 'app online') await wallet?.ping()
    await wallet?.destroy()
    process.disconnect()
  }
})
