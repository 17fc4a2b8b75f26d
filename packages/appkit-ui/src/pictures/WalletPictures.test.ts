import type { Connector } from '@openappkit/appkit-core'
import type { ModalKit } from '@openappkit/appkit-core/modal'
import { proxy } from 'valtio/vanilla'
import { expect, test } from 'vitest'
import { walletPictureIds } from './data/wallets'
import { WalletPictures } from './WalletPictures'
import { walletPicture } from './walletPicture'

const [known = ''] = Object.keys(walletPictureIds)
const connector = (id: string, more: Partial<Connector> = {}): Connector => ({
  id,
  name: id,
  type: 'ANNOUNCED',
  chain: 'eip155',
  ...more,
})

/** Returns pictures for a kit without a backend. Its directory lists the wallet `io.known` under the id `known`. */
function open(connectors: readonly Connector[]) {
  const ends: (() => void)[] = []
  const state = proxy({ connectors })
  const kit = {
    context: { onDestroy: (end: () => void) => ends.push(end) },
    connectors: { state },
    hasBackend: false,
    wallets: { directoryIdOf: ({ id }: Connector) => (id === 'io.known' ? known : undefined) },
  } as unknown as ModalKit
  return {
    state,
    ends,
    pictures: new WalletPictures(kit),
    urls: () => state.connectors.map(({ imageUrl }) => imageUrl),
  }
}

test('finds a picture by the first known id, and ignores prototype members', () => {
  const picture = walletPicture([known])
  expect(picture).toMatch(/^data:image\/svg\+xml,/)
  expect(walletPicture(['unknown', 'toString', known])).toBe(picture)
  expect(walletPicture(['unknown', 'toString', '__proto__'])).toBeUndefined()
  expect(walletPicture([])).toBeUndefined()
})

test('connectors in the directory get a picture; others keep theirs or their letter', async () => {
  const own = { imageUrl: 'data:own' }
  const { pictures, urls, state } = open([connector('io.known'), connector('io.other'), connector('io.known', own)])
  const [, other] = state.connectors
  await pictures.load()
  expect(urls()).toEqual([walletPicture([known]), undefined, 'data:own'])
  expect(state.connectors[1]).toBe(other)
})

test('the list keeps its identity if no connector gets a picture', async () => {
  const { pictures, state } = open([connector('io.other'), connector('toString')])
  const before = state.connectors
  await pictures.load()
  expect(state.connectors).toBe(before)
})

test('a connector that is added later gets a picture until the kit is destroyed', async () => {
  const { pictures, state, urls, ends } = open([])
  await pictures.load()
  await pictures.load()
  expect(ends).toHaveLength(1)
  state.connectors = [connector('io.known')]
  await expect.poll(urls).toEqual([walletPicture([known])])
  for (const end of ends) end()
  state.connectors = [connector('io.known', { name: 'later' })]
  await pictures.find({ id: known })
  expect(urls()).toEqual([undefined])
})

test("the app's picture of a wallet takes precedence, and an unknown wallet has none", async () => {
  const { pictures } = open([])
  expect(await pictures.find({ id: known, image_url: 'https://host.invalid/own' })).toBe('https://host.invalid/own')
  expect(await pictures.find({ id: known })).toBe(walletPicture([known]))
  expect(await pictures.find({ id: 'unknown' })).toBeUndefined()
})
