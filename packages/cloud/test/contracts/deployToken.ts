import type { EvmAccount, EvmChain } from '@openappkit/testing/node'
import { type Address, createWalletClient, encodeDeployData, encodeFunctionData, type Hash, http, parseAbi } from 'viem'
import { privateKeyToAccount } from 'viem/accounts'
import { TOKEN_CODE } from './tokenCode'

const ABI = parseAbi([
  'constructor(string name, string symbol, uint8 decimals)',
  'function mint(address to, uint256 value)',
  'function transfer(address to, uint256 value) returns (bool)',
])

/** An ERC-20 on a local chain. */
export interface TestToken {
  /** In lower case. */
  readonly address: Address
  /** Resolves once it is mined. */
  mint(to: Address, value: bigint): Promise<Hash>
  transfer(from: EvmAccount, to: Address, value: bigint): Promise<Hash>
}

/** Deploys an ERC-20 from the chain's first account. */
export async function deployToken(
  chain: EvmChain,
  { name = 'Test Token', symbol = 'TST', decimals = 18 }: { name?: string; symbol?: string; decimals?: number } = {},
): Promise<TestToken> {
  const [owner] = chain.accounts
  const send = async (from: EvmAccount, to: Address | null, data: `0x${string}`): Promise<Hash> => {
    const account = privateKeyToAccount(from.privateKey)
    const wallet = createWalletClient({ account, chain: chain.chain, transport: http(chain.url) })
    const hash = await wallet.sendTransaction({ to, data })
    await chain.waitForReceipt(hash)
    return hash
  }
  const args = [name, symbol, decimals] as const
  const hash = await send(owner, null, encodeDeployData({ abi: ABI, bytecode: TOKEN_CODE, args }))
  const { contractAddress } = await chain.waitForReceipt(hash)
  if (!contractAddress) throw new Error('The token was not deployed')
  const address = contractAddress.toLowerCase() as Address
  return {
    address,
    mint: (to, value) =>
      send(owner, address, encodeFunctionData({ abi: ABI, functionName: 'mint', args: [to, value] })),
    transfer: (from, to, value) =>
      send(from, address, encodeFunctionData({ abi: ABI, functionName: 'transfer', args: [to, value] })),
  }
}
