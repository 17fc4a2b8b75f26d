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

test('types come in connectorTypeOrder: walletConnect, recent, injected, featured, custom, external, recommended', () => {
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

test('types that the host left out of its order are appended in default order', () => {
  const connectors = [connector('ann'), connector('ext', 'EXTERNAL'), connector('wc', 'WALLET_CONNECT')]
  expect(list({ connectors, order: ['external'] })).toEqual(['external ext', 'walletConnect wc', 'injected ann'])
})

test('the same wallet is listed once by rdns, by id and by directory id', () => {
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

test('never by name: two wallets that call themselves the same are two rows', () => {
  const connectors = [
    connector('io.real', 'ANNOUNCED', { name: 'MetaMask' }),
    connector('io.fake', 'ANNOUNCED', { name: 'MetaMask' }),
  ]
  expect(list({ connectors, recent: [{ id: 'io.gone', name: 'MetaMask' }] })).toHaveLength(2)
})

test('a recent wallet is found by id or rdns, stands first, and is not listed again', () => {
  const connectors = [connector('io.one'), connector('uuid', 'ANNOUNCED', { info: { rdns: 'io.two' } })]
  expect(list({ connectors, recent: [{ id: 'old', name: 'Two', rdns: 'io.two' }] })).toEqual([
    'recent uuid',
    'injected io.one',
  ])
})

test('a recent wallet that is not here any more is no row', () => {
  expect(list({ recent: [{ id: 'io.gone', name: 'Gone' }] })).toEqual([])
})

test('tags: connected before recent before installed, none for external', () => {
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

test('excluded ids hide connectors and wallets, by id, rdns and directory id', () => {
  const connectors = [
    connector('a'),
    connector('b', 'ANNOUNCED', { info: { rdns: 'io.b' } }),
    connector('c', 'ANNOUNCED', { explorerId: 'ec' }),
  ]
  expect(list({ connectors, excludedIds: ['a', 'io.b', 'ec'], featured: [wallet('f'), wallet('a')] })).toEqual([
    'featured f',
  ])
})

test('a wallet excluded by its directory id is hidden when it announces itself, too', () => {
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
])('recommended wallets fill up to 2, less the installed ones (%#)', (connectors, rows) => {
  expect(list({ connectors, recommended: [wallet('r1'), wallet('r2'), wallet('r3')] })).toEqual(rows)
})

test('no wallet is recommended where the host features or brings its own', () => {
  expect(list({ featured: [wallet('f')], recommended: [wallet('r')] })).toEqual(['featured f'])
  expect(list({ customWallets: [wallet('c')], recommended: [wallet('r')] })).toEqual(['custom c'])
})

test('known wallets have an id and an rdns of their own and an https homepage, so none is a dead end', () => {
  expect(new Set(knownWallets.map(({ id }) => id)).size).toBe(knownWallets.length)
  expect(new Set(knownWallets.map(({ rdns }) => rdns)).size).toBe(knownWallets.length)
  for (const { homepage } of knownWallets) expect(homepage).toMatch(/^https:\/\//u)
})

const walletConnect = connector('walletConnect', 'WALLET_CONNECT')
const linked = { id: 'dir', name: 'Linked', mobile_link: 'linked://' }

test('WalletConnect is a row on a desktop alone, and its tag says that it is a code', () => {
  const [row] = walletRows({ ...nothing, connectors: [walletConnect] })
  expect(row).toMatchObject({ source: 'walletConnect', tag: 'qrCode' })
  expect(list({ connectors: [walletConnect], isMobile: true })).toEqual([])
  const connectedKeys = new Set(['eip155:walletConnect'])
  expect(walletRows({ ...nothing, connectors: [walletConnect], connectedKeys })[0]?.tag).toBe('connected')
})

test('a recent wallet that was reached by link is a row of its own, and not listed again by the directory', () => {
  const input = { connectors: [walletConnect], recent: [linked], featured: [wallet('dir'), wallet('f')] }
  expect(list(input)).toEqual(['walletConnect walletConnect', 'recent Linked', 'featured f'])
  expect(walletRows({ ...nothing, ...input })[1]).toMatchObject({ tag: 'recent', wallet: linked, connector: undefined })
})

test('without WalletConnect it can not be reached, so it is no row', () => {
  expect(list({ recent: [linked] })).toEqual([])
})

test('a recent wallet that is installed meanwhile is that connector', () => {
  const connectors = [walletConnect, connector('io.linked', 'ANNOUNCED', { explorerId: 'dir' })]
  expect(list({ connectors, recent: [linked] })).toEqual(['walletConnect walletConnect', 'recent io.linked'])
})

test('a recent wallet of other chains only is left out, one whose chains nobody knows is not', () => {
  const onSolana = { ...linked, chains: ['solana:x'] }
  expect(list({ connectors: [walletConnect], recent: [onSolana], namespace: 'eip155' })).toHaveLength(1)
  expect(list({ connectors: [walletConnect], recent: [onSolana], namespace: 'solana' })).toHaveLength(2)
  expect(list({ connectors: [walletConnect], recent: [linked], namespace: 'eip155' })).toHaveLength(2)
})

test('what the directory says of excluded ids hides connectors and recent wallets by rdns and by name', () => {
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

test("MetaMask's own browser on a phone is MetaMask", () => {
  const connectors = [connector('m', 'ANNOUNCED', { info: { rdns: 'io.metamask.mobile' } })]
  const input = { connectors, featured: [wallet('mm', 'io.metamask')] }
  expect(list({ ...input, isMobile: true })).toEqual(['injected m'])
  expect(list(input)).toEqual(['injected m', 'featured mm'])
})
