import { isBounded } from '../protocol/isBounded'
import { invalid } from '../protocol/Payload'
import type { ChainReader } from '../review/Reviewer'
import type { WalletFailure } from '../WalletFailure'
import { NodeFailure } from './NodeFailure'
import { RpcFailure } from './RpcFailure'
import { readBoundedText } from './readBoundedText'

/** Answers of nodes may be larger than messages of apps: blocks and traces are long. */
const ANSWER = { bytes: 5_000_000, bounds: { text: 5_000_000, values: 500_000, depth: 64 } } as const
const TIMEOUT = 10_000

interface WalletRpcOptions {
  /** Origin of the wallet site. */
  readonly origin: string
  readonly fetch: typeof fetch
  /** Milliseconds until a node has to answer. */
  readonly timeout?: number | undefined
}

/** Reads chains through the wallet's own server. The app's RPC URLs are never used. */
export class WalletRpc implements ChainReader {
  readonly #options: WalletRpcOptions
  #lastId = 0

  constructor(options: WalletRpcOptions) {
    this.#options = options
  }

  async request(chainId: string, method: string, params: readonly unknown[] | object): Promise<unknown> {
    if (!/^[-a-z\d]{3,8}:[-\w]{1,32}$/.test(chainId)) throw invalid('The chain id must be a CAIP-2 id.')
    this.#lastId += 1
    const body = JSON.stringify({ jsonrpc: '2.0', id: this.#lastId, method, params })
    return readAnswer(await this.#post(chainId, body))
  }

  async #post(chainId: string, body: string): Promise<unknown> {
    const { origin, fetch, timeout = TIMEOUT } = this.#options
    const url = new URL(`/wallet/v1/rpc/${chainId}`, origin)
    try {
      // One signal for the headers and the body, so that a slow body ends in time, too.
      const signal = AbortSignal.timeout(timeout)
      const response = await fetch(url, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body,
        signal,
        credentials: 'omit',
        redirect: 'error',
      })
      const text = await readBoundedText(response, ANSWER.bytes)
      return text === undefined ? undefined : JSON.parse(text)
    } catch (cause) {
      throw unreachable(cause)
    }
  }
}

function readAnswer(answer: unknown): unknown {
  if (typeof answer !== 'object' || answer === null || !isBounded(answer, ANSWER.bounds)) throw unreachable(undefined)
  const error: unknown = Reflect.get(answer, 'error')
  if (typeof error === 'object' && error !== null) {
    const code: unknown = Reflect.get(error, 'code')
    const message: unknown = Reflect.get(error, 'message')
    throw new NodeFailure(
      typeof code === 'number' ? code : -32603,
      typeof message === 'string' ? message.slice(0, 500) : '',
      Reflect.get(error, 'data'),
    )
  }
  if (!Object.hasOwn(answer, 'result')) throw unreachable(undefined)
  return Reflect.get(answer, 'result')
}

function unreachable(cause: unknown): WalletFailure {
  return new RpcFailure('embedded/node-failed', -32603, "Can't reach the network's node. Try again.", { cause })
}
