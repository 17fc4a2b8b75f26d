import { randomBytes } from 'node:crypto'
import { base58 } from '@scure/base'
import type { Address } from '@solana/kit'
import { chainAccounts, genesisHashOf } from './chainAccounts'
import { Faucet } from './Faucet'
import { systemProgram } from './instructions'
import { Ledger } from './Ledger'
import { encodeLookupTable, lookupTableProgram } from './lookupTable'
import { isTaken } from './ports'
import { RpcServer } from './RpcServer'
import { readAddress } from './readAddress'
import type { SolanaChain, SolanaChainOptions } from './SolanaChain'
import { SubscriptionServer } from './SubscriptionServer'
import { readTokenAccount, tokenPrograms } from './tokenAccounts'

const lamportsPerSol = 1_000_000_000n

/** Time between blocks in milliseconds. */
const blockTime = 400

export async function runSolanaChain(options: SolanaChainOptions): Promise<SolanaChain> {
  const [first, ...others] = chainAccounts(options.accounts ?? 10)
  if (first === undefined) throw new Error('The local chain started without accounts. Request at least one.')
  const accounts = [first, ...others] as const
  const genesisHash = genesisHashOf(options.name ?? 'local')
  const ledger = new Ledger()
  const balance = BigInt(options.balance ?? 1_000) * lamportsPerSol
  for (const { address } of accounts) ledger.setAccount(address as Address, systemProgram, balance)
  const faucet = await Faucet.open(ledger)
  const rpc = new RpcServer({ ledger, faucet, genesisHash })
  const pubsub = new SubscriptionServer(ledger)
  const port = await openBoth(rpc, pubsub, options.port)
  const timer = setInterval(() => ledger.advance(), blockTime)
  // The timer must not keep the process alive if the chain isn't stopped.
  timer.unref()

  async function closeBoth(): Promise<void> {
    await Promise.all([rpc.close(), pubsub.close()])
  }
  let isStopped = false
  async function stop(): Promise<void> {
    isStopped = true
    clearInterval(timer)
    await closeBoth()
  }

  const url = `http://127.0.0.1:${port}`
  const wsUrl = `ws://127.0.0.1:${port + 1}`
  const id = genesisHash.slice(0, 32)
  return {
    url,
    wsUrl,
    genesisHash,
    caipNetworkId: `solana:${id}`,
    chain: {
      id,
      name: 'Local Solana',
      chainNamespace: 'solana',
      caipNetworkId: `solana:${id}`,
      nativeCurrency: { name: 'Solana', symbol: 'SOL', decimals: 9 },
      rpcUrls: { default: { http: [url], webSocket: [wsUrl] } },
      testnet: true,
    },
    accounts,
    balanceOf: async address => ledger.balance(readAddress(address)),
    async tokenBalanceOf(owner, mint) {
      const held = Object.values(tokenPrograms).flatMap(program =>
        ledger.accountsOf(program).flatMap(account => readTokenAccount(account) ?? []),
      )
      const own = held.filter(account => account.owner === owner && account.mint === mint)
      return own.reduce((sum, { amount }) => sum + amount, 0n)
    },
    airdrop: async (address, lamports) => void (await faucet.give(readAddress(address), lamports)),
    async createMint({ decimals, program, ...extensions }) {
      const usual = Object.keys(extensions).length > 0 ? 'token2022' : 'token'
      return faucet.createMint(decimals, tokenPrograms[program ?? usual], extensions)
    },
    mintTo: async (mint, owner, amount) => void (await faucet.mintTo(readAddress(mint), readAddress(owner), amount)),
    async createLookupTable(addresses) {
      const address = base58.encode(randomBytes(32)) as Address
      const data = encodeLookupTable(addresses.map(readAddress))
      ledger.setAccount(address, lookupTableProgram, ledger.rentExemption(BigInt(data.length)), data)
      return address
    },
    async transaction(signature) {
      const record = ledger.records.get(signature)
      return record && { slot: Number(record.slot), err: record.err, logs: record.logs }
    },
    expireBlockhashes: () => ledger.expireBlockhashes(),
    dropSubscriptions: () => pubsub.drop(),
    mute: method => pubsub.mute(method),
    unmute: () => pubsub.unmute(),
    pause: closeBoth,
    async resume() {
      if (isStopped) throw new Error('The chain was stopped. Start another one.')
      await closeBoth()
      await rpc.open(port)
      await pubsub.open(port + 1)
    },
    stop,
    [Symbol.asyncDispose]: stop,
  }
}

/**
 * Opens both servers on consecutive ports and resolves with the first port.
 *
 * @throws Error if the ports are taken.
 */
async function openBoth(rpc: RpcServer, pubsub: SubscriptionServer, wanted: number | undefined): Promise<number> {
  for (let tries = 1; ; tries++) {
    try {
      const port = await rpc.open(wanted ?? 0)
      await pubsub.open(port + 1)
      return port
    } catch (cause) {
      await rpc.close()
      if (!isTaken(cause) && !isOutOfRange(cause)) throw cause
      if (wanted !== undefined)
        throw new Error(`Port ${wanted} or the next one is already used. Pass another port.`, { cause })
      if (tries === 20) throw new Error('There are no two free ports in a row. Pass a port.', { cause })
    }
  }
}

/** Returns whether the next port exceeds the highest port number. */
function isOutOfRange(cause: unknown): boolean {
  return cause instanceof RangeError
}
