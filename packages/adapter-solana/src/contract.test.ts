import { ed25519 } from '@noble/curves/ed25519.js'
import { createSolanaWallet, type SolanaWallet } from '@openappkit/testing'
import { type ContractWallet, describeAdapter } from '@openappkit/testing/contract'
import { type SolanaChain, startSolanaChain } from '@openappkit/testing/node'
import { Connection, PublicKey, SystemProgram, Transaction } from '@solana/web3.js'
import { afterAll, beforeAll, vi } from 'vitest'
import { networkOf } from '../test/networkOf'
import { openPage } from '../test/TestPage'
import { decodeBase58 } from './codec/base58'
import { isSolanaAddress } from './isSolanaAddress'
import { SolanaAdapter } from './SolanaAdapter'

let chains: readonly [SolanaChain, SolanaChain]
let mint: string
beforeAll(async () => {
  chains = [await startSolanaChain({ accounts: 60 }), await startSolanaChain({ accounts: 60, name: 'second' })]
  mint = await chains[0].createMint({ decimals: 6 })
}, 30_000)
afterAll(() => Promise.all(chains.map(chain => chain.stop())))

/**
 * Returns accounts whose address is invalid without its last character. Solana addresses have no checksum, so others
 * stay valid.
 */
function accounts(): SolanaChain['accounts'][number][] {
  return chains[0].accounts.filter(({ address }) => !isSolanaAddress(address.slice(0, -1)))
}

describeAdapter('SolanaAdapter', async () => {
  const [first, second] = chains
  const page = openPage()
  const wallets: SolanaWallet[] = []
  const createWallet = async (): Promise<{ readonly wallet: SolanaWallet; readonly controls: ContractWallet }> => {
    const pair = accounts().slice(1 + wallets.length * 2, 3 + wallets.length * 2)
    const name = `Wallet ${wallets.length}`
    const chainsOf = Object.fromEntries(chains.map(({ caipNetworkId, url }) => [caipNetworkId, { rpcUrl: url }]))
    const wallet = createSolanaWallet({ accounts: pair, chains: chainsOf, name })
    wallets.push(wallet)
    const [one, two] = pair.map(({ address }) => address)
    if (!one || !two) throw new Error('There are too few accounts.')
    await first.mintTo(mint, one, 1_000n)
    return { wallet, controls: controlsOf(wallet, name, [one, two]) }
  }
  return {
    networks: [networkOf(first), networkOf(second, 'Second')],
    createAdapter: networks => new SolanaAdapter({ networks: networks as never }) as never,
    async installWallet() {
      const { wallet, controls } = await createWallet()
      wallet.install(page as never)
      return controls
    },
    async provideWallet() {
      const { wallet, controls } = await createWallet()
      return Object.assign(controls, { provider: standardWalletOf(wallet) })
    },
    // Wallets also listen to the page, for libraries that search for them.
    listeners: () =>
      page.listenerCount('wallet-standard:register-wallet') +
      wallets.reduce((sum, wallet) => sum + wallet.listenerCount(), 0),
    balanceOf: (address, { caipNetworkId }) =>
      (caipNetworkId === first.caipNetworkId ? first : second).balanceOf(address),
    verify: async ({ message, address, signature }) =>
      ed25519.verify(
        decodeBase58(signature) ?? new Uint8Array(),
        new TextEncoder().encode(message),
        decodeBase58(address) ?? new Uint8Array(),
      ),
    recipient: accounts()[0]?.address ?? '',
    amount: 1_000_000n,
    invalidAmounts: [2n ** 64n],
    invalidAddresses: ['0xd8dA6BF26964aF9D7eEd9e03E53415D37aA96045', 'bc1qar0srrr7xfkvy5l643lydnw9re59gtzzwf5mdq'],
    token: { address: mint, decimals: 6, balanceOf: owner => first.tokenBalanceOf(owner, mint) },
    async paymentRequest({ address, to, amount, caipNetwork }) {
      const { blockhash, lastValidBlockHeight } = await new Connection(first.url).getLatestBlockhash()
      const [feePayer, toPubkey] = [new PublicKey(address), new PublicKey(to)]
      const made = new Transaction({ feePayer, blockhash, lastValidBlockHeight }).add(
        SystemProgram.transfer({ fromPubkey: feePayer, toPubkey, lamports: amount }),
      )
      const transaction = new Uint8Array(made.serialize({ requireAllSignatures: false, verifySignatures: false }))
      const request = { kind: 'transaction', address, caipNetwork, transaction }
      return request
    },
    settled: hash => vi.waitFor(async () => expectFound(await first.transaction(hash)), { timeout: 15_000 }),
    end: () => {},
  }
})

/** Returns the Wallet Standard object that a wallet registers, without registering it with the adapter's page. */
function standardWalletOf(wallet: SolanaWallet): unknown {
  const registered: unknown[] = []
  const host = new EventTarget()
  host.addEventListener('wallet-standard:register-wallet', event => {
    const { detail } = event as CustomEvent<(api: { register(...wallets: unknown[]): () => void }) => void>
    detail({ register: (...wallets) => void registered.push(...wallets) as never })
  })
  wallet.install(host as never)
  return registered[0]
}

function controlsOf(wallet: SolanaWallet, connectorId: string, addresses: ContractWallet['addresses']): ContractWallet {
  const kind = (method: string) => (method === 'send' ? 'solana:signTransaction' : method)
  return {
    connectorId,
    addresses,
    get prompts() {
      const silent = JSON.stringify([{ silent: true }])
      return wallet.requests.filter(
        ({ method, params }) => method !== 'standard:disconnect' && JSON.stringify(params) !== silent,
      ).length
    },
    reject: method => wallet.reject(kind(method)),
    pending: method => wallet.pending(kind(method)),
    hang: method => wallet.hang(kind(method)),
    release: answer => wallet.release(answer),
    grantNoAccounts: isOn => wallet.grantNoAccounts(isOn),
    switchAccount: index => wallet.switchAccount(index),
    lock: () => wallet.lock(),
    unlock: () => wallet.unlock(),
    disconnect: () => wallet.disconnect(),
    uninstall: () => wallet.withdraw(),
  }
}

function expectFound(found: unknown): void {
  if (!found) throw new Error('The chain does not know the transaction.')
}
