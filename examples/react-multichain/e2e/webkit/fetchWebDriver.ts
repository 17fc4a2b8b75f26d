/** Longest time for one command, in milliseconds. A page may load slowly on a busy machine. */
const timeoutMs = 60_000

/**
 * Sends a command of [WebDriver](https://www.w3.org/TR/webdriver2/) and returns the value of its answer.
 *
 * @throws Error with the driver's own words if the command fails.
 */
export async function fetchWebDriver(method: 'DELETE' | 'GET' | 'POST', url: string, body?: object): Promise<unknown> {
  const signal = AbortSignal.timeout(timeoutMs)
  const response = await fetch(url, { method, signal, ...(body && { body: JSON.stringify(body) }) })
  const { value } = (await response.json()) as { readonly value: unknown }
  if (!response.ok) throw new Error(`WebDriver answered ${response.status}: ${JSON.stringify(value)}`)
  return value
}
