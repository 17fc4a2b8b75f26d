import type { EstimateFeeParameters } from '@openappkit/appkit-core'
import { hexOfNumber } from '../actions/hex'
import { readUint } from './erc20'
import type { NodeRequest } from './NodeRequest'
import { transferRequest } from './transferRequest'

/** `getL1Fee(bytes)`, `getL1FeeUpperBound(uint256)` */
const selectors = { exact: '0x49948e0e', bound: '0xf1c7a58b' }
/** More than a transaction has besides recipient, amount and data: type, chain, number, fees, gas, an empty list and the lengths of all. */
const header = 64
const amountLength = 32

/**
 * What a rollup charges for putting a transaction on the chain below it, which no estimate of gas includes. The oracle looks at nothing but the bytes, so it is
 * given as many as the longest transaction of this kind has, which don't compress. Nothing where no contract lives at the oracle's address.
 *
 * @throws what the node says where the oracle doesn't answer.
 */
export async function estimateL1Fee(
  node: NodeRequest,
  oracle: string,
  { data, to, tokenAddress, value }: Pick<EstimateFeeParameters, 'data' | 'to' | 'tokenAddress' | 'value'>,
): Promise<bigint> {
  const request = transferRequest({ amount: value, to, tokenAddress })
  const payload = (request.data ?? data ?? '0x').slice(2)
  const bytes = `${filler(header + amountLength)}${request.to.slice(2).toLowerCase()}${payload}`
  const ask = (call: string): Promise<unknown> => node('eth_call', { to: oracle, data: call }, 'latest')
  const answer = await ask(`${selectors.exact}${word(32)}${word(bytes.length / 2)}${padded(bytes)}`).catch(() =>
    ask(`${selectors.bound}${word(bytes.length / 2)}`),
  )
  return answer === '0x' ? 0n : readUint(String(answer) as `0x${string}`)
}

/** Bytes of which no two follow each other twice. */
function filler(length: number): string {
  return Array.from({ length }, (_, index) => (index + 1).toString(16).padStart(2, '0')).join('')
}

function word(value: number): string {
  return hexOfNumber(value).slice(2).padStart(64, '0')
}

function padded(hex: string): string {
  return hex.padEnd(Math.ceil(hex.length / 64) * 64, '0')
}
