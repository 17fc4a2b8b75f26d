import { memoryStorage } from '@openappkit/appkit-core'
import type { ScriptedAdapter } from '@openappkit/appkit-core/testing'
import { type ReactNode, useEffect } from 'react'
import { expect, onTestFinished, test } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { addressOne, createAdapter } from '../../test/createAdapter'
import { ethereum, optimism } from '../../test/session'
import { createAppKit } from '../exports/compat'
import { defineAppKitElements } from '../exports/elements'
import { AppKitProvider, useAppKitAccount, useAppKitProvider } from '../exports/react'
import type { CompatAppKit } from './CompatAppKit'

function setUp(): { readonly kit: CompatAppKit; readonly wallet: ScriptedAdapter } {
  const wallet = createAdapter()
  const kit = createAppKit({ networks: [ethereum, optimism], adapters: [wallet], storage: memoryStorage() })
  onTestFinished(() => kit.destroy())
  return { kit, wallet }
}

function Reader({ onProvider }: { readonly onProvider: (provider: unknown) => void }): ReactNode {
  const { address } = useAppKitAccount()
  const { walletProvider } = useAppKitProvider('eip155')
  useEffect(() => {
    onProvider(walletProvider)
  })
  return <p>{address ?? 'nobody'}</p>
}

test('applies changed options to the open modal', async () => {
  const { kit } = setUp()
  await kit.open()
  const terms = page.getByRole('link', { name: 'terms of service' })
  await expect.element(page.getByRole('button', { name: /^Fake Wallet/ })).toBeVisible()
  await expect.element(terms).not.toBeInTheDocument()
  await kit.setTermsConditionsUrl('https://example.org/terms')
  await expect.element(terms).toHaveAttribute('href', 'https://example.org/terms')
  kit.updateOptions({ features: { legalCheckbox: true } })
  await expect.element(page.getByRole('checkbox')).toBeVisible()
  await kit.setTermsConditionsUrl(undefined)
  await expect.element(page.getByRole('checkbox')).not.toBeInTheDocument()
  await kit.setConnectMethodsOrder(['email'])
  await expect.element(page.getByRole('button', { name: /^Fake Wallet/ })).not.toBeInTheDocument()
})

test('shows the configured account buttons in their order', async () => {
  const { kit, wallet } = setUp()
  wallet.emitConnected()
  await kit.open({ view: 'Account' })
  const receive = page.getByRole('button', { name: 'Receive' })
  await expect.element(receive).toBeVisible()
  await kit.setWalletFeaturesOrder([])
  await expect.element(receive).not.toBeInTheDocument()
})

test('shows messages and views in the open modal', async () => {
  const { kit } = setUp()
  await kit.open()
  await kit.showErrorMessage('Out of stock')
  await expect.element(page.getByText('Out of stock')).toBeVisible()
  await kit.redirect('WhatIsAWallet')
  await expect.element(page.getByRole('heading', { name: 'What is a wallet?' })).toBeVisible()
})

test('hooks below a provider accept a compat kit', async () => {
  const { kit, wallet } = setUp()
  const seen: unknown[] = []
  await render(
    <AppKitProvider kit={kit}>
      <Reader onProvider={provider => seen.push(provider)} />
    </AppKitProvider>,
  )
  wallet.emitConnected()
  await expect.element(page.getByText(addressOne)).toBeVisible()
  await expect.poll(() => seen.at(-1)).toBe(wallet.provider('fake'))
  expect(kit.getProvider('eip155')).toBe(wallet.provider('fake'))
})

test('elements accept a compat kit', async () => {
  const { kit, wallet } = setUp()
  defineAppKitElements(kit)
  const element = document.createElement('appkit-button')
  document.body.append(element)
  onTestFinished(() => element.remove())
  await page.getByRole('button', { name: 'Connect wallet' }).click()
  await expect.poll(() => kit.isOpen()).toBe(true)
  kit.close()
  wallet.emitConnected()
  await expect.element(page.getByRole('button', { name: /^Account: 0xd8/ })).toBeVisible()
  kit.destroy()
  expect(element.childElementCount).toBe(0)
})
