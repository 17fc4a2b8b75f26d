import { decodeAbiParameters, type Hex, hexToBytes, isHex, size, toFunctionSelector } from 'viem'
import type { ChainRpc } from '../chains/ChainRpc'
import { contractCall } from '../chains/contractCall'
import { toBigInt } from '../chains/quantity'
import { plainText } from './plainText'
import type { TokenText } from './TokenText'

/** Maximum decimals. A higher number is a mistake or an attack, and makes amounts unreadable. */
const MOST_DECIMALS = 36
/** Maximum bytes of a response. Responses with real names are shorter. */
const LONGEST = 4096

/**
 * Reads name, symbol and decimals from contracts. `decimals` is undefined for a contract that isn't a token.
 *
 * @throws ChainUnavailable if the chain can't be read.
 */
export async function readEvmTokens(
  rpc: Pick<ChainRpc, 'batch'>,
  chainId: string,
  addresses: readonly string[],
  signal?: AbortSignal,
): Promise<readonly TokenText[]> {
  const selectors = ['name()', 'symbol()', 'decimals()'].map(signature => toFunctionSelector(signature))
  const calls = addresses.flatMap(to => selectors.map(data => contractCall(to, data)))
  const answers = (await rpc.batch(chainId, calls, signal)).map(({ result }) => (isHex(result) ? result : undefined))
  return addresses.map((address, index) => {
    const [name, symbol, decimals] = answers.slice(index * selectors.length)
    const short = `${address.slice(0, 6)}…${address.slice(-4)}`
    return {
      address,
      name: readWords(name, 60) || readWords(symbol, 20) || short,
      symbol: readWords(symbol, 20) || short,
      decimals: readDecimals(decimals),
    }
  })
}

function readDecimals(answer: Hex | undefined): number | undefined {
  if (answer === undefined || size(answer) !== 32) return undefined
  const decimals = toBigInt(answer)
  return decimals <= MOST_DECIMALS ? Number(decimals) : undefined
}

/** Decodes a `string`, or the `bytes32` of the oldest tokens. */
function readWords(answer: Hex | undefined, length: number): string {
  if (answer === undefined || size(answer) > LONGEST) return ''
  if (size(answer) === 32) {
    return plainText(new TextDecoder().decode(hexToBytes(answer).filter(byte => byte !== 0)), length)
  }
  try {
    const [text] = decodeAbiParameters([{ type: 'string' }], answer)
    return plainText(text, length)
  } catch {
    return ''
  }
}
