import { formatEther } from 'viem'

/** Wei as ether, to six decimals, never rounded up. */
export function formatBalance(wei: bigint): string {
  const [whole = '0', fraction = ''] = formatEther(wei).split('.')
  const shown = fraction.slice(0, 6).replace(/0+$/, '')
  const number = new Intl.NumberFormat('en').format(BigInt(whole))
  if (shown === '') return whole === '0' && wei > 0n ? '< 0.000001' : number
  return `${number}.${shown}`
}
