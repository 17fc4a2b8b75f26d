import type { ReviewScope } from '../ReviewScope'
import { quantity } from './quantity'

/**
 * Whether a contract is an ERC-721 collection: by [EIP-165](https://eips.ethereum.org/EIPS/eip-165), or because the token
 * has an owner. ERC-20 tokens have the same functions, with an amount in place of the id.
 */
export async function isNftContract(address: string, tokenId: bigint, scope: ReviewScope): Promise<boolean> {
  const { assets, chainId, read } = scope
  if (assets.listed(`${chainId}/erc20:${address}`)) return false
  const call = (data: string): Promise<bigint | undefined> =>
    read('eth_call', [{ to: address, data, gas: '0x186a0' }, 'latest']).then(quantity, () => undefined)
  const [isCollection, owner] = await Promise.all([
    call(`0x01ffc9a7${'80ac58cd'.padEnd(64, '0')}`),
    call(`0x6352211e${tokenId.toString(16).padStart(64, '0')}`),
  ])
  return isCollection === 1n || (owner !== undefined && owner > 0n)
}
