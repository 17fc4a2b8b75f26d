import type { Connector } from '@openappkit/appkit-core'
import { expect, test } from 'vitest'
import { shownWallets } from './shownWallets'

const wallet = (id: string, rdns?: string) => ({ id, name: id, rdns })
const connector: Connector = { id: 'io.c', name: 'C', type: 'ANNOUNCED', chain: 'eip155', info: { rdns: 'io.c' } }
const directory = {
  featured: [wallet('f')],
  recommended: [wallet('r')],
  wallets: [wallet('a'), wallet('f'), wallet('c', 'io.c')],
  search: undefined,
}
const ids = (input: Parameters<typeof shownWallets>[0]) => shownWallets(input).map(({ wallet: { id } }) => id)

test('lists each wallet once: installed, featured, custom, recommended, then all others', () => {
  expect(ids({ directory, custom: [wallet('own')], connectors: [connector] })).toEqual(['c', 'f', 'own', 'r', 'a'])
})

test("search results keep the server's order, installed or not", () => {
  const search = {
    text: 'x',
    isCertified: false,
    status: { status: 'ready' },
    wallets: [wallet('z'), wallet('c', 'io.c'), wallet('b')],
  } as const
  expect(ids({ directory: { ...directory, search }, custom: [], connectors: [connector] })).toEqual(['z', 'c', 'b'])
})
