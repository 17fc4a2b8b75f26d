/**
 * Reads the body of a response as UTF-8.
 *
 * @throws RangeError if it has more than `limit` bytes. The rest isn't read.
 */
export async function readText({ body }: Response, limit: number): Promise<string> {
  if (!body) return ''
  const decoder = new TextDecoder()
  const reader = body.getReader()
  let text = ''
  let size = 0
  for (let chunk = await reader.read(); !chunk.done; chunk = await reader.read()) {
    size += chunk.value.length
    if (size > limit) {
      await reader.cancel()
      throw new RangeError(`The response has more than ${limit} bytes`)
    }
    text += decoder.decode(chunk.value, { stream: true })
  }
  return text + decoder.decode()
}
