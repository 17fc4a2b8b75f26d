import { browserEnvironment } from '@openappkit/appkit-core'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { openAccount } from '../../../test/openAccount'

/** Returns an environment in which long timers only end when the test skips time. */
function skippableEnvironment() {
  const real = browserEnvironment()
  const held = new Set<() => void>()
  let skipped = 0
  return {
    environment: {
      ...real,
      now: () => real.now() + skipped,
      setTimer: (task: () => void, ms: number) => {
        if (ms < 5_000) return real.setTimer(task, ms)
        held.add(task)
        return () => void held.delete(task)
      },
    },
    skip: (ms: number) => {
      skipped += ms
      for (const task of [...held]) task()
    },
  }
}

test('a retry lasts until the pause after a failure is over, and ends with its outcome', async () => {
  const { environment, skip } = skippableEnvironment()
  const { backend } = await openAccount({
    environment,
    prepare: backend => {
      backend.isDown = true
    },
  })
  const retry = page.getByRole('button', { name: 'Try again' })
  await retry.click()
  await expect.element(retry).toHaveAttribute('aria-busy', 'true')
  skip(30_000)
  await expect.element(retry).not.toHaveAttribute('aria-busy')

  await retry.click()
  backend.isDown = false
  skip(30_000)
  await expect.element(page.getByRole('button', { name: /^Ether/ })).toBeVisible()
})
