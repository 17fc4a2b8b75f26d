import type { Connector, CustomWallet } from '@openappkit/appkit-core'
import { knownWallets, type ModalKit } from '@openappkit/appkit-core/modal'
import { expect, test } from 'vitest'
import { connectSubject, isSameWallet, listedWallets } from './connectSubject'

const announced: Connector = {
  id: 'io.mine',
  name: 'Mine, announced',
  type: 'ANNOUNCED',
  chain: 'eip155',
  imageUrl: 'data:announced',
  info: { rdns: 'io.mine' },
}
const listed: CustomWallet = { id: 'mine', name: 'Mine', image_url: 'https://mine.invalid/icon', rdns: 'IO.mine' }

function kitOf(connectors: readonly Connector[], customWallets?: readonly CustomWallet[]): ModalKit {
  return {
    options: { input: { customWallets } },
    connectors: {
      state: { connectors },
      find: (id: string, namespace: string) =>
        connectors.find(known => known.id === id && (namespace === undefined || known.chain === namespace)),
    },
    wallets: { brands: { directoryIdOf: () => undefined } },
  } as unknown as ModalKit
}

test('resolves a listed wallet that has since announced itself, with its announced name', () => {
  expect(connectSubject(kitOf([announced], [listed]), { walletId: 'mine' })).toEqual({
    name: 'Mine, announced',
    imageUrl: 'data:announced',
    connector: announced,
    wallet: listed,
  })
})

test("a listed wallet that isn't installed has no connector", () => {
  const other = { ...announced, info: { rdns: 'io.other' } }
  expect(connectSubject(kitOf([other], [listed]), { walletId: 'mine' })).toEqual({
    name: 'Mine',
    imageUrl: 'https://mine.invalid/icon',
    connector: undefined,
    wallet: listed,
  })
})

test('a connector also resolves to its listed wallet, for the download link', () => {
  const params = { connectorId: 'io.mine', namespace: 'eip155' } as const
  expect(connectSubject(kitOf([announced], [listed]), params)).toMatchObject({ connector: announced, wallet: listed })
  expect(connectSubject(kitOf([announced]), params)).toMatchObject({ connector: announced, wallet: undefined })
})

test.each([{ walletId: 'gone' }, { connectorId: 'io.gone' }, { connectorId: 'io.mine', namespace: 'solana' }, {}])(
  '%j resolves to no wallet',
  params => {
    expect(connectSubject(kitOf([announced], [listed]), params as never)).toBeUndefined()
  },
)

test.each<[string, Partial<Connector>, boolean]>([
  ['the same reverse domain, in any letter case', { info: { rdns: 'Io.Mine' } }, true],
  ['the same directory id', { explorerId: 'mine', info: { rdns: 'io.other' } }, true],
  ['only the same name', { name: 'Mine', info: { rdns: 'io.other' } }, false],
  ['neither', { info: undefined }, false],
])('matches or rejects a connector with %s', (_, more, expected) => {
  expect(isSameWallet({ ...announced, ...more } as Connector, listed)).toBe(expected)
})

test("a missing reverse domain on both sides isn't a match", () => {
  const { rdns: _, ...nameless } = listed
  expect(isSameWallet({ ...announced, info: undefined } as never, nameless)).toBe(false)
  expect(isSameWallet({ ...announced, info: undefined } as never, nameless, () => 'mine')).toBe(true)
})

test('a custom wallet replaces the well-known one with its id, and comes first', () => {
  const [known] = knownWallets
  if (!known) throw new Error('No wallet is known.')
  const own = { ...known, name: 'Our own' }
  const names = listedWallets(kitOf([], [own])).filter(({ id }) => id === known.id)
  expect(names).toEqual([own])
  expect(listedWallets(kitOf([], [own]))[0]).toBe(own)
  expect(listedWallets(kitOf([]))).toEqual(knownWallets)
})
