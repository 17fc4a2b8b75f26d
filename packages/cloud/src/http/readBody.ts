import { HttpFailure } from './HttpFailure'
import { TextFailure } from './TextFailure'

/**
 * The body's text, whatever its content type: pages send JSON as text to spare a preflight.
 *
 * @throws HttpFailure 413 once it is longer than `limit` bytes, without reading on.
 */
export async function readBody(request: Request, limit: number): Promise<string> {
  const tooLarge = (): HttpFailure => new HttpFailure(413, 'body', `The body may have ${limit} bytes at most`)
  if (Number(request.headers.get('content-length') ?? 0) > limit) throw tooLarge()
  if (request.body === null) return ''
  const decoder = new TextDecoder()
  const reader = request.body.getReader()
  let size = 0
  let text = ''
  for (let next = await reader.read(); !next.done; next = await reader.read()) {
    size += next.value.byteLength
    if (size > limit) {
      await reader.cancel()
      throw tooLarge()
    }
    text += decoder.decode(next.value, { stream: true })
  }
  return text + decoder.decode()
}

/** @throws TextFailure 400 */
export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch (cause) {
    throw new TextFailure(400, `The body is not JSON: ${cause instanceof Error ? cause.message : 'it is empty'}`)
  }
}
