import { PairingController } from '@openappkit/appkit-core/cloud'
import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { connector } from '../../test/createViewKit'
import { fakeBackend, listings } from '../../test/fakeBackend'
import { fakePhone } from '../../test/fakePhone'
import { type OpenKit, testKit } from '../../test/openKit'

const cardOf = ({ root }: OpenKit): Element | null => root().querySelector('.card')
const rowsOf = (): (string | null)[] => {
  const modal = document.querySelector('openappkit-modal')?.shadowRoot
  return [...(modal?.querySelectorAll('.list-item-title') ?? [])].map(title => title.textContent)
}

/** Returns a closed modal with a staged card. */
async function stage(...args: Parameters<typeof testKit>): Promise<OpenKit> {
  const made = testKit(...args)
  made.hover()
  await expect.poll(() => rowsOf()).toContain('First')
  return made
}

test('the staged card is hidden, takes no focus and announces nothing; a click shows the same card at full height', async () => {
  const before = document.activeElement
  const made = await stage()
  const card = cardOf(made)
  expect(card?.checkVisibility()).toBe(false)
  expect(document.activeElement).toBe(before)
  expect(made.root().querySelector('[role="status"]')?.textContent).toBe('')
  expect(made.kit.events.state.data.event).not.toBe('MODAL_OPEN')

  await made.kit.context.open()
  expect(cardOf(made)).toBe(card)
  await expect.element(page.getByRole('dialog', { name: 'Connect wallet' })).toBeVisible()
  expect(made.focused()?.tagName).toBe('H1')
  const stageElement = made.root().querySelector('.stage') as HTMLElement
  expect(stageElement.getAnimations()).toEqual([])
  expect(stageElement.offsetHeight).toBeGreaterThan(100)
})

test('the first frame is visible, and the focus moves once', async () => {
  const made = await stage()
  const focused: string[] = []
  made.root().addEventListener('focusin', event => focused.push((event.target as Element).tagName))
  await made.kit.context.open()
  expect(Number(getComputedStyle(cardOf(made) as Element).opacity)).toBeGreaterThan(0)
  expect(focused).toEqual(['H1'])
})

test('each visit gets a new card', async () => {
  const made = await stage({ features: { legalCheckbox: true }, termsConditionsUrl: 'https://example.org/terms' })
  await made.kit.context.open()
  const first = cardOf(made)
  await userEvent.click(page.getByRole('checkbox'))
  await expect.element(page.getByRole('checkbox')).toBeChecked()
  made.kit.context.close()
  await expect.poll(() => cardOf(made) !== null && cardOf(made) !== first).toBe(true)
  await made.kit.context.open()
  await expect.element(page.getByRole('checkbox')).not.toBeChecked()
})

test('a visit that starts with a different view gets a new card without an animation', async () => {
  const made = await stage()
  const staged = cardOf(made)
  await made.kit.context.open({ view: 'WhatIsAWallet' })
  expect(cardOf(made)).not.toBe(staged)
  expect(made.root().querySelector('.view')?.hasAttribute('data-direction')).toBe(false)
})

test('removes the staged card when a user connects, and stages none while connected', async () => {
  const made = await stage()
  made.adapter.emitConnected({ connectorIds: ['io.first'] })
  await expect.poll(() => cardOf(made)).toBeNull()
  // The timeout runs this callback even on a busy page, after the card would have rendered.
  await new Promise(resolve => requestIdleCallback(resolve, { timeout: 2500 }))
  expect(cardOf(made)).toBeNull()
  await made.kit.disconnect()
  await expect.poll(() => rowsOf()).toContain('First')
})

test('wallets announced before the modal opens take their usual positions', async () => {
  const first = connector('io.first', 'First')
  const made = await stage({ customWallets: [{ id: 'known', name: 'Known', homepage: 'https://known.example' }] }, [
    first,
  ])
  await expect.poll(rowsOf).toContain('Known')
  made.adapter.emit({ connectors: [first, connector('io.late', 'Late')] })
  await expect.poll(rowsOf).toContain('Late')
  const staged = rowsOf()
  expect(staged.indexOf('Late')).toBe(staged.indexOf('First') + 1)
  expect(staged.indexOf('Known')).toBeGreaterThan(staged.indexOf('Late'))
  await made.kit.context.open()
  expect(rowsOf()).toEqual(staged)
})

test('starts no pairing on a phone before the list is visible', async () => {
  const backend = fakeBackend(listings(40))
  const made = await stage({ cloud: backend.url }, undefined, fakePhone('iosSafari'))
  const pairing = made.kit.controller(PairingController)
  // The pairing code has loaded and had time to run.
  await import('../views/walletConnectViews')
  await new Promise(resolve => setTimeout(resolve))
  expect(pairing.state.value.status).toBe('idle')
  await made.kit.context.open()
  await expect.poll(() => pairing.state.value.status).toBe('preparing')
})
