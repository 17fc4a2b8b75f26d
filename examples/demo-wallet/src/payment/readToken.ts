import { erc20Abi as abi, decodeFunctionResult, encodeFunctionData, type Hex } from 'viem'
import { callNode, UnreachableNodeError } from '../callNode'
import { RefusalError } from './Refusal'

/** The symbol and the decimals of a token. */
export interface TokenDetails {
  readonly symbol: string
  readonly decimals: number
}

/**
 * Reads an ERC-20 token from its contract.
 *
 * @throws RefusalError if there is no such token.
 */
export async function readErc20(rpcUrl: string, token: string): Promise<TokenDetails> {
  const call = async (functionName: 'decimals' | 'symbol'): Promise<Hex> => {
    const data = encodeFunctionData({ abi, functionName })
    return (await callNode(rpcUrl, 'eth_call', [{ to: token, data }, 'latest'])) as Hex
  }
  const [decimals, symbol] = await Promise.all([
    call('decimals')
      .then(data => decodeFunctionResult({ abi, functionName: 'decimals', data }))
      .catch(error => refuse(token, error)),
    call('symbol')
      .then(data => decodeFunctionResult({ abi, functionName: 'symbol', data }))
      .catch(() => ''),
  ])
  return { decimals, symbol: shortSymbol(symbol) }
}

/**
 * Reads a Solana token from its mint, which has no symbol.
 *
 * @throws RefusalError if there is no such token.
 */
export async function readMint(rpcUrl: string, token: string): Promise<TokenDetails> {
  const supply = await callNode(rpcUrl, 'getTokenSupply', [token]).catch(error => refuse(token, error))
  const { value } = supply as { readonly value: { readonly decimals: number } }
  return { decimals: value.decimals, symbol: 'tokens' }
}

function refuse(token: string, error: unknown): never {
  if (error instanceof UnreachableNodeError) throw error
  throw new RefusalError({
    reason: `There’s no token at ${token} on this network.`,
    next: 'Ask the payee for a new code.',
  })
}

/** Returns a symbol without spaces and invisible characters, because anyone can create a token with any symbol. */
function shortSymbol(text: string): string {
  const [...visible] = text.replace(/[^\p{L}\p{N}\p{P}\p{S}]/gu, '')
  return visible.slice(0, 11).join('') || 'tokens'
}
