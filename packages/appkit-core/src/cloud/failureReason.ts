import type { FailureBody } from '@openappkit/contract'
import { type Decoder, listOf, objectOf, oneOf, text } from '../storage/decode'

const failureBody: Decoder<FailureBody> = /* @__PURE__ */ objectOf(
  { status: oneOf(['FAILED']), reasons: listOf(objectOf({ field: text(), description: text(500) }, {})) },
  {},
)
const codedFailure: Decoder<{ message: string }> = /* @__PURE__ */ objectOf({ message: text(500) }, {})

/** Returns the first reason in an error response, or its `message`. Undefined if it has neither or isn't JSON. */
export function failureReason(body: string): string | undefined {
  try {
    const value: unknown = JSON.parse(body)
    return failureBody(value)?.reasons[0]?.description ?? codedFailure(value)?.message
  } catch {
    // A proxy's error page is HTML, so the status has to be enough.
    return undefined
  }
}
