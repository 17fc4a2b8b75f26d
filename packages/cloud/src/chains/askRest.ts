import { fetchChosen } from '../http/fetchChosen'
import { parseExactJson } from './exactInteger'

/** What a REST upstream said. */
export interface RestAnswer {
  readonly status: number
  readonly body: unknown
}

/** What one upstream may cost: milliseconds, and bytes of its answer. */
export interface RestLimits {
  readonly timeout: number
  readonly responseLimit: number
}

/** Asks one upstream with GET. Undefined when it was of no use. Rejects only when `signal` aborts. */
export async function askRest(url: string, limits: RestLimits, signal: AbortSignal): Promise<RestAnswer | undefined> {
  const timeout = AbortSignal.timeout(limits.timeout)
  try {
    // An upstream is an address that the operator chose; it doesn't get to choose another one.
    const response = await fetchChosen(url, { redirect: 'error', signal: AbortSignal.any([signal, timeout]) })
    const { status } = response
    const isAnswer = response.ok || status === 400 || status === 404
    if (!isAnswer) {
      await response.body?.cancel()
      return undefined
    }
    const text = await readText(response, limits.responseLimit)
    if (text === undefined) return undefined
    const isJson = response.ok && (response.headers.get('content-type') ?? '').includes('json')
    return { status: response.ok ? 200 : status, body: isJson ? parseExactJson(text) : text }
  } catch (error) {
    if (signal.aborted) throw error
    return undefined
  }
}

async function readText(response: Response, limit: number): Promise<string | undefined> {
  const decoder = new TextDecoder()
  const reader = response.body?.getReader()
  let text = ''
  let size = 0
  for (let next = await reader?.read(); next && !next.done; next = await reader?.read()) {
    size += next.value.byteLength
    if (size > limit) {
      await reader?.cancel()
      return undefined
    }
    text += decoder.decode(next.value, { stream: true })
  }
  return text + decoder.decode()
}
