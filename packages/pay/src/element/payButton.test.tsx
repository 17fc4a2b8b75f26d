import type { AppKitOptions } from '@openappkit/appkit-core'
import { violationsOf } from '@openappkit/test-kit/violations-of'
import { afterEach, expect, onTestFinished, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { checkoutOf } from '../../test/servePay'
import { invoice, type StartedPay, startPay, waiting } from '../../test/startPay'
import type { InvoiceKey } from '../invoice/PayCheckout'
import { definePayButton } from './definePayButton'
import type { PayButtonElement, PayButtonEvents } from './PayButtonElement'

afterEach(() => document.body.replaceChildren())

const button = page.getByRole('button', { name: 'Pay with crypto' })
const isOpen = ({ kit }: StartedPay) => kit.modal.state.open

function start(options?: Partial<AppKitOptions>): StartedPay {
  const made = startPay(options)
  definePayButton(made.appkit)
  return made
}

/** Adds an element and returns it with the details of its events. */
function add(
  values: Partial<PayButtonElement> = {},
  name: 'appkit-pay-button' | 'w3m-pay-button' = 'appkit-pay-button',
) {
  const element = Object.assign(document.createElement(name), { invoice, ...values })
  const seen: { [Name in keyof PayButtonEvents]: PayButtonEvents[Name]['detail'][] } = { result: [], error: [] }
  element.addEventListener('result', ({ detail }) => seen.result.push(detail))
  element.addEventListener('error', ({ detail }) => seen.error.push(detail))
  document.body.append(element)
  return { element, seen }
}

test.each(['appkit-pay-button', 'w3m-pay-button'] as const)('<%s> pays and dispatches the result', async name => {
  const { answers } = start()
  answers['/v1/pay/checkouts/one'] = () => checkoutOf({ status: 'expired', isFinal: true })
  const { element, seen } = add({}, name)
  await button.click()
  await expect.poll(() => seen.result).toEqual([{ status: 'expired', invoiceId: 'one', orderId: '1042', hashes: [] }])
  expect(seen.error).toEqual([])
  await expect.element(button).toHaveAttribute('aria-expanded', 'true')
  expect(element.outerHTML).not.toContain('secret')
})

test('two clicks create one invoice, and the button is busy until the checkout opens', async () => {
  const made = start()
  const server = waiting<InvoiceKey>()
  add({ invoice: server.call })
  const node = button.element()
  await button.click()
  await expect.element(button).toHaveAttribute('aria-busy', 'true')
  expect(node.getAnimations()).toHaveLength(1)
  await button.click()
  expect(server.count()).toBe(1)
  server.resolve(invoice)
  await expect.poll(() => isOpen(made)).toBe(true)
  await expect.element(button).not.toHaveAttribute('aria-busy')
  expect(node.getAnimations()).toHaveLength(0)
  expect(button.element()).toBe(node)
})

test('dispatches why the invoice could not be created, and works again', async () => {
  const made = start()
  const server = waiting<InvoiceKey>()
  const { seen } = add({ invoice: server.call })
  await button.click()
  const reason = new Error('No stock')
  server.reject(reason)
  await expect.poll(() => seen.error).toEqual([reason])
  await button.click()
  server.resolve(invoice)
  await expect.poll(() => isOpen(made)).toBe(true)
})

test('a missing invoice is an error', async () => {
  const made = start()
  const { seen } = add({ invoice: undefined })
  await button.click()
  await expect.poll(() => seen.error).toMatchObject([{ code: 'options/invalid' }])
  expect(isOpen(made)).toBe(false)
})

test('a closed checkout is no error', async () => {
  const made = start()
  const { seen } = add()
  await button.click()
  await expect.poll(() => isOpen(made)).toBe(true)
  made.kit.modal.close()
  await expect.element(button).toHaveAttribute('aria-expanded', 'false')
  expect(seen).toEqual({ result: [], error: [] })
})

test('an element that leaves the page opens nothing and removes its button', async () => {
  const made = start()
  const server = waiting<InvoiceKey>()
  const { element } = add({ invoice: server.call })
  await button.click()
  element.remove()
  server.resolve(invoice)
  await new Promise(resolve => setTimeout(resolve, 50))
  expect(isOpen(made)).toBe(false)
  expect(element.childElementCount).toBe(0)
})

test('reads its attributes and follows them', async () => {
  start()
  const { element } = add()
  element.setAttribute('label', 'Pay 49.99 €')
  element.setAttribute('size', 'sm')
  element.setAttribute('disabled', '')
  const named = page.getByRole('button', { name: 'Pay 49.99 €' })
  await expect.element(named).toBeDisabled()
  await expect.element(named).toHaveAttribute('data-size', 'sm')
  for (const name of ['label', 'size', 'disabled']) element.removeAttribute(name)
  await expect.element(button).toBeEnabled()
  await expect.element(button).toHaveAttribute('data-size', 'md')
})

test('prefers its own kit, and empties with it', async () => {
  const own = startPay({ locale: 'de' })
  const other = start()
  const { element } = add({ kit: own.appkit })
  await page.getByRole('button', { name: 'Mit Krypto bezahlen' }).click()
  await expect.poll(() => isOpen(own)).toBe(true)
  expect(isOpen(other)).toBe(false)
  own.appkit.destroy()
  expect(element.childElementCount).toBe(0)
})

test('without a kit, stays empty until the page defines one', async () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => {})
  onTestFinished(() => warn.mockRestore())
  definePayButton()
  const { element } = add()
  expect(element.childElementCount).toBe(0)
  await expect.poll(() => warn.mock.calls.flat().join()).toContain('Call `definePayButton(kit)`')
  start()
  await expect.element(button).toBeVisible()
})

test('works with the keyboard and keeps the focus while busy', async () => {
  start()
  const server = waiting<InvoiceKey>()
  add({ invoice: server.call })
  await userEvent.tab()
  await userEvent.keyboard('{Enter}')
  expect(server.count()).toBe(1)
  await expect.element(button).toHaveAttribute('aria-busy', 'true')
  await expect.element(button).toHaveFocus()
})

test.each(['pointerenter', 'focus', 'touchstart'])('loads the modal on %s, not before', async intent => {
  document.body.style.pointerEvents = 'none'
  onTestFinished(() => document.body.removeAttribute('style'))
  const { loads } = start()
  add()
  expect(loads()).toBe(0)
  button.element().dispatchEvent(new Event(intent))
  await expect.poll(loads).toBe(1)
})

test.each(['dark', 'light'] as const)('has no axe violations and no inline styles: %s', async themeMode => {
  start({ themeMode })
  const { element } = add()
  await expect.poll(() => getComputedStyle(button.element()).backgroundColor).toBe('rgb(87, 115, 255)')
  expect(await violationsOf(element)).toEqual([])
  expect(element.innerHTML).not.toMatch(/style|\son\w+=/u)
})

test("speaks the kit's language, right to left", async () => {
  document.body.dir = 'rtl'
  onTestFinished(() => document.body.removeAttribute('dir'))
  start({ locale: 'ar' })
  add()
  const label = page.getByText('الدفع بالعملات الرقمية')
  await expect.element(label).toHaveAttribute('lang', 'ar')
  expect(getComputedStyle(label.element()).direction).toBe('rtl')
})
