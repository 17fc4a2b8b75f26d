/** Bytes of the largest answer that the vault reads: far more than an account with 50 paths. */
const LIMIT = 512 * 1024

/**
 * Reads the JSON of a response. Stops at the limit, so that a server can't fill the memory.
 *
 * @throws Error if the answer is too long or isn't JSON.
 */
export async function readAnswer(response: Response): Promise<unknown> {
  const reader = response.body?.getReader()
  if (!reader) return undefined
  const decoder = new TextDecoder('utf-8', { fatal: true })
  let text = ''
  let length = 0
  for (;;) {
    const { done, value } = await reader.read()
    if (done) break
    length += value.length
    if (length > LIMIT) {
      await reader.cancel()
      throw new RangeError('The answer is too long.')
    }
    text += decoder.decode(value, { stream: true })
  }
  text += decoder.decode()
  return text === '' ? undefined : JSON.parse(text)
}
