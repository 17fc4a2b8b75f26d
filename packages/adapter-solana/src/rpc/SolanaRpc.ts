/** What an RPC node answered instead of a result. `data` of a refused transaction has `err` and `logs`. */
export class RpcError extends Error {
  override readonly name: string = 'RpcError'
  constructor(
    readonly code: number,
    message: string,
    readonly data: unknown,
    /** Of HTTP. */
    readonly status = 200,
  ) {
    super(message)
  }
}

/** Longest wait for an answer, in milliseconds. */
const patience = 15_000

/** The RPC nodes of a chain, best first. Plain requests, so that a balance can be read without the library that builds transactions. */
export class SolanaRpc {
  readonly #urls: readonly string[]

  constructor(urls: readonly string[]) {
    this.#urls = urls
  }

  /**
   * Asks the next node where one isn't reached or answers without a result. To hand over a transaction twice does no harm: it is the same one. But the first
   * node may have taken it without saying so, and then the refusal of the next says nothing.
   *
   * @throws RpcError when a node refused, another error when none was reached.
   */
  async ask<result>(method: string, ...params: readonly unknown[]): Promise<result> {
    let failure: unknown
    for (const url of this.#urls) {
      try {
        return (await ask(url, method, params)) as result
      } catch (cause) {
        if (method !== 'sendTransaction' || failure === undefined) failure = cause
        // What the chain refuses, it refuses everywhere; a proxy may only lack this chain, or the right to it.
        if (cause instanceof RpcError && (cause.status === 200 || cause.status === 400)) break
      }
    }
    throw failure
  }
}

async function ask(url: string, method: string, params: readonly unknown[]): Promise<unknown> {
  const response = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ jsonrpc: '2.0', id: 1, method, params }),
    signal: AbortSignal.timeout(patience),
  })
  const { status } = response
  const { error, result } = readAnswer(await response.text()) ?? {}
  if (error) throw new RpcError(error.code ?? status, error.message ?? 'Refused', error.data, status)
  if (!response.ok || result === undefined)
    throw new Error(`The RPC node answered ${status} without a result to ${method}.`)
  return result
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
