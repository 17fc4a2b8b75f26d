import { connectOn, expect, test } from './account'
import { coinsOf } from './coins'
import { sendAll } from './sendAll'

for (const name of ['Ethereum', 'Solana', 'Bitcoin'] as const) {
  test(`Max on ${name} sends everything except the highest possible fee`, async ({
    page,
    openAccountApp,
    chain,
    installWallet,
    installSolanaWallet,
    installBitcoinWallet,
    evmChain,
    solanaChain,
    bitcoinChain,
  }) => {
    const [evm, solana, bitcoin] = [evmChain.accounts[1], solanaChain.accounts[1], bitcoinChain.accounts[1]]
    if (!evm || !solana || !bitcoin) throw new Error('A chain has too few accounts.')
    await {
      Ethereum: () => installWallet(page, { name: 'Owner', accounts: [evm.privateKey] }),
      Solana: () => installSolanaWallet(page, { name: 'Owner', accounts: [solana] }),
      Bitcoin: () => installBitcoinWallet(page, { name: 'Owner', accounts: [bitcoin] }),
    }[name]()
    const coin = coinsOf(evmChain, solanaChain, bitcoinChain)[name]
    const [, from = '', , , , to = ''] = coin.addresses
    await openAccountApp()
    await connectOn(page, chain, name, 'Owner')
    await expect(chain(name).getByTestId('account')).toHaveText(from)
    await sendAll(page, coin, { from, to })
  })
}
