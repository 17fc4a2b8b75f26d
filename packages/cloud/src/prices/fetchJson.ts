import { fetchChosen } from '../http/fetchChosen'

/** What an HTTP question may cost. */
export interface JsonRequest {
  readonly headers?: Readonly<Record<string, string>> | undefined
  readonly signal: AbortSignal
}

/** Bytes of an answer. */
const LIMIT = 5 * 1024 * 1024

/** @throws Error for everything but a JSON answer of a reasonable size with status 200. */
export async function fetchJson(url: URL, { headers = {}, signal }: JsonRequest): Promise<unknown> {
  // A service is an address that the operator chose; it doesn't get to choose another one, and keys stay with it.
  const response = await fetchChosen(url, {
    headers: { accept: 'application/json', ...headers },
    redirect: 'error',
    signal,
  })
  if (response.status !== 200) {
    await response.body?.cancel()
    throw new Error(`${url.host} answered ${response.status}`)
  }
  const decoder = new TextDecoder()
  const reader = response.body?.getReader()
  let text = ''
  let size = 0
  for (let next = await reader?.read(); next && !next.done; next = await reader?.read()) {
    size += next.value.byteLength
    if (size > LIMIT) {
      await reader?.cancel()
      throw new Error(`${url.host} answered with more than ${LIMIT} bytes`)
    }
    text += decoder.decode(next.value, { stream: true })
  }
  return JSON.parse(text + decoder.decode())
}

/** A path below a base URL that may have one of its own, and a query. */
export function urlBelow(base: string, path: string, query: Readonly<Record<string, string>> = {}): URL {
  const url = new URL(base)
  url.pathname = `${url.pathname.replace(/\/+$/, '')}${path}`
  for (const [name, value] of Object.entries(query)) url.searchParams.set(name, value)
  return url
}
