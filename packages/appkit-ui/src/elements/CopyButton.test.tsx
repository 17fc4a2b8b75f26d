import { afterEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { renderInRoot } from '../../test/renderInRoot'
import { CopyButton } from './CopyButton'

afterEach(() => vi.restoreAllMocks())

test('the text reaches the clipboard and the view is told', async () => {
  const writeText = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue()
  const onCopy = vi.fn()
  await renderInRoot(<CopyButton value="0x71C7" label="Copy address" onCopy={onCopy} />)
  await page.getByRole('button', { name: 'Copy address' }).click()
  await expect.poll(() => onCopy.mock.calls).toEqual([[true]])
  expect(writeText).toHaveBeenCalledWith('0x71C7')
})

test('a clipboard that refuses is told to the view, and no check mark shows', async () => {
  vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new DOMException('denied', 'NotAllowedError'))
  const onCopy = vi.fn()
  const { root } = await renderInRoot(<CopyButton value="x" label="Copy address" onCopy={onCopy} />)
  await page.getByRole('button', { name: 'Copy address' }).click()
  await expect.poll(() => onCopy.mock.calls).toEqual([[false]])
  expect(root.querySelector('.lucide-check')).toBeNull()
})
