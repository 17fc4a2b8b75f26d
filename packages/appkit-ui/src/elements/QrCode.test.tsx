import { expect, test } from 'vitest'
import { renderInRoot } from '../../test/renderInRoot'
import { scanCode } from '../../test/scanCode'
import { Image } from './Image'
import { QrCode } from './QrCode'

const address = '0x71C7656EC7ab88b098defB751B7401B5f6d8976F'

test.each(
  [address, `ethereum:${address}@8453`, `solana:7S3P4HxJpyyigGzodYwHtCxZyUQe9JiBMHyRWXArAaKv`].flatMap(value =>
    [200, 232, 312].flatMap(width => [true, false].map(hasLogo => [value, width, hasLogo] as const)),
  ),
)('a camera can read %s at %i px, with logo: %s', async (value, width, hasLogo) => {
  const { root } = await renderInRoot(<QrCode value={value} label="Code" logo={hasLogo && <Image name="Network" />} />)
  const code = root.querySelector('.qr-code') as HTMLElement
  code.style.width = `${width}px`
  expect(await scanCode(code)).toBe(value)
})
