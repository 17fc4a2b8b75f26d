/** Maximum length of one event in characters. */
export const eventLimit: number = 1_000_000

/**
 * Reads [server-sent events](https://html.spec.whatwg.org/multipage/server-sent-events.html) and calls `onData` with
 * the data of each. Resolves when the stream ends, and rejects if an event is too long or the stream breaks.
 * `EventSource` can't send the client secret in a header, so this reads the response of `fetch`.
 */
export async function readEvents(body: ReadableStream<Uint8Array>, onData: (data: string) => void): Promise<void> {
  const reader = body.getReader()
  const decoder = new TextDecoder()
  let rest = ''
  try {
    for (;;) {
      const { done, value } = await reader.read()
      if (done) return
      rest += decoder.decode(value, { stream: true })
      const events = rest.split(/\r?\n\r?\n/u)
      rest = events.pop() ?? ''
      if (rest.length > eventLimit) throw new Error('The event is too long.')
      for (const event of events) {
        const data = dataOf(event)
        if (data !== '') onData(data)
      }
    }
  } finally {
    reader.cancel().catch(() => {})
  }
}

function dataOf(event: string): string {
  return event
    .split(/\r?\n/u)
    .filter(line => line.startsWith('data:'))
    .map(line => line.slice(5).replace(/^ /u, ''))
    .join('\n')
}
