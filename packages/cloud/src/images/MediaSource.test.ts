import { expect, test } from 'vitest'
import { MediaSource } from './MediaSource'

const LIMIT = 12
const KEPT: Readonly<Record<string, string>> = {
  drawing: 'data:image/svg+xml,<svg/>',
  itself: 'nft:itself',
  other: 'nft:drawing',
  padded: ' nft:drawing',
  large: `data:,${'x'.repeat(LIMIT + 1)}`,
}
const media = new MediaSource(
  {
    get: async address => ({
      bytes: Buffer.from(address === 'http://cats.web/bad' ? [0xff, 0xfe] : address),
      type: '',
    }),
  },
  { ipfs: 'http://ipfs.web', arweave: 'http://arweave.web' },
  LIMIT,
  async name => KEPT[name],
)

const outcome = (address: string): Promise<unknown> =>
  media.get(address, '*/*').then(
    ({ bytes }) => Buffer.from(bytes).toString('latin1'),
    error => error.reason,
  )

test('a stored image can be at any address except that of another stored image', async () => {
  expect(await outcome('nft:drawing')).toBe('<svg/>')
  for (const name of ['itself', 'other', 'unknown']) expect(await outcome(`nft:${name}`)).toBe('scheme')
  // A padded name isn't a stored one. The real fetcher rejects it, too.
  expect(await outcome('nft:padded')).toBe('nft:drawing')
})

test.each([
  ['plain', `data:,${'x'.repeat(LIMIT)}`, 'x'.repeat(LIMIT)],
  ['plain and too long', `data:,${'x'.repeat(LIMIT + 1)}`, 'too-large'],
  ['escaped', `data:,${'%78'.repeat(LIMIT)}`, 'x'.repeat(LIMIT)],
  ['escaped and too long', `data:,${'%78'.repeat(LIMIT + 1)}`, 'too-large'],
  ['base64', `data:;base64,${Buffer.alloc(LIMIT, 'x').toString('base64')}`, 'x'.repeat(LIMIT)],
  ['base64 and too long', `data:;base64,${Buffer.alloc(LIMIT + 1, 'x').toString('base64')}`, 'too-large'],
  ['mostly spaces', `data:;base64,eA==${' '.repeat(LIMIT * 3)}`, 'too-large'],
  ['stored and too long', 'nft:large', 'too-large'],
])('applies the same size limit to data that is %s', async (_, uri, expected) => {
  expect(await outcome(uri)).toBe(expected)
})

test("a path can't lead to content other than its own", async () => {
  const id = 'bafybeigdyrzt5sfp7udm7hu76uh7y26nf3efuylqabf3oclgtqy55fbzdi'
  expect(await outcome(`ipfs://${id}/a/../b`)).toBe(`http://ipfs.web/ipfs/${id}/b`)
  for (const path of [`../${id.replace('b', 'f')}/x`, `../${id}x`, '..', '../..', '%2e%2e/x', 'a/../../x']) {
    expect(await outcome(`ipfs://${id}/${path}`)).toBe('scheme')
  }
})

test('accepts only UTF-8 as text', async () => {
  expect(await media.getText('http://cats.web/é', '*/*')).toBe('http://cats.web/é')
  await expect(media.getText('http://cats.web/bad', '*/*')).rejects.toMatchObject({ reason: 'content' })
})
