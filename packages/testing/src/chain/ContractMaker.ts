import { type Address, type Hash, type Hex, numberToHex, type PublicClient } from 'viem'

/** An account that no test uses, so that deployments stay out of the histories under test. */
const maker: Address = '0x000000000000000000000000000000000000fab0'

/** More wei than a pool of wrapped ether can hold. */
const reserve: Hex = '0x10000000000000000000000000000'

/** Deploys and calls contracts on a local node. */
export class ContractMaker {
  /** Sender of every deployment and call. */
  readonly account: Address = maker
  readonly #client: PublicClient

  constructor(client: PublicClient) {
    this.#client = client
  }

  async deploy(data: Hex): Promise<Address> {
    await this.#request('anvil_setBalance', maker, reserve)
    const { contractAddress } = await this.#send({ data })
    if (!contractAddress) throw new Error("The contract wasn't deployed. Check its bytecode.")
    return contractAddress
  }

  async call(to: Address, data: Hex, value = 0n): Promise<void> {
    await this.#send({ to, data, value: numberToHex(value) })
  }

  async #send(transaction: { readonly to?: Address; readonly data: Hex; readonly value?: Hex }) {
    await this.#request('anvil_impersonateAccount', maker)
    const hash = await this.#request<Hash>('eth_sendTransaction', { from: maker, ...transaction })
    const receipt = await this.#client.waitForTransactionReceipt({ hash, timeout: 20_000 })
    if (receipt.status !== 'success') throw new Error('The transaction reverted. Check its data.')
    return receipt
  }

  #request<Answer>(method: string, ...params: readonly unknown[]): Promise<Answer> {
    // viem's public client schema doesn't include anvil's own methods.
    const request = this.#client.request as (call: { method: string; params: readonly unknown[] }) => Promise<unknown>
    return request({ method, params }) as Promise<Answer>
  }
}
