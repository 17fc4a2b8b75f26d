import { fetchChosen } from '../http/fetchChosen'
import { parseExactJson } from './exactInteger'

/** Response of a REST upstream. */
export interface RestAnswer {
  readonly status: number
  readonly body: unknown
}

/** Limits per upstream: timeout in milliseconds and response size in bytes. */
export interface RestLimits {
  readonly timeout: number
  readonly responseLimit: number
}

/**
 * Sends a GET request to one upstream. Undefined unless it responds with success, 400 or 404 within the limits. Rejects
 * only if `signal` aborts.
 */
export async function askRest(url: string, limits: RestLimits, signal: AbortSignal): Promise<RestAnswer | undefined> {
  const timeout = AbortSignal.timeout(limits.timeout)
  try {
    // The operator chose this URL, so the upstream must not redirect to another one.
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
