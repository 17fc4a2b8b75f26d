import { PendingTransactions } from '@openappkit/appkit-core/portfolio'
import { openFeature } from '@openappkit/test-kit/contract'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { greetCase } from '../test/greetCase'

test('records a greeting as a pending transaction with its own operation and resolves open()', async () => {
  const { appkit, kit } = await openFeature(greetCase)
  const events: string[] = []
  appkit.events.subscribe(({ data }) => events.push(data.event))
  const greeting = appkit.open({ view: 'Greet' })
  await page.getByRole('button', { name: 'Send greeting' }).click()
  expect(await greeting).toEqual({ hash: '0x1' })
  await expect.element(page.getByText('Your greeting is on its way')).toBeVisible()
  expect(kit.controller(PendingTransactions).state.transactions).toMatchObject([{ hash: '0x1', operation: 'greet' }])
  expect(events).toContain('GREETED')
})

test('shows what to do without an account', async () => {
  const { appkit, kit } = await openFeature(greetCase)
  await appkit.disconnect()
  void kit.modal.open({ view: 'Greet' })
  await page.getByRole('button', { name: 'Send greeting' }).click()
  await expect.element(page.getByText('Connect a wallet and try again.', { exact: false })).toBeVisible()
})

test("counts greetings in the tab, in the modal's language", async () => {
  await openFeature({ ...greetCase, on: { locale: 'de' } })
  await page.getByRole('tab', { name: 'Grüße' }).click()
  await expect.element(page.getByText('Noch keine Grüße')).toBeVisible()
})
