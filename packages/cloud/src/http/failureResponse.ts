import type { FailureBody } from '@openappkit/contract'
import { HttpFailure } from './HttpFailure'
import { TextFailure } from './TextFailure'

/** Returns the response for an expected failure. Undefined for any other error, which the caller logs as a defect. */
export function failureResponse(failure: unknown): Response | undefined {
  if (failure instanceof TextFailure) {
    return new Response(failure.message, {
      status: failure.status,
      headers: { 'content-type': 'text/plain; charset=utf-8' },
    })
  }
  if (!(failure instanceof HttpFailure)) return undefined
  const body: FailureBody = {
    status: 'FAILED',
    reasons: [
      {
        field: failure.field,
        description: failure.description,
        ...(failure.left !== undefined && { left: failure.left }),
      },
    ],
  }
  return Response.json(body, { status: failure.status, headers: { 'cache-control': 'no-store', ...failure.headers } })
}
