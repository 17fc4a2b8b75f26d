import { expect, onTestFinished, test } from 'vitest'
import { fetchRecoveryPage } from './fetchRecoveryPage'

/** Answers the page's requests. */
function answer(respond: typeof fetch): void {
  const { fetch } = globalThis
  globalThis.fetch = respond
  onTestFinished(() => {
    globalThis.fetch = fetch
  })
}

test('fetches the page without cookies and redirects', async () => {
  const calls: unknown[] = []
  answer(async (...call) => {
    calls.push(call)
    return new Response('<!doctype html>')
  })
  expect(await fetchRecoveryPage()).toBe('<!doctype html>')
  expect(calls).toEqual([['/recovery.html', expect.objectContaining({ credentials: 'omit', redirect: 'error' })]])
})

const outages: Readonly<Record<string, typeof fetch>> = {
  down: () => Promise.reject(new TypeError('Failed to fetch')),
  broken: async () => new Response('Bad gateway', { status: 502 }),
  'cut off': async () =>
    new Response(new ReadableStream({ start: controller => controller.error(new TypeError('network error')) })),
}

test.each(Object.entries(outages))('29. a server that is %s fails the recovery file', async (_, respond) => {
  answer(respond)
  await expect(fetchRecoveryPage()).rejects.toMatchObject({ code: 'embedded/unreachable' })
})
