import { expect, test } from 'vitest'
import { drawnCode } from '../../test/drawnCode'
import { forceColors } from '../../test/forceColors'
import { renderInRoot } from '../../test/renderInRoot'
import { scanCode } from '../../test/scanCode'
import { contrast } from '../theme/contrast'
import { parseRgb, type Rgb } from '../theme/rgb'
import { Image } from './Image'
import { QrCode } from './QrCode'

const address = '0x71C7656EC7ab88b098defB751B7401B5f6d8976F'
const solana = 'solana:7S3P4HxJpyyigGzodYwHtCxZyUQe9JiBMHyRWXArAaKv'

/** Returns a pairing link as WalletConnect creates it. The keys differ by `seed`. */
function pairingLink(seed: number): string {
  let state = seed
  const hex = () => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648
    return ((state >> 16) & 15).toString(16)
  }
  const key = () => Array.from({ length: 64 }, hex).join('')
  return `wc:${key()}@2?expiryTimestamp=${1_800_000_000 + seed}&relay-protocol=irn&symKey=${key()}`
}

async function renderCode(value: string, width: number, hasLogo: boolean): Promise<HTMLElement> {
  const { root } = await renderInRoot(<QrCode value={value} label="Code" logo={hasLogo && <Image name="Network" />} />)
  const code = root.querySelector('.qr-code') as HTMLElement
  code.style.width = `${width}px`
  return code
}

function color(text: string): Rgb {
  const parsed = parseRgb(text)
  if (!parsed) throw new Error(`Not a color: ${text}`)
  return parsed
}

test.each(
  [address, `ethereum:${address}@8453`, solana, pairingLink(1)].flatMap(value =>
    [200, 232, 336].flatMap(width => [true, false].map(hasLogo => [value, width, hasLogo] as const)),
  ),
)('a camera can read %s at %i px, with logo: %s', async (value, width, hasLogo) => {
  expect(await scanCode(await renderCode(value, width, hasLogo))).toBe(value)
})

test.each(['dark', 'light'] as const)('a camera can read a code in a %s contrast theme', async scheme => {
  await forceColors(scheme)
  expect(window.matchMedia('(forced-colors: active)').matches).toBe(true)
  const link = pairingLink(2)
  const code = await renderCode(link, 336, true)
  expect(await scanCode(code)).toBe(link)
  // The decoder reads black on almost black, unlike a camera.
  const { fill } = getComputedStyle(code.querySelector('svg') as Element)
  expect(contrast(color(fill), color(getComputedStyle(code).backgroundColor))).toBeGreaterThanOrEqual(7)
})

test.each([160, 240, 336])('every pairing link is readable around the logo at %i px', width => {
  const links = Array.from({ length: 60 }, (_, index) => pairingLink(index * 7919 + 1))
  expect(links.filter(link => drawnCode(link, width) !== link)).toEqual([])
})
