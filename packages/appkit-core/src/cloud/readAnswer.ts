/** Bytes. The largest honest answers, pages of assets and of wallets, have some hundred kilobytes. */
export const answerLimit: number = 8 * 1024 * 1024

/** Reads the text of an answer. Undefined for one that is too large, whose rest is not downloaded: a hostile backend could fill the memory of the page. */
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
