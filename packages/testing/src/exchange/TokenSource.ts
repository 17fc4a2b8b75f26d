import { type Address, encodeFunctionData, isAddressEqual, parseAbi } from 'viem'
import type { ContractMaker } from '../chain/ContractMaker'

const abi = parseAbi([
  'function deposit() payable',
  'function transfer(address to, uint256 value)',
  'function mint(address to, uint256 value)',
])

/** Mints tokens and wraps ether. */
export class TokenSource {
  readonly #contracts: ContractMaker
  readonly #weth: Address

  constructor(contracts: ContractMaker, weth: Address) {
    this.#contracts = contracts
    this.#weth = weth
  }

  /** Gives `recipient` an amount that didn't exist before. */
  async give(token: Address, recipient: Address, amount: bigint): Promise<void> {
    if (!isAddressEqual(token, this.#weth)) {
      await this.#contracts.call(token, encodeFunctionData({ abi, functionName: 'mint', args: [recipient, amount] }))
      return
    }
    await this.#contracts.call(token, encodeFunctionData({ abi, functionName: 'deposit' }), amount)
    await this.#contracts.call(token, encodeFunctionData({ abi, functionName: 'transfer', args: [recipient, amount] }))
  }
}
