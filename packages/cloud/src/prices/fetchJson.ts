import { fetchChosen } from '../http/fetchChosen'
import { readBoundedText } from '../http/readBoundedText'

/** Headers and abort signal of a request. */
export interface JsonRequest {
  readonly headers?: Readonly<Record<string, string>> | undefined
  readonly signal: AbortSignal
}

/** Maximum bytes of a response. */
const LIMIT = 5 * 1024 * 1024

/**
 * Fetches JSON.
 *
 * @throws Error if the response isn't JSON of at most 5 MiB with status 200.
 */
export async function fetchJson(url: URL, { headers = {}, signal }: JsonRequest): Promise<unknown> {
  // The operator chose this address, so it must not redirect to another one, which would get the API key.
  const response = await fetchChosen(url, {
    headers: { accept: 'application/json', ...headers },
    redirect: 'error',
    signal,
  })
  if (response.status !== 200) {
    await response.body?.cancel()
    throw new Error(`${url.host} answered ${response.status}`)
  }
  return JSON.parse(await readBoundedText(response, url.host, LIMIT))
}

/** Returns the URL of a path below a base URL, with a query. The base URL may have a path of its own. */
export function urlBelow(base: string, path: string, query: Readonly<Record<string, string>> = {}): URL {
  const url = new URL(base)
  url.pathname = `${url.pathname.replace(/\/+$/, '')}${path}`
  for (const [name, value] of Object.entries(query)) url.searchParams.set(name, value)
  return url
}
