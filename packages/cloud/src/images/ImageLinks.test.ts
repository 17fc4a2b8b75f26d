import { expect, test } from 'vitest'
import { ImageLinks } from './ImageLinks'

const BASE = 'https://wallets.example.org'
const tokenOf = (link: string): string => link.slice(`${BASE}/v1/image/`.length)

test('serves links of every listed secret, and signs with the first', () => {
  const picture = 'https://example.com/cat.png'
  const before = new ImageLinks(['old'], { publicUrl: BASE })
  const during = new ImageLinks(['new', 'old'], { publicUrl: BASE })
  const after = new ImageLinks(['new'], { publicUrl: BASE })
  const old = tokenOf(before.proxied(picture))
  expect([during, after].map(links => links.read(old))).toEqual([picture, undefined])
  expect(after.read(tokenOf(during.proxied(picture)))).toBe(picture)
})
