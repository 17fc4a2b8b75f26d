import { expect, test, vi } from 'vitest'
import { LazyAnnouncement } from './LazyAnnouncement'

test('loads nothing while there is no session to announce', () => {
  const load = vi.fn()
  new LazyAnnouncement(() => false, load).update()
  expect(load).not.toHaveBeenCalled()
})

test('loads the code once, then shows the session and its end', async () => {
  let hasSession = true
  const update = vi.fn()
  const load = vi.fn(async () => ({ update }))
  const announcement = new LazyAnnouncement(() => hasSession, load)
  announcement.update()
  announcement.update()
  await vi.waitFor(() => expect(update).toHaveBeenCalledTimes(1), { timeout: 15_000 })
  hasSession = false
  announcement.update()
  expect(update).toHaveBeenCalledTimes(2)
  expect(load).toHaveBeenCalledTimes(1)
})

test('retries a failed load on the next change', async () => {
  const update = vi.fn()
  const load = vi.fn().mockRejectedValueOnce(new Error('offline')).mockResolvedValue({ update })
  const announcement = new LazyAnnouncement(() => true, load)
  announcement.update()
  await Promise.resolve()
  await Promise.resolve()
  announcement.update()
  await vi.waitFor(() => expect(update).toHaveBeenCalledTimes(1), { timeout: 15_000 })
})
