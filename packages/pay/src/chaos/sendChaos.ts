import type { ChaosWebhook } from './chaosWebhooks'

/** Milliseconds until an endpoint counts as silent. */
const TIMEOUT = 15_000

/** The answer of an endpoint to a webhook. */
export interface ChaosResult extends Pick<ChaosWebhook, 'expected' | 'name'> {
  /** HTTP status. `null` if the endpoint closed the connection, or didn't answer in 15 seconds. */
  readonly status: number | null
  readonly isCorrect: boolean
}

/** Sends webhooks one after the other, and compares the answers with those of a correct endpoint. */
export async function sendChaos(
  url: string,
  webhooks: readonly ChaosWebhook[],
  fetch: typeof globalThis.fetch,
): Promise<readonly ChaosResult[]> {
  const results: ChaosResult[] = []
  for (const webhook of webhooks) {
    const { expected, name } = webhook
    const status = await send(url, webhook, fetch)
    const isAccepted = status !== null && status >= 200 && status < 300
    const isRefused = status === null || (status >= 400 && status < 500)
    results.push({ name, expected, status, isCorrect: expected === 'accept' ? isAccepted : isRefused })
  }
  return results
}

async function send(url: string, webhook: ChaosWebhook, fetch: typeof globalThis.fetch): Promise<number | null> {
  const init: RequestInit & { readonly duplex: 'half' } = {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...webhook.headers },
    body: webhook.pause === undefined ? webhook.body : slowBody(webhook.body, webhook.pause),
    duplex: 'half',
    redirect: 'manual',
    signal: AbortSignal.timeout(TIMEOUT),
  }
  try {
    const response = await fetch(url, init)
    await response.body?.cancel()
    return response.status
  } catch {
    return null
  }
}

function slowBody(body: string, pause: number): ReadableStream<Uint8Array> {
  const bytes = new TextEncoder().encode(body)
  const middle = Math.floor(bytes.length / 2)
  return new ReadableStream({
    async start(controller) {
      controller.enqueue(bytes.subarray(0, middle))
      await new Promise(resolve => setTimeout(resolve, pause))
      controller.enqueue(bytes.subarray(middle))
      controller.close()
    },
  })
}
