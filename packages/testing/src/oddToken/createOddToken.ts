import { encodeDeployData, encodeFunctionData, getAddress, parseAbi } from 'viem'
import type { ContractMaker } from '../chain/ContractMaker'
import type { OddToken, OddTokenOptions } from './OddToken'
import { oddTokenCode } from './oddTokenCode'

const abi = parseAbi([
  'constructor(string name, string symbol, uint8 decimals, uint256 transferFee, bool returnsNothing, bool hasPermit)',
  'function setDecimals(uint8 decimals)',
  'function setTransferFee(uint256 transferFee)',
])

/** Deploys an odd ERC-20 token. */
export async function createOddToken(contracts: ContractMaker, options: OddTokenOptions): Promise<OddToken> {
  const { name, symbol, decimals, transferFeeBps = 0, returnsNothing = false, permit = false } = options
  const args = [name, symbol, decimals, BigInt(transferFeeBps), returnsNothing, permit] as const
  const address = getAddress(await contracts.deploy(encodeDeployData({ abi, bytecode: oddTokenCode, args })))
  return {
    address,
    setDecimals: next =>
      contracts.call(address, encodeFunctionData({ abi, functionName: 'setDecimals', args: [next] })),
    setTransferFee: bps =>
      contracts.call(address, encodeFunctionData({ abi, functionName: 'setTransferFee', args: [BigInt(bps)] })),
  }
}
