import { createPublicClient, createTestClient, defineChain, http } from 'viem'
import { privateKeyToAddress } from 'viem/accounts'
import { createExchange } from '../exchange/createExchange'
import { createOddToken } from '../oddToken/createOddToken'
import { CollectionMaker } from './CollectionMaker'
import { ContractMaker } from './ContractMaker'
import { createNames } from './createNames'
import type { EvmAccount, EvmChain, EvmChainOptions } from './EvmChain'
import { spawnAnvil } from './spawnAnvil'
import { TokenMaker } from './TokenMaker'

/**
 * Starts a real EVM node (anvil) and resolves when it responds, after about a third of a second. The node stops with
 * {@link EvmChain.stop}, at the end of an `await using` block, or when this process exits.
 *
 * @throws Error with the node's output if it can't start within 20 seconds, for example because the port is taken.
 * @throws Error if `accounts` is 0.
 *
 * @example
 * ```ts
 * import { startEvmChain } from '@openappkit/testing/node'
 *
 * await using chain = await startEvmChain({ chainId: 31337 })
 * const [payer] = chain.accounts
 * await chain.balanceOf(payer.address) // 10000000000000000000000n
 * ```
 */
export async function startEvmChain(options: EvmChainOptions = {}): Promise<EvmChain> {
  const { chainId = 31337, name = 'Local chain' } = options
  const node = await spawnAnvil(anvilArguments(options, chainId))
  const [first, ...others] = node.privateKeys.map(
    (privateKey): EvmAccount => ({ privateKey, address: privateKeyToAddress(privateKey) }),
  )
  if (first === undefined) {
    await node.stop()
    throw new Error('The local chain started without accounts. Request at least one.')
  }
  const url = `http://127.0.0.1:${node.port}`
  const chain = defineChain({
    id: chainId,
    name,
    nativeCurrency: { name: 'Ether', symbol: 'ETH', decimals: 18 },
    rpcUrls: { default: { http: [url], webSocket: [`ws://127.0.0.1:${node.port}`] } },
    testnet: true,
  })
  // No caching: tests need the current balance.
  const settings = { chain, transport: http(url), cacheTime: 0, pollingInterval: 50 }
  const client = createPublicClient(settings)
  const control = createTestClient({ ...settings, mode: 'anvil' })
  const contracts = new ContractMaker(client)
  const tokens = new TokenMaker(contracts, client)
  const collections = new CollectionMaker(contracts)
  return {
    url,
    chainId,
    pid: node.pid,
    accounts: [first, ...others],
    chain,
    client,
    balanceOf: address => client.getBalance({ address }),
    setBalance: (address, value) => control.setBalance({ address, value }),
    createToken: token => tokens.create(token),
    createOddToken: token => createOddToken(contracts, token),
    mintTo: (token, owner, amount) => tokens.mintTo(token, owner, amount),
    tokenBalanceOf: (owner, token) => tokens.balanceOf(owner, token),
    createCollection: collection => collections.create(collection),
    mintPiece: (collection, owner, id, metadata) => collections.mintTo(collection, owner, id, metadata),
    createNames: () => createNames(contracts),
    createExchange: () => createExchange(contracts, client),
    mine: (blocks = 1) => control.mine({ blocks }),
    waitForReceipt: hash => client.waitForTransactionReceipt({ hash, timeout: 20_000 }),
    async snapshot() {
      const id = await control.snapshot()
      return () => control.revert({ id })
    },
    stop: node.stop,
    [Symbol.asyncDispose]: node.stop,
  }
}

function anvilArguments(options: EvmChainOptions, chainId: number): string[] {
  const { accounts = 10, balance = 10_000, blockTime, mnemonic, port = 0 } = options
  const args = [
    '--host',
    '127.0.0.1',
    '--port',
    port,
    '--chain-id',
    chainId,
    '--accounts',
    accounts,
    '--balance',
    balance,
  ]
  if (blockTime !== undefined) args.push('--block-time', blockTime)
  if (mnemonic !== undefined) args.push('--mnemonic', mnemonic)
  return args.map(String)
}
