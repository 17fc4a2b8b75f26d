import { AppKitError } from '@openappkit/contract'

/** Maximum body size in bytes. Signatures of counterfactual contracts contain their deployment call (ERC-6492). */
const LIMIT = 64 * 1024

/**
 * Reads the JSON body of a request. Undefined if the body is empty. Requires a JSON content type, which forms of other
 * sites can't send.
 *
 * @throws AppKitError `siwx/invalid-request` if the body is too large or isn't JSON.
 */
export async function readJson(request: Request): Promise<unknown> {
  const text = await readText(request)
  if (text === '') return undefined
  if (!/^application\/json\s*(?:;|$)/iu.test(request.headers.get('content-type') ?? ''))
    throw invalid("The request isn't JSON. Send it with Content-Type: application/json.")
  try {
    return JSON.parse(text)
  } catch (cause) {
    throw invalid("The request body can't be parsed as JSON. Check its syntax.", cause)
  }
}

async function readText({ body }: Request): Promise<string> {
  if (!body) return ''
  const decoder = new TextDecoder()
  const reader = body.getReader()
  let text = ''
  let size = 0
  for (let chunk = await reader.read(); !chunk.done; chunk = await reader.read()) {
    size += chunk.value.length
    if (size > LIMIT) {
      await reader.cancel()
      throw invalid(`The request body is larger than ${LIMIT / 1024} kB. Send less.`)
    }
    text += decoder.decode(chunk.value, { stream: true })
  }
  return text + decoder.decode()
}

/** Returns the error for an invalid request. */
export function invalid(message: string, cause?: unknown): AppKitError {
  return new AppKitError('siwx/invalid-request', message, { cause })
}
