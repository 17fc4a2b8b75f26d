import { jsonSchemaOf, listOf } from '@openappkit/contract/schemas'
import { z } from 'zod'

/** The part of a JSON-RPC call that the proxy reads. */
export interface JsonRpcCall {
  readonly method: string
  readonly id?: string | number | null | undefined
}

export type JsonRpcBody = JsonRpcCall | readonly JsonRpcCall[]

const call: z.ZodType<JsonRpcCall> = z.object({
  jsonrpc: z.literal('2.0').optional(),
  method: z.string().regex(/^[A-Za-z0-9_]{1,100}$/, 'must be 1 to 100 letters, digits and underscores'),
  id: z.union([z.string().max(200), z.number(), z.null()]).optional(),
})

/** Returns the schema of one call, or of a batch of up to `batchLimit` calls. Ignores other members. */
export function jsonRpcBodySchema(batchLimit: number): z.ZodType<JsonRpcBody> {
  const batch = listOf(call, { min: 1, max: batchLimit })
  // A union would report every problem twice.
  return z
    .unknown()
    .transform((body, context): JsonRpcBody => {
      const result = (Array.isArray(body) ? batch : call).safeParse(body)
      if (result.success) return result.data
      for (const issue of result.error.issues) context.issues.push({ ...issue, input: body } as z.core.$ZodRawIssue)
      return z.NEVER
    })
    .meta({ oneOf: [call, batch].map(schema => jsonSchemaOf(schema)) })
}

const answer = z.looseObject({
  error: z.looseObject({ code: z.number(), message: z.string().optional() }).nullish(),
})

/** One JSON-RPC response of an upstream. */
export interface JsonRpcAnswer {
  readonly error?: { readonly code: number; readonly message?: string | undefined } | null | undefined
}

/** Parses the response of an upstream to one call or a batch. Undefined for text that isn't JSON-RPC. */
export function parseAnswers(
  text: string,
): { readonly isBatch: boolean; readonly answers: readonly JsonRpcAnswer[] } | undefined {
  const parsed = parse(text)
  const answers: JsonRpcAnswer[] = []
  for (const one of Array.isArray(parsed) ? parsed : [parsed]) {
    const result = answer.safeParse(one)
    if (!result.success || !isComplete(result.data)) return undefined
    answers.push(result.data)
  }
  return { isBatch: Array.isArray(parsed), answers }
}

function isComplete(one: JsonRpcAnswer): boolean {
  return 'result' in one || (one.error !== undefined && one.error !== null)
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
