import type { AdapterUnderTest, ContractScene } from '@openappkit/testing/contract'
import { ToyChain, toyFee } from '../src/chain/ToyChain'
import { ToyPage } from '../src/chain/ToyPage'
import { ToyWallet } from '../src/chain/ToyWallet'
import { toyAddress, verifyToySignature } from '../src/chain/toyAddress'
import { ToyAdapter } from '../src/ToyAdapter'

/** Changes toys before a test uses them. */
export interface ToyChanges {
  adapter?(adapter: AdapterUnderTest, page: ToyPage): void
  wallet?(wallet: ToyWallet): void
}

/** Creates a page with toy wallets and two toy chains. */
export function toyScene(changes: ToyChanges = {}): ContractScene {
  const page = new ToyPage()
  const chains: readonly [ToyChain, ToyChain] = [new ToyChain('marble', 'Marbles'), new ToyChain('chalk', 'Chalk')]
  const wallets: ToyWallet[] = []
  const recipient = toyAddress(key(99))
  const createWallet = (options: { readonly id?: string } = {}): ToyWallet => {
    const seed = wallets.length * 2 + 1
    const wallet = new ToyWallet({ name: `wallet-${seed}`, keys: [key(seed), key(seed + 1)], chains, ...options })
    changes.wallet?.(wallet)
    for (const chain of chains) for (const address of wallet.addresses) chain.fund(address, 5_000n + toyFee)
    wallets.push(wallet)
    return wallet
  }
  return {
    networks: [chains[0].network, chains[1].network],
    createAdapter: () => {
      const adapter: AdapterUnderTest = new ToyAdapter({ page, chains })
      changes.adapter?.(adapter, page)
      return adapter
    },
    installWallet: () => {
      const wallet = createWallet()
      wallet.install(page)
      return wallet
    },
    provideWallet: id => {
      const wallet = createWallet({ id })
      return Object.assign(wallet, { provider: wallet })
    },
    listeners: () => page.list.reduce((sum, { listenerCount }) => sum + listenerCount, page.listenerCount),
    balanceOf: async (address, { id }) => chains.find(({ network }) => network.id === id)?.balanceOf(address) ?? 0n,
    verify: async signed => verifyToySignature(signed),
    recipient,
    amount: 1_234n,
    invalidAmounts: [],
    invalidAddresses: [`${recipient.slice(0, -1)}${recipient.endsWith('0') ? '1' : '0'}`, recipient.toUpperCase()],
    paymentRequest: ({ address, caipNetwork }) => ({ kind: 'toyTransfer', address, caipNetwork }),
    settled: async () => {},
    end: () => {},
  }
}

function key(seed: number): Uint8Array {
  return new Uint8Array(32).fill(seed)
}
