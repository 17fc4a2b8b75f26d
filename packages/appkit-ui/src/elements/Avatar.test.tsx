import { expect, test } from 'vitest'
import { renderInRoot } from '../../test/renderInRoot'
import { Avatar } from './Avatar'

const address = '0x71C7656EC7ab88b098defB751B7401B5f6d8976F'
const pixel = 'data:image/gif;base64,R0lGODlhAQABAIAAAP///wAAACwAAAAAAQABAAACAkQBADs='

test("an account's picture replaces the discs at the same size", async () => {
  const { root, rerender } = await renderInRoot(<Avatar address={address} />)
  const size = () => root.querySelector('[part=avatar]')?.getBoundingClientRect().width
  expect([root.querySelector('svg') !== null, size()]).toEqual([true, 64])
  await rerender(<Avatar address={address} src={pixel} />)
  expect([root.querySelector('img')?.getAttribute('src'), size()]).toEqual([pixel, 64])
})

test('the discs replace a picture that fails to load or has an unsafe URL', async () => {
  const { root, rerender } = await renderInRoot(<Avatar address={address} src="data:image/png;base64,AAAA" />)
  await expect.poll(() => root.querySelector('svg')).not.toBeNull()
  await rerender(<Avatar address={address} src="javascript:alert(1)" />)
  expect(root.querySelector('img')).toBeNull()
})
