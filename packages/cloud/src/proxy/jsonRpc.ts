import { z } from 'zod'

/** A JSON-RPC call, as far as a proxy needs to know it. */
export interface JsonRpcCall {
  readonly method: string
  readonly id?: string | number | null | undefined
}

export type JsonRpcBody = JsonRpcCall | readonly JsonRpcCall[]

const call = z.looseObject({
  jsonrpc: z.literal('2.0').optional(),
  method: z.string().min(1).max(200),
  id: z.union([z.string().max(200), z.number(), z.null()]).optional(),
})

/** One call or a batch. What else a call holds is passed on. */
export const jsonRpcBodySchema: z.ZodType<JsonRpcBody> = z.union([call, z.array(call).min(1)])

const answer = z.looseObject({
  error: z.looseObject({ code: z.number(), message: z.string().optional() }).nullish(),
})

/** One answer of an upstream. `error` and `result` are both absent in what is no answer at all. */
export interface JsonRpcAnswer {
  readonly error?: { readonly code: number; readonly message?: string | undefined } | null | undefined
}

/** Undefined for what isn't JSON-RPC. */
export function parseAnswers(
  text: string,
): { readonly isBatch: boolean; readonly answers: readonly JsonRpcAnswer[] } | undefined {
  const parsed = z.union([answer, z.array(answer)]).safeParse(parse(text))
  if (!parsed.success) return undefined
  const answers = [parsed.data].flat()
  const isComplete = answers.every(one => 'result' in one || (one.error !== undefined && one.error !== null))
  return isComplete ? { isBatch: Array.isArray(parsed.data), answers } : undefined
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
