import type { EvmChain } from '@openappkit/testing/node'
import {
  type Abi,
  type Address,
  type Chain,
  createWalletClient,
  encodeFunctionData,
  getAddress,
  type HttpTransport,
  http,
  type TransactionReceipt,
  type Account as ViemAccount,
  type WalletClient,
} from 'viem'
import { privateKeyToAccount } from 'viem/accounts'
import type { Artifact } from './readArtifact'

/** An account that deploys and calls contracts. */
export class Account {
  readonly address: Address
  readonly #chain: EvmChain
  readonly #wallet: WalletClient<HttpTransport, Chain, ViemAccount>

  constructor(chain: EvmChain) {
    const account = privateKeyToAccount(chain.accounts[0].privateKey)
    this.address = account.address
    this.#chain = chain
    this.#wallet = createWalletClient({ account, chain: chain.chain, transport: http(chain.url) })
  }

  async deploy({ abi, bytecode }: Artifact, args: readonly unknown[] = []): Promise<Address> {
    const receipt = await this.#chain.waitForReceipt(await this.#wallet.deployContract({ abi, bytecode, args }))
    if (!receipt.contractAddress) throw new Error('The contract was not deployed.')
    return getAddress(receipt.contractAddress)
  }

  /** Resolves with the receipt. Rejects if the call would revert. */
  async call(
    to: Address,
    abi: Abi,
    functionName: string,
    args: readonly unknown[],
    value = 0n,
  ): Promise<TransactionReceipt> {
    const data = encodeFunctionData({ abi, functionName, args })
    const { account } = this.#wallet
    const needed = await this.#chain.client.estimateGas({ account, to, data, value })
    // A pool writes its price once a second, so the same call may need more gas in the next block.
    const gas = (needed * 3n) / 2n
    return this.#chain.waitForReceipt(await this.#wallet.sendTransaction({ to, data, value, gas }))
  }
}
