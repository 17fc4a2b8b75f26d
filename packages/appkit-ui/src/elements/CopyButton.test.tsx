import { afterEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { liveLog } from '../../test/liveLog'
import { openKit } from '../../test/openKit'
import { renderInRoot } from '../../test/renderInRoot'
import { CopyButton } from './CopyButton'

afterEach(() => vi.restoreAllMocks())

const texts = { label: 'Copy address', copiedLabel: 'Address copied', failedMessage: 'Couldn’t copy. Try again.' }

test('copies the text to the clipboard, confirms it for two seconds, and reports it to the view', async () => {
  const writeText = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue()
  const onCopy = vi.fn()
  const { root } = await renderInRoot(<CopyButton value="0x71C7" {...texts} variant="neutral" onCopy={onCopy} />)
  await page.getByRole('button', { name: 'Copy address' }).click()
  await expect.poll(() => onCopy.mock.calls).toEqual([[true]])
  expect(writeText).toHaveBeenCalledWith('0x71C7')
  await expect.element(page.getByRole('button', { name: 'Address copied' })).toHaveTextContent('Address copied')
  expect(root.querySelector('.lucide-check')).not.toBeNull()
  await expect.element(page.getByRole('button', { name: 'Copy address' })).toHaveTextContent('Copy address')
})

test('reports a failed copy to the view and shows no check mark', async () => {
  vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new DOMException('denied', 'NotAllowedError'))
  const onCopy = vi.fn()
  const { root } = await renderInRoot(<CopyButton value="x" {...texts} onCopy={onCopy} />)
  await page.getByRole('button', { name: 'Copy address' }).click()
  await expect.poll(() => onCopy.mock.calls).toEqual([[false]])
  expect(root.querySelector('.lucide-check')).toBeNull()
})

test('announces a copy once, without a toast', async () => {
  vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue()
  const { kit, root } = await openKit(undefined, { connected: ['io.first'] })
  const log = liveLog(root())
  await page.getByRole('button', { name: 'Copy address' }).click()
  await expect.element(page.getByRole('button', { name: 'Address copied' })).toBeVisible()
  await expect.element(page.getByRole('button', { name: 'Copy address' })).toBeVisible()
  // A view that loads slowly says so.
  expect(log.filter(text => text !== 'Loading')).toEqual(['Address copied'])
  expect(kit.toasts.state.open).toBe(false)
})
