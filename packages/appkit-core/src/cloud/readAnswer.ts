/** Maximum size of a response, in bytes. Valid responses are at most a few hundred kilobytes. */
export const answerLimit: number = 8 * 1024 * 1024

/**
 * Reads the text of a response. If the response is too large, returns undefined and stops the download, so a hostile
 * backend can't exhaust memory.
 */
export async function readAnswer({ body }: Response): Promise<string | undefined> {
  const decoder = new TextDecoder()
  const reader = body?.getReader()
  let text = ''
  let size = 0
  for (let chunk = await reader?.read(); chunk?.value; chunk = await reader?.read()) {
    size += chunk.value.length
    if (size > answerLimit) return void reader?.cancel().catch(() => {})
    text += decoder.decode(chunk.value, { stream: true })
  }
  return text + decoder.decode()
}
