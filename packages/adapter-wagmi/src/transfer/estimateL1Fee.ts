import type { EstimateFeeParameters } from '@openappkit/appkit-core'
import { hexOfNumber } from '../actions/hex'
import { readUint } from './erc20'
import type { NodeRequest } from './NodeRequest'
import { transferRequest } from './transferRequest'

/** Selectors of `getL1Fee(bytes)` and `getL1FeeUpperBound(uint256)`. */
const selectors = { exact: '0x49948e0e', bound: '0xf1c7a58b' }
/**
 * Upper bound in bytes for the parts of a transaction besides recipient, amount and data: type, chain, nonce, fees,
 * gas, an empty list and all lengths.
 */
const header = 64
const amountLength = 32

/**
 * Estimates the L1 fee that a rollup charges on top of gas, in wei. The oracle prices only bytes, so the estimate
 * passes as many incompressible bytes as the longest transaction of this kind has. Returns zero if there is no contract
 * at the oracle's address.
 *
 * Rejects with the node's error if the oracle doesn't answer.
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

/** Returns incompressible bytes: no pair of bytes occurs twice. */
function filler(length: number): string {
  return Array.from({ length }, (_, index) => (index + 1).toString(16).padStart(2, '0')).join('')
}

function word(value: number): string {
  return hexOfNumber(value).slice(2).padStart(64, '0')
}

function padded(hex: string): string {
  return hex.padEnd(Math.ceil(hex.length / 64) * 64, '0')
}
