import { HttpFailure } from './HttpFailure'
import { jsonExcess } from './jsonBounds'
import { TextFailure } from './TextFailure'

/**
 * Returns the body's text, whatever its content type, because apps send JSON as text to avoid a preflight.
 *
 * @param pay - Charges for a number of bytes, before reading them if the client announces a length.
 * @throws HttpFailure 413 as soon as the body exceeds `limit` bytes.
 * @throws The error of `pay`, if it rejects.
 */
export async function readBody(
  request: Request,
  limit: number,
  pay: (bytes: number) => Promise<void> = async () => {},
): Promise<string> {
  const tooLarge = (): HttpFailure =>
    new HttpFailure(413, 'body', `The body is too large. Send at most ${limit} bytes.`)
  const announced = Number(request.headers.get('content-length') ?? 0)
  if (announced > limit) throw tooLarge()
  if (request.body === null) return ''
  const decoder = new TextDecoder()
  const reader = request.body.getReader()
  let refusal: unknown
  await pay(announced).catch((error: unknown) => {
    refusal = error
  })
  let size = 0
  let text = ''
  for (let next = await reader.read(); !next.done; next = await reader.read()) {
    size += next.value.byteLength
    if (size > limit) {
      await reader.cancel()
      throw tooLarge()
    }
    // Reads the rest even after a rejection. Otherwise, a client that is still sending would see a broken connection
    // instead of the response.
    if (refusal === undefined) text += decoder.decode(next.value, { stream: true })
  }
  if (refusal !== undefined) throw refusal
  if (size > announced) await pay(size - announced)
  return text + decoder.decode()
}

/**
 * Parses JSON.
 *
 * @throws TextFailure 400 for invalid JSON, 422 for JSON that would take too much memory.
 */
export function parseJson(text: string): unknown {
  const excess = jsonExcess(text)
  if (excess !== undefined) throw new TextFailure(422, excess)
  try {
    return JSON.parse(text)
  } catch (cause) {
    throw new TextFailure(400, `The body is not JSON: ${cause instanceof Error ? cause.message : 'it is empty'}`)
  }
}
