/**
 * Returns the text of a response.
 *
 * @throws Error naming the host, as soon as the body exceeds `limit` bytes.
 */
export async function readBoundedText(response: Response, host: string, limit: number): Promise<string> {
  const decoder = new TextDecoder()
  const reader = response.body?.getReader()
  let text = ''
  let size = 0
  for (let next = await reader?.read(); next && !next.done; next = await reader?.read()) {
    size += next.value.byteLength
    if (size > limit) {
      await reader?.cancel()
      throw new Error(`${host} answered with more than ${limit} bytes`)
    }
    text += decoder.decode(next.value, { stream: true })
  }
  return text + decoder.decode()
}
