import { type Address, encodeDeployData, encodeFunctionData, hexToBigInt, type PublicClient, parseAbi } from 'viem'
import type { ContractMaker } from './ContractMaker'
import { tokenCode } from './tokenCode'

/** Options of `createToken`. */
export interface TokenOptions {
  readonly name: string
  readonly symbol: string
  readonly decimals: number
}

const abi = parseAbi([
  'constructor(string name, string symbol, uint8 decimals)',
  'function mint(address to, uint256 value)',
  'function balanceOf(address owner) view returns (uint256)',
])

/** Deploys ERC-20 tokens on a local node and mints them. */
export class TokenMaker {
  readonly #contracts: ContractMaker
  readonly #client: PublicClient

  constructor(contracts: ContractMaker, client: PublicClient) {
    this.#contracts = contracts
    this.#client = client
  }

  create({ name, symbol, decimals }: TokenOptions): Promise<Address> {
    return this.#contracts.deploy(encodeDeployData({ abi, bytecode: tokenCode, args: [name, symbol, decimals] }))
  }

  mintTo(token: Address, owner: Address, amount: bigint): Promise<void> {
    return this.#contracts.call(token, encodeFunctionData({ abi, functionName: 'mint', args: [owner, amount] }))
  }

  async balanceOf(owner: Address, token: Address): Promise<bigint> {
    const { data } = await this.#client.call({
      to: token,
      data: encodeFunctionData({ abi, functionName: 'balanceOf', args: [owner] }),
    })
    return data === undefined ? 0n : hexToBigInt(data)
  }
}
