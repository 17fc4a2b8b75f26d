import { expect, test } from 'vitest'
import type { Connector } from '../adapter/Connector'
import { directoryIdOf } from './directoryIdOf'
import { mergeBrands } from './mergeBrands'
import { type WalletListInput, walletRows } from './walletRows'

const icon = 'data:image/svg+xml,<svg/>'
const other = 'data:image/svg+xml,<svg id="other"/>'

function evm(rdns: string, name: string, more: Partial<Connector> = {}): Connector {
  return { id: rdns, name, type: 'ANNOUNCED', chain: 'eip155', imageUrl: icon, info: { rdns }, ...more }
}

function registered(chain: 'solana' | 'bip122', name: string, imageUrl: string | undefined = other): Connector {
  return { id: name, name, type: 'ANNOUNCED', chain, ...(imageUrl ? { imageUrl } : {}) }
}

const walletConnect = (chain: Connector['chain']): Connector => ({
  id: 'walletConnect',
  name: 'WalletConnect',
  type: 'WALLET_CONNECT',
  chain,
})

const phantom = [evm('app.phantom', 'Phantom'), registered('solana', 'Phantom'), registered('bip122', 'Phantom')]

function list(connectors: readonly Connector[], input: Partial<WalletListInput> = {}) {
  return walletRows({
    connectors,
    connectedKeys: new Set(),
    recent: [],
    customWallets: [],
    featured: [],
    recommended: [],
    excludedIds: [],
    order: [],
    directoryIdOf,
    ...input,
  })
}

test('merges a brand on several chains into one row with a choice per chain', () => {
  const [row, ...others] = list(phantom)
  expect(others).toEqual([])
  expect(row).toMatchObject({ key: 'eip155:app.phantom', source: 'injected', name: 'Phantom', tag: 'multichain' })
  expect(row?.choices?.map(({ chain }) => chain)).toEqual(['eip155', 'solana', 'bip122'])
  expect(row?.connector).toBe(phantom[0])
})

test('lists multichain wallets before those on one chain', () => {
  expect(list([evm('io.one', 'One'), ...phantom]).map(({ name }) => name)).toEqual(['Phantom', 'One'])
})

test('tags a wallet as connected only if it is connected on all its chains', () => {
  const keys = ['eip155:app.phantom', 'solana:Phantom', 'bip122:Phantom']
  expect(list(phantom, { connectedKeys: new Set(keys.slice(0, 2)) })[0]?.tag).toBe('multichain')
  expect(list(phantom, { connectedKeys: new Set(keys) })[0]?.tag).toBe('connected')
})

test('distinguishes the chains of a connector id that serves two', () => {
  const rows = list([registered('solana', 'Odd'), registered('bip122', 'Odd', icon)], {
    connectedKeys: new Set(['solana:Odd']),
  })
  expect(rows.map(({ key, tag }) => [key, tag])).toEqual([
    ['solana:Odd', 'connected'],
    ['bip122:Odd', 'installed'],
  ])
})

test('lists only the connector of the filtered chain', () => {
  const [row] = list(phantom, { only: 'solana' })
  expect(row).toMatchObject({ key: 'solana:Phantom', tag: 'installed' })
  expect(row?.choices).toBeUndefined()
})

test('merges unknown brands with the same name and image', () => {
  const rows = list([evm('io.new', 'Newcomer'), registered('solana', 'Newcomer', icon)])
  expect(rows).toHaveLength(1)
})

test("doesn't merge a wallet that only copies a name", () => {
  const rows = list([evm('io.new', 'Newcomer'), registered('solana', 'Newcomer')])
  expect(rows.map(({ choices }) => choices)).toEqual([undefined, undefined])
  const impostor = evm('io.evil', 'Phantom', { imageUrl: other })
  expect(list([impostor, registered('solana', 'Solflare')])).toHaveLength(2)
})

test("doesn't merge an impostor of a known wallet with another domain name", () => {
  const impostor = evm('io.evil', 'Phantom', { imageUrl: 'data:image/svg+xml,<svg id="evil"/>' })
  const [first, second] = list([impostor, ...phantom])
  expect(first?.choices).toHaveLength(3)
  expect(second).toMatchObject({ connector: impostor, tag: 'installed' })
})

test("doesn't merge an impostor that also copies the image of a known wallet", () => {
  const copy = evm('io.evil', 'Phantom', { imageUrl: other })
  expect(list([copy, ...phantom])[0]?.choices?.map(({ id }) => id)).toEqual(['app.phantom', 'Phantom', 'Phantom'])
})

test("doesn't merge two wallets because both lack an image", () => {
  const bare = [evm('io.new', 'Newcomer', { imageUrl: undefined }), registered('solana', 'Newcomer', '')]
  expect(list(bare)).toHaveLength(2)
})

test("doesn't merge two wallets on one chain", () => {
  const merged = mergeBrands([registered('solana', 'Phantom'), ...phantom], directoryIdOf)
  expect(merged.map(members => members.map(({ chain }) => chain))).toEqual([['solana', 'eip155', 'bip122'], ['solana']])
})

test('merges by image and domain name until the table has loaded', () => {
  expect(list(phantom, { directoryIdOf: undefined })).toHaveLength(2)
})

test('lists WalletConnect once for all adapters, without a choice', () => {
  const rows = list([walletConnect('eip155'), walletConnect('solana')])
  expect(rows).toMatchObject([{ key: 'eip155:walletConnect', tag: 'qrCode' }])
  expect(rows[0]?.choices).toBeUndefined()
  const connectedKeys = new Set(['solana:walletConnect'])
  expect(list([walletConnect('eip155'), walletConnect('solana')], { connectedKeys })[0]?.tag).toBe('connected')
})

test('finds a recent wallet by its directory id, whichever chain it was used on', () => {
  const id = directoryIdOf(registered('solana', 'Phantom')) ?? ''
  for (const recent of [
    { id: 'Phantom', name: 'Phantom' },
    { id: 'x', name: 'Phantom', rdns: 'app.phantom' },
    { id, name: 'Phantom' },
  ]) {
    const rows = list([evm('io.one', 'One'), ...phantom], { recent: [recent] })
    expect(rows.map(({ source, name }) => [source, name])).toEqual([
      ['recent', 'Phantom'],
      ['injected', 'One'],
    ])
    expect(rows[0]?.choices).toHaveLength(3)
  }
})

test("doesn't list a wallet of the directory again if it is known by name only", () => {
  const solflare = registered('solana', 'Solflare')
  const featured = [{ id: directoryIdOf(solflare) ?? '', name: 'Solflare' }]
  expect(list([solflare], { featured })).toHaveLength(1)
})

test('hides a wallet excluded by its directory id on every chain', () => {
  expect(list(phantom, { excludedIds: [directoryIdOf(registered('solana', 'Phantom')) ?? ''] })).toEqual([])
})
