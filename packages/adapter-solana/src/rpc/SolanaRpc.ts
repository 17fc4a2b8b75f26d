/** What an RPC node answered instead of a result. `data` of a refused transaction has `err` and `logs`. */
export class RpcError extends Error {
  override readonly name: string = 'RpcError'
  constructor(
    readonly code: number,
    message: string,
    readonly data: unknown,
  ) {
    super(message)
  }
}

/** Longest wait for an answer, in milliseconds. */
const patience = 15_000

/** One RPC node. Plain requests, so that a balance can be read without the library that builds transactions. */
export class SolanaRpc {
  readonly #url: string

  constructor(url: string) {
    this.#url = url
  }

  /** @throws RpcError when the node refused, another error when it wasn't reached. */
  async ask<result>(method: string, ...params: readonly unknown[]): Promise<result> {
    const response = await fetch(this.#url, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ jsonrpc: '2.0', id: 1, method, params }),
      signal: AbortSignal.timeout(patience),
    })
    const text = await response.text()
    const answer = readAnswer(text)
    if (answer?.error)
      throw new RpcError(answer.error.code ?? response.status, answer.error.message ?? 'Refused', answer.error.data)
    if (!response.ok || answer?.result === undefined)
      throw new Error(`The RPC node answered ${response.status} without a result to ${method}.`)
    return answer.result as result
  }
}

interface Answer {
  readonly result?: unknown
  readonly error?: { readonly code?: number; readonly message?: string; readonly data?: unknown }
}

function readAnswer(text: string): Answer | undefined {
  try {
    return JSON.parse(text, exact as (key: string, value: unknown) => unknown) as Answer
  } catch {
    return undefined
  }
}

/** Amounts have 64 bits: what a double can't hold becomes a bigint, in browsers that tell what was written. */
function exact(_key: string, value: unknown, context?: { readonly source?: string }): unknown {
  if (typeof value !== 'number' || !Number.isInteger(value) || Number.isSafeInteger(value)) return value
  return context?.source && /^\d+$/.test(context.source) ? BigInt(context.source) : value
}
