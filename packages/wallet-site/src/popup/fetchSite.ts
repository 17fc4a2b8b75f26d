/** Settings of the wallet site that its windows use. */
export interface WindowSite {
  readonly operator: string
  readonly rpId: string
}

/** Longest time that the server may take, in milliseconds. */
const answerMs = 10_000

/**
 * Fetches the settings of the wallet site from its own origin.
 *
 * @throws Error if the server doesn't answer, or answers with anything else.
 */
export async function fetchSite(): Promise<WindowSite> {
  const signal = AbortSignal.timeout(answerMs)
  const response = await fetch('/wallet/v1/site', { credentials: 'omit', redirect: 'error', signal })
  const data: unknown = response.ok ? await response.json() : undefined
  const [operator, rpId] = [fieldOf(data, 'operator'), fieldOf(data, 'rpId')]
  if (typeof operator !== 'string' || typeof rpId !== 'string') throw new Error('The server sent no settings.')
  return { operator, rpId }
}

function fieldOf(data: unknown, name: string): unknown {
  return typeof data === 'object' && data !== null && Object.hasOwn(data, name) ? Reflect.get(data, name) : undefined
}
