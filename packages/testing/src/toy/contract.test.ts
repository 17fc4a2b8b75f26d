import { describeAdapter } from '../contract/describeAdapter'
import { ToyAdapter } from './ToyAdapter'
import { ToyChain, toyFee } from './ToyChain'
import { ToyPage } from './ToyPage'
import { ToyWallet } from './ToyWallet'
import { toyAddress, verifyToySignature } from './toyAddress'

const key = (seed: number): Uint8Array => new Uint8Array(32).fill(seed)

describeAdapter('ToyAdapter', () => {
  const page = new ToyPage()
  const chains: readonly [ToyChain, ToyChain] = [new ToyChain('marble', 'Marbles'), new ToyChain('chalk', 'Chalk')]
  const wallets: ToyWallet[] = []
  const recipient = toyAddress(key(99))
  return {
    networks: [chains[0].network, chains[1].network],
    createAdapter: () => new ToyAdapter({ page, chains }),
    installWallet: () => {
      const seed = wallets.length * 2 + 1
      const wallet = new ToyWallet({ name: `wallet-${seed}`, keys: [key(seed), key(seed + 1)], chains })
      for (const chain of chains) for (const address of wallet.addresses) chain.fund(address, 5_000n + toyFee)
      wallet.install(page)
      wallets.push(wallet)
      return wallet
    },
    listeners: () => page.listenerCount + wallets.reduce((sum, { listenerCount }) => sum + listenerCount, 0),
    balanceOf: async (address, { id }) => chains.find(({ network }) => network.id === id)?.balanceOf(address) ?? 0n,
    verify: async signed => verifyToySignature(signed),
    recipient,
    amount: 1_234n,
    invalidAmounts: [],
    invalidAddresses: [`${recipient.slice(0, -1)}${recipient.endsWith('0') ? '1' : '0'}`, recipient.toUpperCase()],
    settled: async () => {},
    end: () => {},
  }
})
