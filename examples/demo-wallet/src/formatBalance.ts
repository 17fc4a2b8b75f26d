import { formatUnits } from 'viem'

/** Formats base units with up to six decimals, never rounded up. */
export function formatBalance(value: bigint, decimals: number): string {
  const [whole = '0', fraction = ''] = formatUnits(value, decimals).split('.')
  const shown = fraction.slice(0, 6).replace(/0+$/, '')
  const number = new Intl.NumberFormat('en').format(BigInt(whole))
  if (shown === '') return whole === '0' && value > 0n ? '< 0.000001' : number
  return `${number}.${shown}`
}
