import { bitcoinNetworks } from '../bitcoinWallet/bitcoinNetworks'
import { unspentOf } from './addressHistory'
import type { BitcoinChain, BitcoinChainOptions, BitcoinKeys } from './BitcoinChain'
import { chainKeys } from './bitcoinKeys'
import { EsploraServer } from './EsploraServer'
import { burn, Faucet } from './Faucet'
import { Ledger } from './Ledger'
import { addressScript, scriptAddress } from './outputScript'

/** Initial balance of each address: 10 BTC. */
const startBalance = 1_000_000_000n

/**
 * Starts a Bitcoin ledger in this process, behind the Esplora API that mempool.space and blockstream.info
 * serve. The ledger verifies signatures, amounts and fees, and rejects dust and double spends with Bitcoin Core's
 * messages. Transactions stay pending until {@link BitcoinChain.mine}.
 *
 * @throws Error if the port is taken.
 * @throws RangeError if `accounts` is 0.
 *
 * @example
 * ```ts
 * import { startBitcoinChain } from '@openappkit/testing/node'
 *
 * await using chain = await startBitcoinChain()
 * const [payer] = chain.accounts
 * await chain.balanceOf(payer.p2wpkh) // 1000000000n
 * ```
 */
export async function startBitcoinChain(options: BitcoinChainOptions = {}): Promise<BitcoinChain> {
  const network = bitcoinNetworks[options.network ?? 'regtest']
  const { caipNetworkId } = network
  const [first, ...others] = Array.from({ length: options.accounts ?? 10 }, (_, index) => chainKeys(index, network))
  if (first === undefined) throw new RangeError('The local chain started without accounts. Request at least one.')
  const accounts = [first, ...others] as const
  const ledger = new Ledger(network)
  const faucet = new Faucet(ledger)
  faucet.pay(accounts.flatMap(addressesOf).map(address => ({ address, value: startBalance })))
  const server = new EsploraServer({ ledger, faucet })
  await server.open(options.port ?? 0)
  const utxosOf: BitcoinChain['utxosOf'] = async address =>
    unspentOf(ledger, addressScript(address, network)).map(({ entry: _, ...utxo }) => utxo)
  const stop = (): Promise<void> => server.close()

  return {
    url: server.url,
    network: network.name,
    caipNetworkId,
    chain: {
      id: caipNetworkId.slice('bip122:'.length),
      name: 'Local Bitcoin',
      chainNamespace: 'bip122',
      caipNetworkId,
      nativeCurrency: { name: 'Bitcoin', symbol: 'BTC', decimals: 8 },
      rpcUrls: { default: { http: [server.url] } },
      testnet: true,
    },
    accounts,
    utxosOf,
    async balanceOf(address) {
      return (await utxosOf(address)).reduce((sum, { value }) => sum + value, 0n)
    },
    async fund(address, value) {
      return faucet.pay([{ address, value }])
    },
    async mine(blocks = 1) {
      for (let left = blocks; left > 0; left--) ledger.mine(ledger.pending(), burn)
    },
    async drop(txid) {
      ledger.drop(txid)
    },
    async transaction(txid) {
      const entry = ledger.entries.get(txid)
      if (entry === undefined) return undefined
      const outputs = entry.transaction.outs.map(({ script, value }) => ({
        address: scriptAddress(script, network),
        value,
      }))
      return { confirmed: entry.block !== undefined, fee: entry.fee, outputs }
    },
    pause: () => server.close(),
    resume: () => server.open(),
    stop,
    [Symbol.asyncDispose]: stop,
  }
}

function addressesOf({ p2pkh, p2shP2wpkh, p2wpkh, p2tr }: BitcoinKeys): string[] {
  return [p2pkh, p2shP2wpkh, p2wpkh, p2tr]
}
