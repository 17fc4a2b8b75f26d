import { unspentOf } from './addressHistory'
import type { BitcoinChain, BitcoinChainOptions, BitcoinKeys } from './BitcoinChain'
import { chainKeys } from './bitcoinKeys'
import { EsploraServer } from './EsploraServer'
import { burn, Faucet } from './Faucet'
import { Ledger } from './Ledger'
import { addressScript, scriptAddress } from './outputScript'

/** What each address of an account holds at the start: 10 BTC. */
const startBalance = 1_000_000_000n

/**
 * Starts a Bitcoin chain in this process: a regtest ledger of its own behind the API of esplora, as mempool.space and blockstream.info serve it. It verifies
 * every spend of the scripts that wallets use, amounts, fees, dust and double spends, and refuses in the words of Bitcoin Core.
 *
 * @throws Error when the port is in use, RangeError when there is to be no account.
 *
 * @example
 * ```ts
 * await using chain = await startBitcoinChain()
 * const [payer] = chain.accounts
 * await chain.balanceOf(payer.p2wpkh) // 1000000000n
 * ```
 */
export async function startBitcoinChain(options: BitcoinChainOptions = {}): Promise<BitcoinChain> {
  const [first, ...others] = Array.from({ length: options.accounts ?? 10 }, (_, index) => chainKeys(index))
  if (first === undefined) throw new RangeError('The local chain started without accounts. Ask for at least one.')
  const accounts = [first, ...others] as const
  const ledger = new Ledger()
  const faucet = new Faucet(ledger)
  faucet.pay(accounts.flatMap(addressesOf).map(address => ({ address, value: startBalance })))
  const server = new EsploraServer(ledger)
  await server.open(options.port ?? 0)
  const utxosOf: BitcoinChain['utxosOf'] = async address =>
    unspentOf(ledger, addressScript(address)).map(({ entry: _, ...utxo }) => utxo)
  const stop = (): Promise<void> => server.close()

  return {
    url: server.url,
    network: 'regtest',
    caipNetworkId: `bip122:${ledger.blocks[0].hash.slice(0, 32)}`,
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
      const outputs = entry.transaction.outs.map(({ script, value }) => ({ address: scriptAddress(script), value }))
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
