import type { ModalKit } from '@openappkit/appkit-core/modal'
import { expect, test } from 'vitest'
import { accountButton, buyButton } from '../../../test/featureItems'
import type { AccountButton } from '../../features/AccountButton'
import { shownAccountButtons } from './shownAccountButtons'

function show(added: readonly AccountButton[], features: object = {}): [string, string][] {
  const kit = { options: { state: { features } } } as unknown as ModalKit
  return shownAccountButtons(kit, added).map(({ name, view }) => [name, view])
}

const send = accountButton('send', { order: 40 })
const swap = accountButton('swaps', { order: 5 })
const receive = ['receive', 'WalletReceive']

test('buttons stand by their own order, the way to the own address among them', () => {
  expect(show([send, swap])).toEqual([['swaps', 'WhatIsAWallet'], receive, ['send', 'WhatIsAWallet']])
})

test.each([
  ['the order of the host counts, and leaves out what it does not name', ['receive', 'swaps'], ['receive', 'swaps']],
  ['a name that the host says twice is one button', ['send', 'receive', 'send'], ['send', 'receive']],
  ['a name that nothing has is none', ['nonsense', 'send'], ['send']],
  ['an empty order leaves nothing', [], []],
])('%s', (_, walletFeaturesOrder, names) => {
  expect(show([send, swap], { walletFeaturesOrder }).map(([name]) => name)).toEqual(names)
})

test('omits actions that the active account lacks, including its own address', () => {
  expect(show([{ ...send, isOffered: () => false }], { receive: false })).toEqual([])
})

test('several ways to get money in are one button, to the screen that tells them apart', () => {
  const [one, two] = [buyButton({ order: 1 }), buyButton({ order: 2 })]
  expect(show([one])[0]).toEqual([one.name, one.view])
  expect(show([two, one])).toEqual([[one.name, 'FundWallet'], receive])
})

test('of several with one name that bring no money in, the first stands alone', () => {
  const other = { ...send, view: 'Networks', order: 50 } as const
  expect(show([other, send])).toEqual([receive, ['send', 'WhatIsAWallet']])
})
