import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { buyButton, exchangeButton } from '../../../test/featureItems'
import { focusedText } from '../../../test/focusedText'
import { openKit } from '../../../test/openKit'
import type { Feature } from '../../features/Feature'
import { startFeatures } from '../../features/startFeatures'

const fund = { view: 'FundWallet' } as const
const connected = ['io.first']
const onramp = (more: object = {}): Feature => ({
  name: 'onramp',
  accountButtons: [buyButton(more)],
})
const rows = (): (string | null | undefined)[] =>
  page
    .getByRole('listitem')
    .elements()
    .map(item => item.querySelector('.list-item-title')?.textContent)

test("without funding features, opens the account's address", async () => {
  const { kit } = await openKit(fund, { connected })
  await expect.poll(focusedText).toBe('Receive')
  // Back doesn't lead to a list of one.
  expect(kit.router.state.stack.map(({ view }) => view)).toEqual(['WalletReceive'])
})

test("a feature's offer appears and opens its view", async () => {
  await openKit(fund, { connected, prepare: ({ kit }) => startFeatures(kit, [onramp()]) })
  await expect.poll(rows).toEqual(['Buy crypto', 'Receive funds'])
  await page.getByRole('button', { name: /^Buy crypto/ }).click()
  await expect.poll(focusedText).toBe('What is a wallet?')
})

const exchange: Feature = { name: 'pay', accountButtons: [exchangeButton({ view: 'WhatIsANetwork' })] }

test('a deposit from an exchange is a separate option', async () => {
  await openKit(fund, { connected, prepare: ({ kit }) => startFeatures(kit, [exchange, onramp()]) })
  await expect.poll(rows).toEqual(['Buy crypto', 'Receive funds', 'Deposit from exchange'])
})

test("hides a feature's offer until it is available", async () => {
  const isOffered = ({ chains }: { chains: { get(): { caipNetworkId?: string } | undefined } }) =>
    chains.get()?.caipNetworkId === 'eip155:10'
  const { adapter } = await openKit(fund, {
    connected,
    prepare: ({ kit }) => startFeatures(kit, [onramp({ isOffered }), exchange]),
  })
  await expect.poll(rows).toEqual(['Receive funds', 'Deposit from exchange'])
  adapter.emit({ chainId: 10 })
  await expect.poll(rows).toEqual(['Buy crypto', 'Receive funds', 'Deposit from exchange'])
})

test.each([
  ['load', undefined, ['Buy crypto', 'Receive funds']],
  ['fail to load', new Error('no'), undefined],
])("waits until the account's features %s", async (_, failure, expected) => {
  let arrive: (() => void) | undefined
  await openKit(fund, {
    connected,
    isLoading: true,
    prepare: ({ kit }) => {
      kit.features.loadWith(async () => {
        await new Promise<void>(resolve => {
          arrive = resolve
        })
        if (failure) throw failure
        startFeatures(kit, [onramp()])
      })
    },
  })
  await expect.poll(() => arrive).toBeDefined()
  await expect.element(page.getByRole('status').filter({ hasText: 'Loading' })).toBeInTheDocument()
  expect(rows()).toEqual([])
  arrive?.()
  await (expected ? expect.poll(rows).toEqual(expected) : expect.poll(focusedText).toBe('Receive'))
})

test('features.receive: false hides the address, immediately if it is set later', async () => {
  const { kit } = await openKit(fund, { connected, prepare: ({ kit }) => startFeatures(kit, [onramp()]) })
  await expect.poll(rows).toEqual(['Buy crypto', 'Receive funds'])
  await kit.context.updateOptions({ features: { receive: false } })
  await expect.poll(rows).toEqual(['Buy crypto'])
})

test('shows a message if there are no options', async () => {
  await openKit(fund, { connected, options: { features: { receive: false } } })
  await expect.element(page.getByRole('heading', { name: 'Can’t add funds here' })).toBeVisible()
  expect(rows()).toEqual([])
})
