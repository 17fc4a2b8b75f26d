import { AppKitError } from '@openappkit/contract'

/** Room for the signatures of contracts that aren't deployed yet, which bring their factory's call along. */
const LIMIT = 64 * 1024

/**
 * The body of a request, which must be JSON and says so: a form of another site can't.
 *
 * @throws AppKitError `siwx/request-invalid`
 */
export async function readJson(request: Request): Promise<unknown> {
  const text = await readText(request)
  if (text === '') return undefined
  if (!/^application\/json\s*(?:;|$)/iu.test(request.headers.get('content-type') ?? ''))
    throw invalid('The request is not JSON. Send it with Content-Type: application/json.')
  try {
    return JSON.parse(text)
  } catch (cause) {
    throw invalid('The request is not JSON that can be read.', cause)
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
      throw invalid(`The request is larger than ${LIMIT / 1024} kB.`)
    }
    text += decoder.decode(chunk.value, { stream: true })
  }
  return text + decoder.decode()
}

/** A request that can't be understood. */
export function invalid(message: string, cause?: unknown): AppKitError {
  return new AppKitError('siwx/request-invalid', message, { cause })
}
