import { type Address, encodeFunctionData, type Hex, parseAbi } from 'viem'
import type { BatchCall } from './BatchRequest'
import { executorCode } from './executorCode'

/** Address of the executor on every chain. */
export const executor: Address = '0x0000000000000000000000000000000000005792'

const abi = parseAbi(['function execute((address to, uint256 value, bytes data)[] calls)'])

/** Encodes the call that makes an account with the executor's code run `calls`. */
export function encodeExecute(calls: readonly BatchCall[]): Hex {
  return encodeFunctionData({ abi, functionName: 'execute', args: [calls] })
}

/**
 * Puts the executor on the chain, unless the chain has it. Uses anvil's `anvil_setCode`, so that no transaction appears
 * in the history of an account under test.
 */
export async function deployExecutor(ask: (method: string, ...params: unknown[]) => Promise<Hex>): Promise<void> {
  const code = await ask('eth_getCode', executor, 'latest')
  if (code !== executorCode) await ask('anvil_setCode', executor, executorCode)
}
