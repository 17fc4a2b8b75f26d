import { type Address, type Hash, type Hex, numberToHex, type PublicClient } from 'viem'
import { requestNode } from './requestNode'

/** An account that no test uses, so that deployments stay out of the histories under test. */
const maker: Address = '0x000000000000000000000000000000000000fab0'

/** More wei than a pool of wrapped ether can hold. */
const reserve: Hex = '0x10000000000000000000000000000'

/** Deploys and calls contracts on a local node. */
export class ContractMaker {
  /** Sender of every deployment and call. */
  readonly account: Address
  readonly #client: PublicClient

  constructor(client: PublicClient, account: Address = maker) {
    this.#client = client
    this.account = account
  }

  async deploy(data: Hex): Promise<Address> {
    await requestNode(this.#client, 'anvil_setBalance', this.account, reserve)
    const { contractAddress } = await this.#send({ data })
    if (!contractAddress) throw new Error("The contract wasn't deployed. Check its bytecode.")
    return contractAddress
  }

  async call(to: Address, data: Hex, value = 0n): Promise<void> {
    await this.#send({ to, data, value: numberToHex(value) })
  }

  async #send(transaction: { readonly to?: Address; readonly data: Hex; readonly value?: Hex }) {
    await requestNode(this.#client, 'anvil_impersonateAccount', this.account)
    const hash = await requestNode<Hash>(this.#client, 'eth_sendTransaction', { from: this.account, ...transaction })
    const receipt = await this.#client.waitForTransactionReceipt({ hash, timeout: 20_000 })
    if (receipt.status !== 'success') throw new Error('The transaction reverted. Check its data.')
    return receipt
  }
}
