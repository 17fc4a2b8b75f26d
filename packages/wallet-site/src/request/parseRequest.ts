import { RpcFailure } from '../rpc/RpcFailure'
import type { ParsedRequest } from './ParsedRequest'
import { parseEvmTransaction } from './parseEvmTransaction'
import { parsePersonalSign } from './parsePersonalSign'
import { parseSendCalls } from './parseSendCalls'
import { parseSolanaMessage, parseSolanaSend, parseSolanaTransaction, parseSolanaTransactions } from './parseSolana'
import { parseTypedData } from './parseTypedData'
import type { RequestContext } from './RequestContext'

type Parser = (params: unknown, context: RequestContext) => ParsedRequest

const parsers: ReadonlyMap<string, Parser> = new Map([
  ['personal_sign', parsePersonalSign],
  ['eth_signTypedData_v4', parseTypedData],
  ['eth_sendTransaction', parseEvmTransaction],
  ['wallet_sendCalls', parseSendCalls],
  ['solana_signMessage', parseSolanaMessage],
  ['solana_signTransaction', parseSolanaTransaction],
  ['solana_signAllTransactions', parseSolanaTransactions],
  ['solana_signAndSendTransaction', parseSolanaSend],
])

/** Returns the namespace of a method that needs an approval, or undefined for other methods. */
export function approvalNamespace(method: string): 'eip155' | 'solana' | undefined {
  if (!parsers.has(method)) return undefined
  return method.startsWith('solana_') ? 'solana' : 'eip155'
}

/**
 * Parses a request that needs the user's approval.
 *
 * @throws WalletFailure `embedded/invalid-request` or `embedded/method-not-allowed`, with the reason in the message.
 */
export function parseRequest(method: string, params: unknown, context: RequestContext): ParsedRequest {
  const parse = parsers.get(method)
  if (parse === undefined) throw methodFailure(method)
  return parse(params, context)
}

/** Returns the failure of a method that the wallet doesn't have. */
export function methodFailure(method: string): RpcFailure {
  const name = method.replace(/[^\w]/g, '')
  return new RpcFailure('embedded/method-not-allowed', 4200, `The wallet doesn't support the method '${name}'.`)
}
