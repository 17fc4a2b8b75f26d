import { expect, test } from 'vitest'
import { renderInRoot } from '../../test/renderInRoot'
import { contrast } from '../theme/contrast'
import { cssRgb, mix, parseRgb } from '../theme/rgb'
import { Image } from './Image'
import { QrCode } from './QrCode'

const pixel = 'data:image/gif;base64,R0lGODlhAQABAIAAAP///wAAACwAAAAAAQABAAACAkQBADs='

test('shows the picture at the size of its tile', async () => {
  const { root } = await renderInRoot(<Image src={pixel} name="MetaMask" />)
  expect(root.querySelector('img')?.getAttribute('src')).toBe(pixel)
  expect(root.querySelector('[part=image]')?.getBoundingClientRect().width).toBe(40)
})

test('the initials replace a picture that fails to load, at the same size', async () => {
  const { root } = await renderInRoot(<Image src="data:image/png;base64,AAAA" name="metamask" />)
  await expect.poll(() => root.querySelector('[part=image]')?.textContent).toBe('ME')
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
  expect(root.querySelector('[part=image]')?.textContent).toBe('<S')
})

test.each([
  ['Coinbase Wallet', undefined, 'CW'],
  ['Rabby', undefined, 'RA'],
  ['🦊 Fox', undefined, '🦊F'],
  ['Rabby', 'small', 'R'],
] as const)('shows the initials of %s in a %s tile, without splitting a letter', async (name, size, letters) => {
  const { root } = await renderInRoot(<Image name={name} size={size} />)
  expect(root.querySelector('[part=image]')?.textContent).toBe(letters)
})

test.each(['dark', 'light'] as const)(
  'initials have a color of their own and 4.5:1 on it in the %s theme',
  async theme => {
    const names = Array.from({ length: 90 }, (_, index) => `Token ${index}`)
    const { root } = await renderInRoot(
      names.map(name => <Image key={name} name={name} />),
      { theme },
    )
    const tiles = [...root.querySelectorAll('[part=image]')].map(tile => {
      const hue = tile.querySelector('rect') as Element
      const share = Number(getComputedStyle(hue.parentElement as Element).opacity)
      return { text: parseRgb(getComputedStyle(tile).color), tint: parseRgb(getComputedStyle(hue).fill), share }
    })
    const card = { dark: { r: 18, g: 19, b: 19 }, light: { r: 255, g: 255, b: 255 } }[theme]
    expect(new Set(tiles.map(({ tint }) => tint && cssRgb(tint))).size).toBeGreaterThan(45)
    const ratios = tiles.map(({ text, tint, share }) => (text && tint ? contrast(text, mix(tint, card, share)) : 0))
    expect(Math.min(...ratios)).toBeGreaterThanOrEqual(4.5)
  },
)

test('initials never show in a QR code, a picture does', async () => {
  const logo = (src?: string) => <QrCode value="bc1q" label="Code" logo={<Image src={src} name="Bitcoin" />} />
  const { root, rerender } = await renderInRoot(logo())
  const isShown = () => root.querySelector('.qr-code-logo')?.checkVisibility()
  expect(isShown()).toBe(false)
  await rerender(logo(pixel))
  expect(isShown()).toBe(true)
})
