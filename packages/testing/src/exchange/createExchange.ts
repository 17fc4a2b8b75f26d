import {
  type Address,
  encodeDeployData,
  encodeFunctionData,
  getAddress,
  maxUint256,
  type PublicClient,
  parseAbi,
  zeroAddress,
} from 'viem'
import type { ContractMaker } from '../chain/ContractMaker'
import type { EvmExchange } from './EvmExchange'
import { exchangeAbi } from './exchangeAbi'
import { exchangeCode } from './exchangeCode'
import { inputForMove } from './inputForMove'
import { TokenSource } from './TokenSource'
import { wrappedEtherCode } from './wrappedEtherCode'

const abi = parseAbi([
  'constructor(address weth)',
  'function approve(address spender, uint256 value)',
  'function sync()',
])

/** Deploys wrapped ether and an exchange without pools. */
export async function createExchange(contracts: ContractMaker, client: PublicClient): Promise<EvmExchange> {
  const weth = getAddress(await contracts.deploy(wrappedEtherCode))
  const router = getAddress(await contracts.deploy(encodeDeployData({ abi, bytecode: exchangeCode, args: [weth] })))
  const exchange = { abi: exchangeAbi, address: router } as const
  const tokens = new TokenSource(contracts, weth)

  const poolOf = (tokenA: Address, tokenB: Address) =>
    client.readContract({ ...exchange, functionName: 'getPair', args: [tokenA, tokenB] })
  const reservesOf = (tokenA: Address, tokenB: Address) =>
    client.readContract({ ...exchange, functionName: 'getReserves', args: [tokenA, tokenB] })

  return {
    router,
    weth,
    async addPool({ tokenA, amountA, tokenB, amountB }) {
      if ((await poolOf(tokenA, tokenB)) === zeroAddress) {
        const args = [tokenA, tokenB] as const
        await contracts.call(router, encodeFunctionData({ ...exchange, functionName: 'createPair', args }))
      }
      const pool = await poolOf(tokenA, tokenB)
      await tokens.give(tokenA, pool, amountA)
      await tokens.give(tokenB, pool, amountB)
      await contracts.call(pool, encodeFunctionData({ abi, functionName: 'sync' }))
      return pool
    },
    async quote(amountIn, path) {
      const amounts = await client.readContract({ ...exchange, functionName: 'getAmountsOut', args: [amountIn, path] })
      return amounts.at(-1) ?? 0n
    },
    reservesOf,
    async movePrice({ sell, buy, percent }) {
      const amount = inputForMove(percent, await reservesOf(sell, buy))
      await tokens.give(sell, contracts.account, amount)
      await contracts.call(sell, encodeFunctionData({ abi, functionName: 'approve', args: [router, amount] }))
      const trade = encodeFunctionData({
        ...exchange,
        functionName: 'swapExactTokensForTokensSupportingFeeOnTransferTokens',
        args: [amount, 0n, [sell, buy], contracts.account, maxUint256],
      })
      await contracts.call(router, trade)
    },
  }
}
