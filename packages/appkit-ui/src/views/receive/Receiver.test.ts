import type { AccountEntry, AccountType, CaipNetwork, TransferAdapter } from '@openappkit/appkit-core'
import type { ModalKit } from '@openappkit/appkit-core/modal'
import { expect, test } from 'vitest'
import { accountButton, buyButton, exchangeButton } from '../../../test/featureItems'
import { fundOptions } from './fundOptions'
import { readReceiver } from './Receiver'
import { receivingAddress } from './receivingAddress'

const account = (address: string, type: AccountType): AccountEntry => ({ namespace: 'bip122', address, type })
const payment = account('bc1q', 'payment')
const ordinal = account('bc1p', 'ordinal')
const stacks = account('SP2J', 'stx')

test.each([
  ['the active account', 'bc1q', [payment, ordinal], 'bc1q'],
  ['the payment account while the ordinals account is active', 'bc1p', [ordinal, payment], 'bc1q'],
  ['the payment account while the stacks account is active', 'SP2J', [stacks, ordinal, payment], 'bc1q'],
  ['no account if all serve other purposes', 'bc1p', [ordinal, stacks], undefined],
  ['a stored account while its wallet reconnects', 'bc1q', [], 'bc1q'],
  ['no account without a connection', undefined, [], undefined],
] as const)('the receiving address belongs to %s', (_, address, accounts, expected) => {
  expect(receivingAddress({ address, accounts })).toBe(expected)
})

const network = (id: number): CaipNetwork => ({
  id,
  name: `Network ${id}`,
  chainNamespace: 'eip155',
  caipNetworkId: `eip155:${id}`,
  nativeCurrency: { name: 'Ether', symbol: 'ETH', decimals: 18 },
  rpcUrls: { default: { http: [] } },
})
const [one, two, three] = [network(1), network(2), network(3)]

interface Wallet {
  readonly type?: AccountType
  readonly network?: CaipNetwork | undefined
  readonly adapter?: Pick<TransferAdapter, 'addressUri' | 'isAddress'> | undefined
}

function receiverOf({ type = 'eoa', network, adapter }: Wallet) {
  return readReceiver(adapter, {
    address: '0xab',
    accounts: [{ namespace: 'eip155', address: '0xab', type }],
    network,
    networks: [one, two, three],
  })
}

const isAddress = () => true
const addressUri = ({ address, caipNetwork }: { address: string; caipNetwork: CaipNetwork }) =>
  `ethereum:${address}@${caipNetwork.id}`

test('the code is a link if the chain has links, otherwise the plain address', () => {
  expect(receiverOf({ network: two, adapter: { isAddress, addressUri } })?.uri).toBe('ethereum:0xab@2')
  expect(receiverOf({ network: two, adapter: { isAddress } })?.uri).toBe('0xab')
  expect(receiverOf({ network: two })?.uri).toBe('0xab')
})

test('the code is the plain address if the network is unknown', () => {
  expect(receiverOf({ adapter: { isAddress, addressUri } })?.uri).toBe('0xab')
})

test('lists the networks on which the address is valid', () => {
  const isOdd = (_: string, { id }: CaipNetwork) => Number(id) % 2 === 1
  expect(receiverOf({ network: one, adapter: { isAddress } })?.networks).toEqual([one, two, three])
  expect(receiverOf({ network: one, adapter: { isAddress: isOdd } })?.networks).toEqual([one, three])
})

test('a smart account lists only its current network', () => {
  expect(receiverOf({ type: 'smartAccount', network: two, adapter: { isAddress } })?.networks).toEqual([two])
  expect(receiverOf({ type: 'smartAccount', adapter: { isAddress } })?.networks).toEqual([])
})

const controller = () => ({ state: { items: { isFundingHeld: false } } })
const kitWith = (receive?: boolean) =>
  ({ controller, options: { state: { features: { receive } } } }) as unknown as ModalKit
const buy = buyButton({ view: 'GetWallet' })
const exchange = exchangeButton({ view: 'WhatIsANetwork' })
const send = accountButton('send')
const viewsOf = (...parameters: Parameters<typeof fundOptions>) => fundOptions(...parameters).map(({ view }) => view)

test("offers the funding buttons of features and the account's address", () => {
  expect(viewsOf(kitWith(), [exchange, send, buy])).toEqual(['GetWallet', 'WalletReceive', 'WhatIsANetwork'])
  expect(viewsOf(kitWith(), [{ ...buy, isOffered: () => false }])).toEqual(['WalletReceive'])
})

test('features.receive: false removes the address', () => {
  expect(viewsOf(kitWith(false), [buy])).toEqual(['GetWallet'])
  expect(viewsOf(kitWith(false), [])).toEqual([])
})
