import type { EvmAccount, EvmChain } from '@openappkit/testing/node'
import { type Address, createWalletClient, encodeFunctionData, erc20Abi, type Hash, http } from 'viem'
import { privateKeyToAccount } from 'viem/accounts'

/** An ERC-20 on a local chain. */
export interface TestToken {
  /** In lower case. */
  readonly address: Address
  /** Mints tokens and resolves once the transaction is mined. */
  mint(to: Address, value: bigint): Promise<void>
  transfer(from: EvmAccount, to: Address, value: bigint): Promise<Hash>
}

/** Deploys an ERC-20 from an account that isn't part of any other history. */
export async function deployToken(
  chain: EvmChain,
  { name = 'Test Token', symbol = 'TST', decimals = 18 }: { name?: string; symbol?: string; decimals?: number } = {},
): Promise<TestToken> {
  const address = (await chain.createToken({ name, symbol, decimals })).toLowerCase() as Address
  return {
    address,
    mint: (to, value) => chain.mintTo(address, to, value),
    async transfer(from, to, value) {
      const account = privateKeyToAccount(from.privateKey)
      const wallet = createWalletClient({ account, chain: chain.chain, transport: http(chain.url) })
      const data = encodeFunctionData({ abi: erc20Abi, functionName: 'transfer', args: [to, value] })
      const hash = await wallet.sendTransaction({ to: address, data })
      await chain.waitForReceipt(hash)
      return hash
    },
  }
}
