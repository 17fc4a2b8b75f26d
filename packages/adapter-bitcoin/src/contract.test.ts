import { createBitcoinWallet } from '@openappkit/testing'
import { type ContractWalletRequest, describeAdapter } from '@openappkit/testing/contract'
import { type BitcoinChain, startBitcoinChain } from '@openappkit/testing/node'
import { Verifier } from 'bip322-js'
import { address as btcAddress, Psbt } from 'bitcoinjs-lib'
import { afterAll, beforeAll } from 'vitest'
import { regtest, testnet } from '../test/regtest'
import { openPage } from '../test/TestPage'
import { BitcoinAdapter } from './BitcoinAdapter'
import { bitcoinNetwork } from './psbt/bitcoinNetwork'

let chain: BitcoinChain
beforeAll(async () => {
  chain = await startBitcoinChain({ accounts: 200 })
}, 30_000)
afterAll(() => chain.stop())

let next = 0

describeAdapter('BitcoinAdapter', () => {
  const page = openPage()
  const networks = [regtest(chain), testnet(chain)] as const
  const wallets: ReturnType<typeof createBitcoinWallet>[] = []
  return {
    networks,
    createAdapter: selected => new BitcoinAdapter({ networks: selected as typeof networks }) as never,
    installWallet() {
      const connectorId = `Test Wallet ${wallets.length + 1}`
      const accounts = chain.accounts.slice(next, next + 2)
      next += 2
      const wallet = createBitcoinWallet({
        name: connectorId,
        accounts,
        network: 'regtest',
        esploraUrl: chain.url,
        otherNetworks: { testnet: { esploraUrl: chain.url } },
        shares: 'all',
      })
      wallets.push(wallet)
      const prompting = ['bitcoin:connect', 'bitcoin:signMessage', 'bitcoin:signTransaction']
      const uninstall = wallet.install(page)
      const [first, second] = accounts
      return {
        connectorId,
        addresses: [first?.p2wpkh ?? '', second?.p2wpkh ?? ''] as const,
        get prompts() {
          return wallet.requests.filter(({ method }) => prompting.includes(method)).length
        },
        reject: kind => wallet.reject(kind === 'connect' ? 'connect' : 'sign'),
        pending: kind => wallet.pending(kind === 'connect' ? 'connect' : 'sign'),
        hang: kind => wallet.hang(kind === 'connect' ? 'connect' : 'sign'),
        release: wallet.release,
        grantNoAccounts: wallet.grantNoAccounts,
        switchAccount: wallet.switchAccount,
        lock: wallet.lock,
        unlock: wallet.unlock,
        switchNetwork: ({ caipNetworkId }) =>
          wallet.switchNetwork(caipNetworkId === chain.caipNetworkId ? 'regtest' : 'testnet'),
        disconnect: wallet.disconnect,
        uninstall,
      }
    },
    listeners: () => page.listeners + wallets.reduce((sum, wallet) => sum + wallet.listenerCount(), 0),
    balanceOf: address => chain.balanceOf(address),
    verify: async ({ message, address, signature }) => {
      try {
        return Verifier.verifySignature(address, message, signature)
      } catch {
        return false
      }
    },
    recipient: chain.accounts.at(-1)?.p2tr ?? '',
    amount: 1_234_567n,
    invalidAmounts: [0n, 329n, 2_100_000_000_000_001n],
    invalidAddresses: [
      'bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4',
      'bcrt1qw508d6qejxtdg4y5r3zarvary0c5xw7kygt089',
      'bcrt1qw508d6qejxtdg4y5r3zarvary0c5xw7kygT080',
      '1A1zP1eP5QGefi2DMPTfTL5SLmv7DivfNa',
      '0x0000000000000000000000000000000000000000',
    ],
    async paymentRequest({ address, to, amount, caipNetwork }) {
      const network = bitcoinNetwork('regtest')
      const script = btcAddress.toOutputScript(address, network)
      const psbt = new Psbt({ network })
      const [coin] = await chain.utxosOf(address)
      if (!coin) throw new Error('The account has no coin.')
      psbt.addInput({ hash: coin.txid, index: coin.vout, witnessUtxo: { script, value: coin.value } })
      psbt.addOutput({ address: to, value: amount })
      psbt.addOutput({ address, value: coin.value - amount - 1_000n })
      return { kind: 'psbt', address, caipNetwork, psbt: psbt.toBase64() } as ContractWalletRequest
    },
    requestsStandAlone: true,
    settled: async () => {
      await chain.mine()
    },
    end() {},
  }
})
