import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { openSend } from '../../test/mountSend'
import { bob, carol } from '../../test/startSend'

const amount = page.getByRole('textbox', { name: /^You send/ })
const recipient = page.getByRole('textbox', { name: /^To/ })
const preview = page.getByRole('button', { name: 'Review' })
const confirm = page.getByRole('button', { name: /^Send .?0\.5/ })

const ether = { assetAddress: 'native', amount: '0.5', to: bob }

test("writes the amount of the app in the user's format, ready to edit", async () => {
  const { part } = await openSend({ assetAddress: 'native', amount: '0.5' }, { options: { locale: 'en-DE' } })
  await expect.element(amount).toHaveValue('0,5')
  await amount.click()
  await userEvent.keyboard('{End}5')
  await expect.element(amount).toHaveValue('0,55')
  expect(part.controller.draft).toMatchObject({ amount: 55n * 10n ** 16n })
})

test("writes an amount without a token in the user's format", async () => {
  await openSend({ amount: '0.5' }, { options: { locale: 'en-DE' } })
  await expect.element(amount).toHaveValue('0,5')
})

test('shows an amount in the digits of the language, even after a network switch', async () => {
  const { part } = await openSend({ ...ether, chainId: 8453 }, { options: { locale: 'ar-EG' } })
  const field = page.getByRole('textbox', { name: /^ترسل/ })
  await expect.element(field).toHaveValue('٠٫٥')
  await page.getByRole('button', { name: /^التبديل إلى/ }).click()
  await expect.poll(() => part.controller.account?.network.name).toBe('Base')
  await expect.element(field).toHaveValue('٠٫٥')
  await expect.poll(() => part.controller.draft).toMatchObject({ amount: 5n * 10n ** 17n })
})

test('reopening with the same arguments after a visit without a transfer resets the form', async () => {
  const { kit } = await openSend(ether)
  await expect.element(preview).toBeEnabled()
  await amount.fill('0.25')
  kit.modal.close()
  void kit.modal.open({ view: 'WalletSend', arguments: ether })
  await expect.element(amount).toHaveValue('0.5')
})

test('opening the token list and going back keeps the input', async () => {
  await openSend(ether)
  await expect.element(preview).toBeEnabled()
  await amount.fill('0.25')
  await page
    .getByRole('button', { name: /Select token$/ })
    .first()
    .click()
  await expect.element(page.getByRole('heading', { name: 'Select token', level: 1 })).toBeVisible()
  await page.getByRole('button', { name: 'Back', exact: true }).click()
  await expect.element(amount).toHaveValue('0.25')
})

test('applies arguments that the app has changed since', async () => {
  const prefill = { ...ether }
  const { kit } = await openSend(prefill)
  await expect.element(amount).toHaveValue('0.5')
  Object.assign(prefill, { amount: '0.75', to: carol })
  void kit.modal.open({ view: 'WalletSend', arguments: prefill })
  await expect.element(amount).toHaveValue('0.75')
  await expect.element(recipient).toHaveValue(carol)
})

test.each([
  ['pending', 'submitted', () => new Promise<never>(() => {})],
  ['confirmed', 'confirmed', async () => ({ status: 'confirmed' }) as const],
])(
  'reopening with the same arguments when a transfer is %s starts a new one, which resolves',
  async (...[, status, follow]) => {
    const { evm, kit, part, result } = await openSend(ether)
    evm.followTransaction = follow
    await preview.click()
    await confirm.click()
    await expect.poll(() => part.controller.state.value.status).toBe(status)
    expect(await result).toEqual({ hash: '0xhash' })
    evm.sendTransaction = async () => ({ hash: '0xlater' })
    const later = kit.modal.open({ view: 'WalletSend', arguments: ether })
    await expect.element(amount).toHaveValue('0.5')
    await preview.click()
    await confirm.click()
    expect(await later).toEqual({ hash: '0xlater' })
  },
)
