import { createWalletConnectWallet, type WalletConnectWalletOptions } from '@openappkit/testing/walletconnect'

/** What the process that started us says. */
export type WalletOrder =
  | { readonly options: WalletConnectWalletOptions }
  | { readonly pair: string }
  /** Changes its session, and ends. */
  | { readonly destroy: 'once heard' | 'unheard' }

// A process of its own around one wallet. It never calls exit: it ends when nothing keeps it.
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
