import type { FailureBody } from '@openappkit/contract'
import { type Decoder, listOf, objectOf, oneOf, text } from '../storage/decode'

const failureBody: Decoder<FailureBody> = /* @__PURE__ */ objectOf(
  { status: oneOf(['FAILED']), reasons: listOf(objectOf({ field: text(), description: text(500) }, {})) },
  {},
)
const codedFailure: Decoder<{ message: string }> = /* @__PURE__ */ objectOf({ message: text(500) }, {})

/** The first reason that a refusal names. Undefined when it names none, or isn't JSON. */
export function failureReason(body: string): string | undefined {
  try {
    const value: unknown = JSON.parse(body)
    return failureBody(value)?.reasons[0]?.description ?? codedFailure(value)?.message
  } catch {
    // A proxy's page in place of the server's answer: its status says enough.
    return undefined
  }
}
