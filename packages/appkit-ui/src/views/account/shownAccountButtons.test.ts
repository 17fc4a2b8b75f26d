import type { ModalKit } from '@openappkit/appkit-core/modal'
import { expect, test } from 'vitest'
import { accountButton, buyButton } from '../../../test/featureItems'
import type { AccountButton } from '../../features/AccountButton'
import { shownAccountButtons } from './shownAccountButtons'

function show(added: readonly AccountButton[], features: object = {}): [string, string][] {
  const controller = () => ({ state: { items: { isFundingHeld: false } } })
  const kit = { controller, options: { state: { features } } } as unknown as ModalKit
  return shownAccountButtons(kit, added).map(({ name, view }) => [name, view])
}

const send = accountButton('send', { order: 40 })
const swap = accountButton('swaps', { order: 5 })
const receive = ['receive', 'WalletReceive']

test("sorts buttons by their order, including the one for the account's address", () => {
  expect(show([send, swap])).toEqual([['swaps', 'WhatIsAWallet'], receive, ['send', 'WhatIsAWallet']])
})

test.each([
  ["follows the app's order and leaves out the names that it omits", ['receive', 'swaps'], ['receive', 'swaps']],
  ['a repeated name is one button', ['send', 'receive', 'send'], ['send', 'receive']],
  ['an unknown name is ignored', ['nonsense', 'send'], ['send']],
  ['an empty order shows no buttons', [], []],
])('%s', (_, walletFeaturesOrder, names) => {
  expect(show([send, swap], { walletFeaturesOrder }).map(([name]) => name)).toEqual(names)
})

test('omits actions that the active account lacks, including its own address', () => {
  expect(show([{ ...send, isOffered: () => false }], { receive: false })).toEqual([])
})

test('several funding buttons become one that opens the funding view', () => {
  const [one, two] = [buyButton({ order: 1 }), buyButton({ order: 2 })]
  expect(show([one])[0]).toEqual([one.name, one.view])
  expect(show([two, one])).toEqual([[one.name, 'FundWallet'], receive])
})

test('of several buttons with one name and no funding option, only the first shows', () => {
  const other = { ...send, view: 'Networks', order: 50 } as const
  expect(show([other, send])).toEqual([receive, ['send', 'WhatIsAWallet']])
})
