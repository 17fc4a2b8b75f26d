import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { accountTab } from '../../../test/featureItems'
import { openAccount } from '../../../test/openAccount'

test('the tab of a feature shows where the feature offers it, and not before', async () => {
  let isOffered = false
  const made = await openAccount({
    features: [
      {
        name: 'activity',
        accountTabs: [
          accountTab('activity', { isOffered: () => isOffered, load: async () => () => <p>What happened</p> }),
        ],
      },
    ],
  })
  await expect.element(page.getByRole('tab', { name: 'Tokens' })).toBeVisible()
  await expect.element(page.getByRole('tab', { name: 'Activity' })).not.toBeInTheDocument()
  isOffered = true
  made.adapter.emit({ chainId: 10 })
  await page.getByRole('tab', { name: 'Activity' }).click()
  await expect.element(page.getByText('What happened')).toBeVisible()
})

test('several features have tabs, in the order that they ask for, and each shows its own', async () => {
  const made = await openAccount({
    features: [
      {
        name: 'orders',
        accountTabs: [
          accountTab('orders', { label: { en: 'Orders' }, order: 20, load: async () => () => <p>Two orders</p> }),
        ],
      },
      { name: 'activity', accountTabs: [accountTab('activity', { load: async () => () => <p>What happened</p> })] },
    ],
  })
  await page.getByRole('tab', { name: 'Orders' }).click()
  await expect.element(page.getByText('Two orders')).toBeVisible()
  await page.getByRole('tab', { name: 'Activity' }).click()
  await expect.element(page.getByText('What happened')).toBeVisible()
  await expect.element(page.getByText('Two orders')).not.toBeInTheDocument()
  const tabs = [...made.root().querySelectorAll('[role=tab]')].map(tab => tab.textContent)
  expect(tabs.slice(-2)).toEqual(['Activity', 'Orders'])
})

test('a tab whose code cannot be had leads to trying again', async () => {
  let isThere = false
  await openAccount({
    features: [
      {
        name: 'activity',
        accountTabs: [
          accountTab('activity', {
            load: async () => {
              if (!isThere) throw new Error('offline')
              return () => <p>What happened</p>
            },
          }),
        ],
      },
    ],
  })
  await page.getByRole('tab', { name: 'Activity' }).click()
  await expect.element(page.getByText('This screen didn’t load')).toBeVisible()
  isThere = true
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect.element(page.getByText('What happened')).toBeVisible()
})
