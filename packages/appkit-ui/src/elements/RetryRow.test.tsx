import { expect, test, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { renderInRoot } from '../../test/renderInRoot'
import { RetryRow } from './RetryRow'

test('announces what failed, and retries by keyboard', async () => {
  const onRetry = vi.fn()
  const { root } = await renderInRoot(
    <RetryRow message="Couldn’t load more pools." label="Try again" onRetry={onRetry} />,
  )
  expect(root.querySelector('[role="status"]')?.textContent).toBe('Couldn’t load more pools.')
  await userEvent.tab()
  expect(root.activeElement?.textContent).toBe('Try again')
  await userEvent.keyboard('{Enter}')
  expect(onRetry).toHaveBeenCalledTimes(1)
})
