import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { accountTab } from '../../../test/featureItems'
import { openAccount } from '../../../test/openAccount'

test("shows a feature's tab once the feature offers it", async () => {
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

test('shows the tabs of several features in order, each with its own content', async () => {
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

test("offers a retry if a tab's code fails to load", async () => {
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
