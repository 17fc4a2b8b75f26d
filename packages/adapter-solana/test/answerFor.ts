import { vi } from 'vitest'

/** Request to a node. */
export interface NodeRequest {
  readonly method: string
  readonly params: readonly unknown[]
  /** Returns the node's own answer to the request, optionally with other parameters. */
  pass(params?: readonly unknown[]): Promise<Record<string, unknown>>
}

/** Stubbed answers by method: the body of a JSON-RPC answer without its envelope. */
export type Answers = Readonly<Record<string, (request: NodeRequest) => unknown>>

/** Stubs the node until `vi.unstubAllGlobals()`. Returns the requests, oldest first. */
export function answerFor(answers: Answers): Pick<NodeRequest, 'method' | 'params'>[] {
  const { fetch } = globalThis
  const requests: Pick<NodeRequest, 'method' | 'params'>[] = []
  vi.stubGlobal('fetch', async (url: string, init: RequestInit) => {
    const { method, params } = JSON.parse(String(init.body)) as Pick<NodeRequest, 'method' | 'params'>
    requests.push({ method, params })
    const pass = async (input = params): Promise<Record<string, unknown>> => {
      const body = JSON.stringify({ jsonrpc: '2.0', id: 1, method, params: input })
      return (await (await fetch(url, { ...init, body })).json()) as Record<string, unknown>
    }
    const answer = answers[method]
    if (!answer) return fetch(url, init)
    return Response.json({ jsonrpc: '2.0', id: 1, ...((await answer({ method, params, pass })) as object) })
  })
  return requests
}
