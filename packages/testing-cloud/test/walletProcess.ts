import { createWalletConnectWallet, type WalletConnectWalletOptions } from '@openappkit/testing/walletconnect'

/** Commands of the parent process. */
export type WalletOrder =
  | { readonly options: WalletConnectWalletOptions }
  | { readonly pair: string }
  /** Changes its session and ends. */
  | { readonly destroy: 'once heard' | 'unheard' }

// A process with one wallet. It never calls exit, and ends when nothing keeps it alive.
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
    if (order.destroy === 'once heard') await wallet?.ping()
    await wallet?.destroy()
    process.disconnect()
  }
})
