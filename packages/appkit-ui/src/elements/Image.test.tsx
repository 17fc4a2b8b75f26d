import { expect, test } from 'vitest'
import { renderInRoot } from '../../test/renderInRoot'
import { Image } from './Image'

const pixel = 'data:image/gif;base64,R0lGODlhAQABAIAAAP///wAAACwAAAAAAQABAAACAkQBADs='

test('shows the picture at the size of its tile', async () => {
  const { root } = await renderInRoot(<Image src={pixel} name="MetaMask" />)
  expect(root.querySelector('img')?.getAttribute('src')).toBe(pixel)
  expect(root.querySelector('[part=image]')?.getBoundingClientRect().width).toBe(40)
})

test('the letter replaces a picture that fails to load, at the same size', async () => {
  const { root } = await renderInRoot(<Image src="data:image/png;base64,AAAA" name="metamask" />)
  await expect.poll(() => root.querySelector('[part=image]')?.textContent).toBe('M')
  expect(root.querySelector('[part=image]')?.getBoundingClientRect().width).toBe(40)
})

test('shows a new picture after one that failed', async () => {
  const { root, rerender } = await renderInRoot(<Image src="data:image/png;base64,AAAA" name="M" />)
  await expect.poll(() => root.querySelector('img')).toBeNull()
  await rerender(<Image src={pixel} name="M" />)
  expect(root.querySelector('img')).not.toBeNull()
})

test('renders markup in a name as text, and never sets an unsafe source', async () => {
  const { root } = await renderInRoot(<Image src="javascript:alert(1)" name="<img src=x onerror=alert(1)>" />)
  expect(root.querySelector('img')).toBeNull()
  expect(root.querySelector('[part=image]')?.textContent).toBe('<')
})

test("doesn't split a letter outside the basic plane", async () => {
  const { root } = await renderInRoot(<Image name="🦊 Fox" />)
  expect(root.querySelector('[part=image]')?.textContent).toBe('🦊')
})
