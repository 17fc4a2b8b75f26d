import { expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { renderInRoot } from '../../test/renderInRoot'
import { Button } from './Button'

test('runs its action when clicked', async () => {
  const onClick = vi.fn()
  await renderInRoot(<Button onClick={onClick}>Try again</Button>)
  await page.getByRole('button', { name: 'Try again' }).click()
  expect(onClick).toHaveBeenCalledOnce()
})

test('a loading button keeps its focus and name, and ignores clicks', async () => {
  const onClick = vi.fn()
  const { root, rerender } = await renderInRoot(<Button onClick={onClick}>Disconnect</Button>)
  await userEvent.tab()
  await rerender(
    <Button loading onClick={onClick}>
      Disconnect
    </Button>,
  )
  expect(root.activeElement?.textContent).toBe('Disconnect')
  await userEvent.keyboard('{Enter}')
  expect(onClick).not.toHaveBeenCalled()
  await expect.element(page.getByRole('button', { name: 'Disconnect' })).toHaveAttribute('aria-busy', 'true')
})

test("a loading submit button doesn't submit its form", async () => {
  const onSubmit = vi.fn(event => event.preventDefault())
  await renderInRoot(
    <form onSubmit={onSubmit}>
      <Button type="submit" loading>
        Send
      </Button>
    </form>,
  )
  await userEvent.tab()
  await userEvent.keyboard('{Enter}')
  expect(onSubmit).not.toHaveBeenCalled()
})
