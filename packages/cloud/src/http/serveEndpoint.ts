import type { z } from 'zod'
import type { ClientKey } from '../limits/ClientKey'
import { BODY_LIMIT, type Bytes, type Endpoint } from './Endpoint'
import { HttpFailure } from './HttpFailure'
import { parseJson, readBody } from './readBody'
import { streamedBody } from './streamedBody'
import { TextFailure } from './TextFailure'

/** Body bytes that cost one token. */
const BYTES_PER_TOKEN = 16 * 1024

/** A request that passed the app's checks, with their results. */
export interface EndpointCall {
  readonly request: Request
  readonly params: Readonly<Record<string, string>>
  readonly projectId: string | undefined
  /** Charges for work beyond the first token. Rejects if there aren't enough tokens. */
  readonly pay?: (tokens: number) => Promise<void>
  readonly clientKeyOf?: (scope: string) => ClientKey
  readonly clientAddress?: () => string
  /** Default: false. */
  readonly isFromThisMachine?: boolean
}

/**
 * Validates a request, runs the handler and builds the response.
 *
 * @throws HttpFailure or TextFailure for an invalid request, or any error of the handler.
 */
export async function serveEndpoint(
  endpoint: Endpoint,
  {
    request,
    params,
    projectId,
    pay = async () => {},
    clientKeyOf = () => ({ address: '' }),
    clientAddress = () => '',
    isFromThisMachine = false,
  }: EndpointCall,
): Promise<Response> {
  const { path } = endpoint
  const query = Object.fromEntries(new URL(request.url).searchParams)
  const payForBytes = async (bytes: number): Promise<void> => {
    const tokens = Math.floor(bytes / BYTES_PER_TOKEN)
    if (tokens > 0) await pay?.(tokens)
  }
  const text = endpoint.body ? await readBody(request, endpoint.bodyLimit ?? BODY_LIMIT, payForBytes) : ''
  const body = endpoint.body && !endpoint.isTextBody && check(endpoint.body, parseJson(text), path, 422)
  const cost = endpoint.cost?.(body, text) ?? 1
  if (cost > 1) await pay(cost - 1)
  const answer = await endpoint.handle({
    params: endpoint.params && check(endpoint.params, params, path, 400),
    query: endpoint.query && check(endpoint.query, query, path, 400),
    body,
    text,
    projectId,
    headers: request.headers,
    clientKeyOf,
    clientAddress,
    isFromThisMachine,
    pay,
    signal: request.signal,
  })
  if (answer instanceof Response) return answer
  if (isBytes(answer)) {
    // Any origin can embed images, but they must not render as documents.
    const headers = {
      'content-type': answer.type,
      'content-length': String(answer.bytes.length),
      'cache-control': answer.cache,
      'cross-origin-resource-policy': 'cross-origin',
      'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; sandbox",
    }
    return new Response(streamedBody(answer.bytes), { headers })
  }
  return Response.json(answer, { headers: { 'cache-control': endpoint.cache ?? 'no-store' } })
}

function check(schema: z.ZodType, value: unknown, path: string, status: 400 | 422): unknown {
  const result = schema.safeParse(value)
  if (result.success) return result.data
  const { issues } = result.error
  const lines = issues
    .slice(0, 5)
    .map(({ path: [...at], message }) => (at.length > 0 ? `${at.join('.')}: ${message}` : message))
  const [first] = issues
  // Clients expect a JSON failure for an overlong list. Other errors in bodies and below /v1 are plain text.
  if (status === 422 && first?.code === 'too_big' && first.origin === 'array') {
    throw new HttpFailure(400, '', `Invalid parameter: ${lines[0]}`)
  }
  if (status === 400 && !/^\/v1(\/|$)/.test(path)) {
    throw new HttpFailure(
      400,
      first?.path.join('.') ?? '',
      first?.message ?? "The request can't be read. Check its parameters.",
    )
  }
  throw new TextFailure(status, lines.join('\n'))
}

function isBytes(answer: unknown): answer is Bytes {
  return typeof answer === 'object' && answer !== null && 'bytes' in answer && answer.bytes instanceof Uint8Array
}
