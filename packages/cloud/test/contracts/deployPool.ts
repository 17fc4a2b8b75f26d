import type { EvmChain } from '@openappkit/testing/node'
import { type Address, createWalletClient, encodeDeployData, encodeFunctionData, type Hex, http, parseAbi } from 'viem'
import { privateKeyToAccount } from 'viem/accounts'
import { PAIR_CODE, POOL_CODE } from './poolCode'

const ABI = parseAbi([
  'constructor(address, address)',
  'function sync()',
  'function set(uint160 sqrtPriceX96, uint128 active)',
])

/** A pair with the interface of Uniswap V2. Its reserves are its balances at the last `sync`. */
export interface TestPair {
  /** In lower case. */
  readonly address: Address
  sync(): Promise<void>
}

/** A pool with the interface of Uniswap V3. */
export interface TestPool {
  /** In lower case. */
  readonly address: Address
  /**
   * Sets the price and the active liquidity. The price is in units of the token with the higher address per unit of the
   * other, as a square root with 96 binary places.
   */
  set(sqrtPriceX96: bigint, active?: bigint): Promise<void>
}

export async function deployPair(chain: EvmChain, tokens: readonly [Address, Address]): Promise<TestPair> {
  const address = await send(chain, null, encodeDeployData({ abi: ABI, bytecode: PAIR_CODE, args: tokens }))
  return {
    address,
    sync: async () => void (await send(chain, address, encodeFunctionData({ abi: ABI, functionName: 'sync' }))),
  }
}

export async function deployPool(chain: EvmChain, tokens: readonly [Address, Address]): Promise<TestPool> {
  const address = await send(chain, null, encodeDeployData({ abi: ABI, bytecode: POOL_CODE, args: tokens }))
  return {
    address,
    async set(sqrtPriceX96, active = 1n) {
      await send(chain, address, encodeFunctionData({ abi: ABI, functionName: 'set', args: [sqrtPriceX96, active] }))
    },
  }
}

/**
 * Sends a transaction from the chain's first account and waits until it is mined. Resolves with the address of the
 * called or deployed contract.
 *
 * @throws Error if the transaction fails.
 */
async function send(chain: EvmChain, to: Address | null, data: Hex): Promise<Address> {
  const [{ privateKey }] = chain.accounts
  const account = privateKeyToAccount(privateKey)
  const wallet = createWalletClient({ account, chain: chain.chain, transport: http(chain.url) })
  const { status, contractAddress } = await chain.waitForReceipt(await wallet.sendTransaction({ to, data }))
  const address = to ?? contractAddress?.toLowerCase()
  if (status !== 'success' || !address) throw new Error('The transaction failed')
  return address as Address
}
