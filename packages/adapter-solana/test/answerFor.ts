import { vi } from 'vitest'

/** A question as it goes to the node. */
export interface Question {
  readonly method: string
  readonly params: readonly unknown[]
  /** The node's own answer to it, or to the same with other parameters. */
  pass(params?: readonly unknown[]): Promise<Record<string, unknown>>
}

/** What is answered in the node's place, by method: an answer of JSON-RPC without its frame. */
export type Answers = Readonly<Record<string, (question: Question) => unknown>>

/** Stands between the page and the node until `vi.unstubAllGlobals()`. Returns what is asked, oldest first. */
export function answerFor(answers: Answers): Pick<Question, 'method' | 'params'>[] {
  const { fetch } = globalThis
  const asked: Pick<Question, 'method' | 'params'>[] = []
  vi.stubGlobal('fetch', async (url: string, init: RequestInit) => {
    const { method, params } = JSON.parse(String(init.body)) as Pick<Question, 'method' | 'params'>
    asked.push({ method, params })
    const pass = async (given = params): Promise<Record<string, unknown>> => {
      const body = JSON.stringify({ jsonrpc: '2.0', id: 1, method, params: given })
      return (await (await fetch(url, { ...init, body })).json()) as Record<string, unknown>
    }
    const answer = answers[method]
    if (!answer) return fetch(url, init)
    return Response.json({ jsonrpc: '2.0', id: 1, ...((await answer({ method, params, pass })) as object) })
  })
  return asked
}
