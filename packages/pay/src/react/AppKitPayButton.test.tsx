import type { AppKitOptions } from '@openappkit/appkit-core'
import { PageKitContext } from '@openappkit/appkit-ui/page'
import { modalRoot } from '@openappkit/test-kit/modal-root'
import { violationsOf } from '@openappkit/test-kit/violations-of'
import { StrictMode } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server.browser'
import { afterEach, expect, onTestFinished, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { cleanup, render } from 'vitest-browser-react'
import { scriptedWallet } from '../../test/openPay'
import { checkoutOf, hash, paymentOf } from '../../test/servePay'
import { invoice, type StartedPay, startPay, waiting } from '../../test/startPay'
import type { InvoiceKey } from '../invoice/PayCheckout'
import { AppKitPayButton, type AppKitPayButtonProps } from './AppKitPayButton'

afterEach(async () => {
  await cleanup()
  document.body.replaceChildren()
})

const button = page.getByRole('button', { name: 'Pay with crypto' })
const isOpen = ({ kit }: StartedPay) => kit.modal.state.open
const styleOf = (container: Element) => getComputedStyle(container.querySelector('button') ?? container)
const settled = () => checkoutOf({ status: 'settled', isFinal: true, payments: [paymentOf({ status: 'confirmed' })] })

function tree({ appkit }: StartedPay, props: Partial<AppKitPayButtonProps>) {
  return (
    <StrictMode>
      <PageKitContext.Provider value={appkit}>
        <AppKitPayButton invoice={invoice} {...props} />
      </PageKitContext.Provider>
    </StrictMode>
  )
}

async function show(props: Partial<AppKitPayButtonProps> = {}, options?: Partial<AppKitOptions>) {
  const made = startPay(options)
  const onResult = vi.fn()
  const onError = vi.fn()
  const all = { onResult, onError, ...props }
  const screen = await render(tree(made, all))
  await expect.poll(() => styleOf(screen.container).getPropertyValue('--oak-button-styles')).toBe('adopted')
  return { ...made, made, onError, onResult, screen, all }
}

test('opens the checkout and passes its result on', async () => {
  const { answers, made, onError, onResult } = await show()
  answers['/v1/pay/checkouts/one'] = settled
  await button.click()
  await expect
    .poll(() => onResult.mock.calls)
    .toEqual([[{ status: 'settled', invoiceId: 'one', orderId: '1042', hashes: [hash] }]])
  expect(isOpen(made)).toBe(true)
  await expect.element(button).toHaveAttribute('aria-expanded', 'true')
  expect(onError).not.toHaveBeenCalled()
})

test('passes the result to the latest callback', async () => {
  const { answers, all, made, onResult, screen } = await show()
  const latest = vi.fn()
  answers['/v1/pay/checkouts/one'] = () => checkoutOf({ pollInMs: 0 })
  await button.click()
  await expect.poll(() => isOpen(made)).toBe(true)
  await screen.rerender(tree(made, { ...all, onResult: latest }))
  answers['/v1/pay/checkouts/one'] = settled
  await expect.poll(() => latest.mock.calls.length).toBe(1)
  expect(onResult).not.toHaveBeenCalled()
})

test('offers only the given ways to pay', async () => {
  await show({ rails: ['qr'] })
  await button.click()
  await expect.poll(() => modalRoot().querySelector('.pay-ways')).not.toBeNull()
  expect(modalRoot().querySelectorAll('.pay-ways button')).toHaveLength(1)
})

test('two clicks create one invoice, and the button is busy until the checkout opens', async () => {
  const server = waiting<InvoiceKey>()
  const { made } = await show({ invoice: server.call })
  const box = () => button.element().getBoundingClientRect().toJSON()
  const before = box()
  await button.click()
  await expect.element(button).toHaveAttribute('aria-busy', 'true')
  expect(button.element().getAnimations()).toHaveLength(1)
  expect(box()).toEqual(before)
  await button.click()
  expect(server.count()).toBe(1)
  expect(isOpen(made)).toBe(false)
  server.resolve(invoice)
  await expect.poll(() => isOpen(made)).toBe(true)
  await expect.element(button).not.toHaveAttribute('aria-busy')
  expect(button.element().getAnimations()).toHaveLength(0)
})

test('a click while the modal loads creates no other invoice', async () => {
  const code = waiting<void>()
  const create = vi.fn(async () => invoice)
  const adapter = Object.assign(scriptedWallet(), { prefetch: code.call })
  const { made, onError } = await show({ invoice: create }, { adapters: [adapter] })
  await button.click()
  await expect.poll(() => made.appkit.modal.state.loading).toBe(true)
  await button.click()
  await expect.element(button).toHaveAttribute('aria-busy', 'true')
  code.resolve()
  await expect.poll(() => isOpen(made)).toBe(true)
  await expect.element(button).not.toHaveAttribute('aria-busy')
  expect(create).toHaveBeenCalledTimes(1)
  expect(onError).not.toHaveBeenCalled()
})

test('reports a rejected function and works again', async () => {
  const server = waiting<InvoiceKey>()
  const { made, onError } = await show({ invoice: server.call })
  const reason = new Error('No stock')
  await button.click()
  server.reject(reason)
  await expect.poll(() => onError.mock.calls).toEqual([[reason]])
  await expect.element(button).not.toHaveAttribute('aria-busy')
  await button.click()
  server.resolve(invoice)
  await expect.poll(() => isOpen(made)).toBe(true)
  expect(server.count()).toBe(2)
})

test('reports errors like uncaught ones without onError', async () => {
  const report = vi.spyOn(globalThis, 'reportError').mockImplementation(() => {})
  onTestFinished(() => report.mockRestore())
  const reason = new Error('No stock')
  await show({ invoice: () => Promise.reject(reason), onError: undefined })
  await button.click()
  await expect.poll(() => report.mock.calls).toEqual([[reason]])
})

test('a closed checkout is no error, and opens again', async () => {
  const { kit, made, onError, onResult } = await show()
  for (const _ of [1, 2]) {
    await button.click({ force: true })
    await expect.poll(() => isOpen(made)).toBe(true)
    kit.modal.close()
    await expect.element(button).toHaveAttribute('aria-expanded', 'false')
    await expect.poll(() => modalRoot().querySelector('dialog[open]')).toBeNull()
  }
  expect([onError.mock.calls, onResult.mock.calls]).toEqual([[], []])
})

test('reports a kit that may not pay', async () => {
  const { onError } = await show({}, { features: { pay: false } })
  await button.click()
  await expect.poll(() => onError.mock.calls).toMatchObject([[{ code: 'view/feature-off' }]])
})

test('opens nothing if it leaves the page before the invoice exists', async () => {
  const server = waiting<InvoiceKey>()
  const { made, onError, screen } = await show({ invoice: server.call })
  await button.click()
  await screen.unmount()
  server.resolve(invoice)
  await new Promise(resolve => setTimeout(resolve, 50))
  expect(isOpen(made)).toBe(false)
  expect(onError).not.toHaveBeenCalled()
})

test.each(['Enter', ' '])('works with the keyboard: "%s"', async key => {
  const server = waiting<InvoiceKey>()
  await show({ invoice: server.call })
  await userEvent.tab()
  await expect.element(button).toHaveFocus()
  await userEvent.keyboard(key === ' ' ? ' ' : `{${key}}`)
  expect(server.count()).toBe(1)
  // A busy button keeps the focus.
  await expect.element(button).toHaveAttribute('aria-busy', 'true')
  await expect.element(button).toHaveFocus()
})

test.each([
  new PointerEvent('pointerover', { bubbles: true }),
  new FocusEvent('focusin', { bubbles: true }),
  new TouchEvent('touchstart', { bubbles: true }),
])('loads the modal on intent, not on render: $type', async intent => {
  // Keeps the test's own pointer off the button.
  document.body.style.pointerEvents = 'none'
  onTestFinished(() => document.body.removeAttribute('style'))
  const { loads } = await show()
  expect(loads()).toBe(0)
  button.element().dispatchEvent(intent)
  await expect.poll(loads).toBe(1)
})

test('follows its props', async () => {
  const { screen } = await show({ className: 'mine', disabled: true, label: 'Pay 49.99 €', size: 'sm' })
  const named = screen.getByRole('button', { name: 'Pay 49.99 €' })
  await expect.element(named).toBeDisabled()
  await expect.element(named).toHaveClass('mine')
  await expect.element(named).toHaveAttribute('data-size', 'sm')
  expect(named.element().firstElementChild?.hasAttribute('lang')).toBe(false)
})

test("looks like the connect button and follows the kit's theme", async () => {
  const { appkit } = await show()
  const style = getComputedStyle(button.element())
  expect([style.backgroundColor, style.color]).toEqual(['rgb(87, 115, 255)', 'color(xyz-d65 0 0 0)'])
  appkit.theme.setThemeVariables({ '--w3m-accent': 'rgb(60, 0, 120)' })
  await expect.poll(() => style.backgroundColor).toBe('rgb(60, 0, 120)')
  appkit.theme.setThemeVariables({ '--oak-button-background': 'rgb(0, 90, 40)' })
  await expect.poll(() => style.backgroundColor).toBe('rgb(0, 90, 40)')
})

test.each(['dark', 'light'] as const)('has no axe violations and no inline styles: %s', async themeMode => {
  const { screen } = await show({}, { themeMode })
  await expect.element(button).toHaveAttribute('data-theme', themeMode)
  expect(await violationsOf(screen.container)).toEqual([])
  expect(screen.container.innerHTML).not.toMatch(/style|\son\w+=/u)
})

test.each([
  ['de-AT', 'Mit Krypto bezahlen', 'ltr'],
  ['ar-EG', 'الدفع بالعملات الرقمية', 'rtl'],
])("speaks the kit's language: %s", async (locale, name, dir) => {
  document.body.dir = dir
  onTestFinished(() => document.body.removeAttribute('dir'))
  const { screen } = await show({}, { locale })
  await expect.element(screen.getByRole('button', { name })).toBeVisible()
  const label = screen.getByText(name).element()
  expect([label.getAttribute('lang'), getComputedStyle(label).direction]).toEqual([locale.slice(0, 2), dir])
  expect(await violationsOf(screen.container)).toEqual([])
})

test('renders on a server, and hydrates without a mismatch in another language', async () => {
  const made = startPay({ locale: 'de' })
  const html = renderToString(tree(made, {}))
  expect(html).toContain('>Pay with crypto</span></button>')
  expect(html).toContain('data-appkit-button="connect"')
  expect(html).not.toMatch(/style=|secret/u)
  const container = document.body.appendChild(document.createElement('div'))
  container.innerHTML = html
  const onRecoverableError = vi.fn()
  const root = hydrateRoot(container, tree(made, {}), { onRecoverableError })
  onTestFinished(() => root.unmount())
  await expect.element(page.getByRole('button', { name: 'Mit Krypto bezahlen' })).toBeVisible()
  expect(onRecoverableError).not.toHaveBeenCalled()
})

test('throws without a kit', () => {
  expect(() => renderToString(<AppKitPayButton invoice={invoice} />)).toThrow('<AppKitPayButton>')
})
