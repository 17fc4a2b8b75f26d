import { bearerToken } from '../http/bearerToken'
import type { ClientKey } from '../limits/ClientKey'
import type { ProjectGate } from '../projects/ProjectGate'
import type { Audience } from './admission/Audience'
import { type Admission, admit } from './admission/admit'
import { encodeFailure, encodeResult } from './frames/encodeFrame'
import { parseFrame } from './frames/parseFrame'
import { RpcFailure, rpcCode } from './frames/RpcFailure'
import { readLargeFrameId } from './frames/readLargeFrameId'
import { failureOf, runRequest } from './methods/runRequest'
import { frameCost } from './quota/frameCost'
import { OverRate } from './quota/OverRate'
import type { RelayServices } from './sockets/RelayServices'

/** A JSON-RPC request over HTTP. */
export interface RpcRequest {
  /** The raw `Authorization` header. */
  readonly authorization: string | undefined
  readonly projectId: string | undefined
  readonly origin: string | undefined
  readonly clientKey: ClientKey
  /** The raw body, because parsing would change long ids. */
  readonly body: string
}

/** Response to a JSON-RPC request over HTTP. */
export interface RpcResponse {
  readonly status: 200 | 400 | 401 | 413 | 429 | 503
  /** JSON. */
  readonly body: string
}

/**
 * Answers a JSON-RPC request over HTTP. Clients get no pushes: messages of their subscriptions wait in the mailbox,
 * `irn_fetchMessages` returns them, and `irn_batchReceive` removes them.
 */
export async function answerRpc(
  request: RpcRequest,
  projects: ProjectGate,
  audience: Audience,
  services: RelayServices,
): Promise<RpcResponse> {
  const { clock, limits, logger, metrics, store, publisher, subscriptions } = services
  const fail = (status: RpcResponse['status'], id: string, failure: RpcFailure): RpcResponse => {
    metrics.failures.inc({ code: failure.code })
    return { status, body: encodeFailure(id, failure) }
  }
  const size = Buffer.byteLength(request.body)
  if (size > limits.frameBytes) {
    return fail(
      413,
      readLargeFrameId(Buffer.from(request.body)) ?? 'null',
      new RpcFailure(rpcCode.invalidRequest, `Invalid request: larger than ${limits.frameBytes} bytes`),
    )
  }
  const { projectId, origin, authorization, body, clientKey } = request
  let admission: Admission
  try {
    admission = await admit({ token: bearerToken(authorization), projectId, origin }, projects, audience, clock.now())
  } catch (error) {
    return fail(503, 'null', failureOf(error, logger))
  }
  if (admission.refusal !== undefined) {
    metrics.refused.inc()
    return fail(401, 'null', new RpcFailure(rpcCode.server, admission.refusal))
  }
  const { clientId } = admission
  const pay = (cost: number): void => {
    const now = clock.now()
    const isAllowed =
      services.addresses.take(clientKey, cost, now) &&
      services.clients.take(clientId, cost, now) &&
      services.projects.take(admission.projectId, cost, now)
    if (!isAllowed) throw new OverRate()
  }

  const frame = parseFrame(body)
  try {
    pay(frameCost(size))
    if (frame.kind === 'invalid') return fail(400, frame.id, frame.failure)
    if (frame.kind === 'response') {
      return fail(400, frame.id, new RpcFailure(rpcCode.invalidRequest, 'Invalid request: method must be a string'))
    }
    const caller = { clientId, projectId: admission.projectId, ...clientKey }
    const answer = await runRequest(frame, { caller, store, publisher, subscriptions }, pay)
    // The response may get lost, so its messages stay in the mailbox until the client acknowledges them.
    return { status: 200, body: encodeResult(frame.id, answer.result) }
  } catch (error) {
    if (error instanceof OverRate) return fail(429, frame.id, new RpcFailure(rpcCode.server, error.message))
    return fail(200, frame.id, failureOf(error, logger))
  }
}
