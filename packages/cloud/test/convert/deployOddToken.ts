import type { EvmChain } from '@openappkit/testing/node'
import { type Address, createWalletClient, encodeDeployData, http, parseAbi } from 'viem'
import { privateKeyToAccount } from 'viem/accounts'
import { ODD_TOKEN_CODE } from './oddTokenCode'

const ABI = parseAbi(['constructor(uint256 taxBps)'])

/**
 * Deploys a token like USDT, with six decimals, that burns a share of each transfer, in hundredths of a percent.
 * Resolves with its address in lower case.
 */
export async function deployOddToken(chain: EvmChain, taxBps = 0n): Promise<Address> {
  const account = privateKeyToAccount(chain.accounts[0].privateKey)
  const wallet = createWalletClient({ account, chain: chain.chain, transport: http(chain.url) })
  const data = encodeDeployData({ abi: ABI, bytecode: ODD_TOKEN_CODE, args: [taxBps] })
  const { contractAddress } = await chain.waitForReceipt(await wallet.sendTransaction({ data }))
  if (!contractAddress) throw new Error('The deployment failed')
  return contractAddress.toLowerCase() as Address
}
