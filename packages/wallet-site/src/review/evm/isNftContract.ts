import type { ReviewScope } from '../ReviewScope'
import { quantity } from './quantity'

/** Whether a contract says that it is an ERC-721 collection ([EIP-165](https://eips.ethereum.org/EIPS/eip-165)). */
export async function isNftContract(address: string, { read }: ReviewScope): Promise<boolean> {
  const data = `0x01ffc9a7${'80ac58cd'.padEnd(64, '0')}`
  const answer = await read('eth_call', [{ to: address, data, gas: '0x7530' }, 'latest']).catch(() => undefined)
  return quantity(answer) === 1n
}
