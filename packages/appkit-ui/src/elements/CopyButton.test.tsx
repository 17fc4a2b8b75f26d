import { afterEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { renderInRoot } from '../../test/renderInRoot'
import { CopyButton } from './CopyButton'

afterEach(() => vi.restoreAllMocks())

test('copies the text to the clipboard and reports it to the view', async () => {
  const writeText = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue()
  const onCopy = vi.fn()
  await renderInRoot(<CopyButton value="0x71C7" label="Copy address" onCopy={onCopy} />)
  await page.getByRole('button', { name: 'Copy address' }).click()
  await expect.poll(() => onCopy.mock.calls).toEqual([[true]])
  expect(writeText).toHaveBeenCalledWith('0x71C7')
})

test('reports a failed copy to the view and shows no check mark', async () => {
  vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new DOMException('denied', 'NotAllowedError'))
  const onCopy = vi.fn()
  const { root } = await renderInRoot(<CopyButton value="x" label="Copy address" onCopy={onCopy} />)
  await page.getByRole('button', { name: 'Copy address' }).click()
  await expect.poll(() => onCopy.mock.calls).toEqual([[false]])
  expect(root.querySelector('.lucide-check')).toBeNull()
})
