import type { ChainReader } from '../../src/review/Reviewer'

/** Error that a node answered. */
class NodeError extends Error {
  override readonly name: string = 'NodeError'
  readonly code: number
  readonly data: unknown

  constructor(code: number, message: string, data: unknown) {
    super(message)
    this.code = code
    this.data = data
  }
}

/** Returns a reader that asks a local node. `refuse` lists methods that it says it doesn't have. */
export function nodeReader(url: string, refuse: readonly string[] = []): ChainReader {
  return {
    async request(_, method, params) {
      if (refuse.includes(method)) throw new NodeError(-32601, 'The method does not exist.', undefined)
      const body = JSON.stringify({ jsonrpc: '2.0', id: 1, method, params })
      const response = await fetch(url, { method: 'POST', headers: { 'content-type': 'application/json' }, body })
      const answer: unknown = await response.json()
      if (typeof answer !== 'object' || answer === null) throw new Error('No answer.')
      if ('error' in answer) throw errorOf(answer.error)
      return 'result' in answer ? answer.result : undefined
    },
  }
}

function errorOf(error: unknown): NodeError {
  const fields: Readonly<Record<string, unknown>> = typeof error === 'object' ? { ...error } : {}
  return new NodeError(Number(fields['code']), String(fields['message']), fields['data'])
}
