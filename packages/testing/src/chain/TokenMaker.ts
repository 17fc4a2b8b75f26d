import {
  type Address,
  encodeDeployData,
  encodeFunctionData,
  type Hash,
  type Hex,
  hexToBigInt,
  type PublicClient,
  parseAbi,
} from 'viem'
import { tokenCode } from './tokenCode'

/** A token that is to be made. */
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

/** Nobody's account: what it does is in no history that a test looks at. */
const maker: Address = '0x000000000000000000000000000000000000fab0'

/** Makes ERC-20 tokens on a local node, and more of them. */
export class TokenMaker {
  readonly #client: PublicClient

  constructor(client: PublicClient) {
    this.#client = client
  }

  async create({ name, symbol, decimals }: TokenOptions): Promise<Address> {
    await this.#request('anvil_setBalance', maker, '0xde0b6b3a7640000')
    const data = encodeDeployData({ abi, bytecode: tokenCode, args: [name, symbol, decimals] })
    const { contractAddress } = await this.#send({ data })
    if (!contractAddress) throw new Error('The token was not deployed.')
    return contractAddress
  }

  async mintTo(token: Address, owner: Address, amount: bigint): Promise<void> {
    await this.#send({
      to: token,
      data: encodeFunctionData({ abi, functionName: 'mint', args: [owner, amount] }),
    })
  }

  async balanceOf(owner: Address, token: Address): Promise<bigint> {
    const { data } = await this.#client.call({
      to: token,
      data: encodeFunctionData({ abi, functionName: 'balanceOf', args: [owner] }),
    })
    return data === undefined ? 0n : hexToBigInt(data)
  }

  async #send(transaction: { readonly to?: Address; readonly data: Hex }) {
    await this.#request('anvil_impersonateAccount', maker)
    const hash = await this.#request<Hash>('eth_sendTransaction', { from: maker, ...transaction })
    const receipt = await this.#client.waitForTransactionReceipt({ hash, timeout: 20_000 })
    if (receipt.status !== 'success') throw new Error('The token refused.')
    return receipt
  }

  #request<Answer>(method: string, ...params: readonly unknown[]): Promise<Answer> {
    // Methods of the node that viem's schema of a public client doesn't name.
    const request = this.#client.request as (asked: { method: string; params: readonly unknown[] }) => Promise<unknown>
    return request({ method, params }) as Promise<Answer>
  }
}
