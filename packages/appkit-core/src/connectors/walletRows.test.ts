import { expect, test } from 'vitest'
import type { Connector, ConnectorType } from '../adapter/Connector'
import type { CustomWallet } from '../options/AppKitOptions'
import { knownWallets } from './knownWallets'
import { type WalletListInput, walletRows } from './walletRows'

function connector(id: string, type: ConnectorType = 'ANNOUNCED', more: Partial<Connector> = {}): Connector {
  return { id, name: id, type, chain: 'eip155', ...more }
}

function wallet(id: string, rdns?: string): CustomWallet {
  return { id, name: id, rdns }
}

const nothing: WalletListInput = {
  connectors: [],
  connectedKeys: new Set(),
  recent: [],
  customWallets: [],
  featured: [],
  recommended: [],
  excludedIds: [],
  order: [],
}

function list(input: Partial<WalletListInput>): string[] {
  return walletRows({ ...nothing, ...input }).map(({ source, name }) => `${source} ${name}`)
}

test('orders rows by connectorTypeOrder: walletConnect, recent, injected, featured, custom, external, recommended', () => {
  const connectors = [
    connector('ext', 'EXTERNAL'),
    connector('inj', 'INJECTED'),
    connector('ann'),
    connector('multi', 'MULTI_CHAIN'),
    connector('used'),
    connector('wc', 'WALLET_CONNECT'),
  ]
  const input = {
    connectors,
    recent: [{ id: 'used', name: 'used' }],
    featured: [wallet('feat')],
    customWallets: [wallet('cust')],
  }
  const rows = [
    'walletConnect wc',
    'recent used',
    'injected multi',
    'injected ann',
    'injected inj',
    'featured feat',
    'custom cust',
    'external ext',
  ]
  expect(list(input)).toEqual(rows)
})

test('appends types that the app left out of its order', () => {
  const connectors = [connector('ann'), connector('ext', 'EXTERNAL'), connector('wc', 'WALLET_CONNECT')]
  expect(list({ connectors, order: ['external'] })).toEqual(['external ext', 'walletConnect wc', 'injected ann'])
})

test('lists a wallet once by rdns, id and directory id', () => {
  const connectors = [
    connector('io.metamask', 'ANNOUNCED', { info: { rdns: 'io.metamask' } }),
    connector('metaMaskSDK', 'EXTERNAL', { info: { rdns: 'io.MetaMask' } }),
    connector('other', 'ANNOUNCED', { explorerId: 'directory-id' }),
  ]
  const input = {
    connectors,
    featured: [wallet('x', 'io.metamask')],
    customWallets: [wallet('directory-id'), wallet('mine')],
  }
  expect(list(input)).toEqual(['injected io.metamask', 'injected other', 'custom mine'])
})

test('lists two wallets with the same name separately', () => {
  const connectors = [
    connector('io.real', 'ANNOUNCED', { name: 'MetaMask' }),
    connector('io.fake', 'ANNOUNCED', { name: 'MetaMask' }),
  ]
  expect(list({ connectors, recent: [{ id: 'io.gone', name: 'MetaMask' }] })).toHaveLength(2)
})

test('finds a recent wallet by id or rdns and lists it once, first', () => {
  const connectors = [connector('io.one'), connector('uuid', 'ANNOUNCED', { info: { rdns: 'io.two' } })]
  expect(list({ connectors, recent: [{ id: 'old', name: 'Two', rdns: 'io.two' }] })).toEqual([
    'recent uuid',
    'injected io.one',
  ])
})

test('omits a recent wallet that is no longer available', () => {
  expect(list({ recent: [{ id: 'io.gone', name: 'Gone' }] })).toEqual([])
})

test('prefers the tags connected, recent and installed, in this order, and tags no external connector', () => {
  const connectors = [connector('live'), connector('used'), connector('here'), connector('ext', 'EXTERNAL')]
  const recent = [
    { id: 'live', name: '' },
    { id: 'used', name: '' },
  ]
  const rows = walletRows({ ...nothing, connectors, connectedKeys: new Set(['eip155:live']), recent })
  expect(rows.map(({ name, tag }) => [name, tag])).toEqual([
    ['live', 'connected'],
    ['used', 'recent'],
    ['here', 'installed'],
    ['ext', undefined],
  ])
})

test('hides connectors and wallets by excluded id, rdns and directory id', () => {
  const connectors = [
    connector('a'),
    connector('b', 'ANNOUNCED', { info: { rdns: 'io.b' } }),
    connector('c', 'ANNOUNCED', { explorerId: 'ec' }),
  ]
  expect(list({ connectors, excludedIds: ['a', 'io.b', 'ec'], featured: [wallet('f'), wallet('a')] })).toEqual([
    'featured f',
  ])
})

test('hides an announced wallet excluded by its directory id', () => {
  const [metaMask] = knownWallets
  const connectors = [connector('io.metamask', 'ANNOUNCED', { info: { rdns: 'io.metamask' } })]
  const rows = walletRows({ ...nothing, connectors, recommended: knownWallets, excludedIds: [metaMask?.id ?? ''] })
  expect(rows.map(({ name }) => name)).not.toContain('io.metamask')
  expect(rows.map(({ name }) => name)).not.toContain('MetaMask')
})

test.each([
  [[], ['recommended r1', 'recommended r2']],
  [[connector('ann')], ['injected ann', 'recommended r1']],
  [
    [connector('ann'), connector('bnn')],
    ['injected ann', 'injected bnn'],
  ],
  [[connector('injected', 'INJECTED')], ['injected injected', 'recommended r1', 'recommended r2']],
])('lists up to 2 recommended wallets, minus the installed ones (%#)', (connectors, rows) => {
  expect(list({ connectors, recommended: [wallet('r1'), wallet('r2'), wallet('r3')] })).toEqual(rows)
})

test('recommends no wallet if the app has featured or custom ones', () => {
  expect(list({ featured: [wallet('f')], recommended: [wallet('r')] })).toEqual(['featured f'])
  expect(list({ customWallets: [wallet('c')], recommended: [wallet('r')] })).toEqual(['custom c'])
})

test('gives each known wallet a distinct id and rdns and an https homepage', () => {
  expect(new Set(knownWallets.map(({ id }) => id)).size).toBe(knownWallets.length)
  expect(new Set(knownWallets.map(({ rdns }) => rdns)).size).toBe(knownWallets.length)
  for (const { homepage } of knownWallets) expect(homepage).toMatch(/^https:\/\//u)
})

const walletConnect = connector('walletConnect', 'WALLET_CONNECT')
const linked = { id: 'dir', name: 'Linked', mobile_link: 'linked://' }

test('lists WalletConnect on desktops only, with the QR code tag', () => {
  const [row] = walletRows({ ...nothing, connectors: [walletConnect] })
  expect(row).toMatchObject({ source: 'walletConnect', tag: 'qrCode' })
  expect(list({ connectors: [walletConnect], isMobile: true })).toEqual([])
  const connectedKeys = new Set(['eip155:walletConnect'])
  expect(walletRows({ ...nothing, connectors: [walletConnect], connectedKeys })[0]?.tag).toBe('connected')
})

test('lists a recent wallet opened by link once', () => {
  const input = { connectors: [walletConnect], recent: [linked], featured: [wallet('dir'), wallet('f')] }
  expect(list(input)).toEqual(['walletConnect walletConnect', 'recent Linked', 'featured f'])
  expect(walletRows({ ...nothing, ...input })[1]).toMatchObject({ tag: 'recent', wallet: linked, connector: undefined })
})

test('omits a recent wallet opened by link without WalletConnect', () => {
  expect(list({ recent: [linked] })).toEqual([])
})

test('uses the connector of a recent wallet that was installed later', () => {
  const connectors = [walletConnect, connector('io.linked', 'ANNOUNCED', { explorerId: 'dir' })]
  expect(list({ connectors, recent: [linked] })).toEqual(['walletConnect walletConnect', 'recent io.linked'])
})

test('omits a recent wallet that supports only other chains, but not one with unknown chains', () => {
  const onSolana = { ...linked, chains: ['solana:x'] }
  expect(list({ connectors: [walletConnect], recent: [onSolana], namespace: 'eip155' })).toHaveLength(1)
  expect(list({ connectors: [walletConnect], recent: [onSolana], namespace: 'solana' })).toHaveLength(2)
  expect(list({ connectors: [walletConnect], recent: [linked], namespace: 'eip155' })).toHaveLength(2)
})

test('hides connectors and recent wallets by the rdns and name of excluded entries', () => {
  const connectors = [
    walletConnect,
    connector('io.a', 'ANNOUNCED', { info: { rdns: 'io.A' } }),
    connector('io.b', 'ANNOUNCED', { name: 'Bad' }),
    connector('io.c'),
  ]
  const excluded = [wallet('1', 'io.a'), { id: '2', name: 'bad' }, { id: '3', name: 'linked' }]
  const input = { connectors, recent: [linked], excluded, excludedIds: ['1', '2', '3'] }
  expect(list(input)).toEqual(['walletConnect walletConnect', 'injected io.c'])
})

test('recognizes the mobile browser of MetaMask as MetaMask', () => {
  const connectors = [connector('m', 'ANNOUNCED', { info: { rdns: 'io.metamask.mobile' } })]
  const input = { connectors, featured: [wallet('mm', 'io.metamask')] }
  expect(list({ ...input, isMobile: true })).toEqual(['injected m'])
  expect(list(input)).toEqual(['injected m', 'featured mm'])
})
