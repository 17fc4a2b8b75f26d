import { AppKitError, browserEnvironment, type TransactionOutcome, UserRejectedError } from '@openappkit/appkit-core'
import type { ModalKit } from '@openappkit/appkit-core/modal'
import { approve, hang } from '@openappkit/appkit-core/testing'
import { mountEmbedded, mountModal } from '@openappkit/appkit-ui'
import { startFeatures } from '@openappkit/appkit-ui/features'
import { flushSync } from 'react-dom'
import { createRoot } from 'react-dom/client'
import { expect, onTestFinished, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import type { OpenSend } from '../../test/mountSend'
import { sendKit } from '../../test/openSend'
import { sendScenes } from '../../test/sendScenes'
import { bob } from '../../test/startSend'
import { SendFlow } from './SendFlow'
import { send } from './send'

async function scene(name: string): Promise<OpenSend> {
  const made = await sendScenes[name]?.()
  if (!made) throw new Error(`There is no scene ${name}`)
  return made
}

const heading = (name: string | RegExp) => page.getByRole('heading', { name })
const title = (name: string) => page.getByRole('heading', { name, level: 1, exact: true })
const button = (name: string | RegExp) => page.getByRole('button', { name })
const plain = (text: string | null | undefined) => text?.replace(/[\u2066-\u2069]/g, '').replace(/\s/g, ' ')

/** Presses Send in the review and waits for the wallet request. */
async function sent({ evm }: OpenSend): Promise<void> {
  await button(/^Send .?0\.5/).click()
  await expect.poll(() => evm.requests.length).toBeGreaterThan(0)
}

test('keeps the focus inside the dialog in every step', async () => {
  const made = await scene('a review')
  const { evm, focused, root } = made
  let end = (_: TransactionOutcome): void => {}
  let decline = (_: Error): void => {}
  evm.followTransaction = () => new Promise(resolve => (end = resolve))
  evm.answerTo({ sendTransaction: () => new Promise((_, reject) => (decline = reject)) })
  expect(root().activeElement?.tagName).toBe('H1')

  await sent(made)
  await expect.poll(focused).toBe('Compare with your wallet')
  decline(new UserRejectedError())
  await expect.poll(focused).toBe('Try again')

  const { fee } = evm
  let checked = () => {}
  evm.estimateFee = () => new Promise(resolve => (checked = () => resolve(fee)))
  await userEvent.keyboard('{Enter}')
  await expect.poll(focused).toBe('Checking once more…')
  evm.answerTo({ sendTransaction: approve })
  checked()
  await expect.poll(() => plain(focused())).toBe('Sending 0.5 ETH')
  end({ status: 'confirmed' })
  await expect.poll(focused).toBe('Done')
})

test("doesn't take the focus from a field of the app next to an embedded card", async () => {
  const renderer = { createRoot, flushSync }
  const mount = (kit: ModalKit) => {
    startFeatures(kit, [send])
    return mountModal(kit, { renderer })
  }
  const { evm, kit } = await sendKit(mount, { enableEmbedded: true }, browserEnvironment())
  const container = document.body.appendChild(document.createElement('div'))
  const embedded = mountEmbedded(kit, container, { renderer })
  onTestFinished(() => {
    embedded.destroy()
    container.remove()
  })
  kit.router.push('WalletSend', { assetAddress: 'native', amount: '0.5', to: bob })
  const { controller } = kit.controller(SendFlow)
  await expect.poll(() => controller.review()).toBe(true)
  kit.router.push('WalletSendPreview')
  await expect.element(title('Review send')).toBeVisible()

  const field = container.appendChild(document.createElement('input'))
  field.focus()
  evm.answerTo({ sendTransaction: hang })
  void controller.confirm()
  await expect.element(title('Confirm in Prism')).toBeVisible()
  expect(document.activeElement).toBe(field)
})

test('keeps the summary from the review to the outcome, with the reviewed data', async () => {
  const made = await scene('a review')
  const { evm, root } = made
  const summary = root().querySelector('.send-summary')
  const texts = () => [...root().querySelectorAll('.send-moved, .send-address')].map(part => plain(part.textContent))
  expect(texts()).toEqual(['0.5 ETH', bob])
  let end = (_: TransactionOutcome): void => {}
  evm.followTransaction = () => new Promise(resolve => (end = resolve))
  let answer = (): void => {}
  evm.answerTo({ sendTransaction: () => new Promise(resolve => (answer = resolve)) })
  await sent(made)
  await expect.element(title('Confirm in Prism')).toBeVisible()
  evm.emitConnected({ chainId: 8453 })
  answer()
  await expect.element(title('Sending')).toBeVisible()
  end({ status: 'confirmed' })
  await expect.element(title('Sent')).toBeVisible()
  expect(root().querySelector('.send-summary')).toBe(summary)
  expect(texts()).toEqual(['0.5 ETH', bob])
  const facts = [...root().querySelectorAll('.send-facts bdi')].map(part => plain(part.textContent))
  expect(facts).toEqual(['Ethereum', '≈ $3.12', '0.001 ETH'])
})

test.each([
  ['a review', 'Review send', 1],
  ['requesting', 'Confirm in Prism', 1],
  ['declined', 'Not sent', 1],
  ['another transaction first', 'Not sent', 1],
  ['failed', 'Status unknown', 1],
  ['uncertain', 'Status unknown', 0],
  ['submitted', 'Sending', 0],
  ['sent', 'Sent', 0],
  ['replaced', 'Replaced', 0],
  ['reverted', 'Failed', 0],
  ['dropped', 'Not sent', 0],
] as const)('%s: the title is %s, with %i way back', async (name, text, ways) => {
  await scene(name)
  await expect.element(title(text)).toBeVisible()
  await expect.poll(() => page.getByRole('button', { name: 'Back', exact: true }).elements()).toHaveLength(ways)
})

test.each(['failed', 'uncertain'])(
  '%s: may have been sent, so the activity comes first, without a retry',
  async name => {
    const { kit, root } = await scene(name)
    await expect.element(heading('This may have been sent')).toBeVisible()
    await expect.poll(() => root().activeElement?.textContent).toBe('Done')
    await expect.element(button('Try again')).not.toBeInTheDocument()
    await button('Done').click()
    expect(kit.router.current.view).toBe('Account')
  },
)

test('an unknown problem before the wallet request says that nothing was sent, and offers a retry', async () => {
  const { evm, focused } = await scene('a review')
  evm.estimateFee = () => Promise.reject(new AppKitError('view/load-failed', 'The node is down'))
  await button(/^Send .?0\.5/).click()
  await expect.element(title('Not sent')).toBeVisible()
  await expect.poll(focused).toBe('Try again')
  expect(evm.requests).toEqual([])
})

test.each([
  ['may have been sent', 'failed with an activity'],
  ['was replaced', 'replaced with an activity'],
])('a transfer that %s leads to the activity, if the app has one', async (_, name) => {
  const { kit, root } = await scene(name)
  await expect.poll(() => root().activeElement?.textContent).toBe('View activity')
  await button('View activity').click()
  expect(kit.router.state.stack.map(({ view }) => `${view}`)).toEqual(['Account', 'Transactions'])
})

test('the result says to whom, and ends with Done before a link to the explorer', async () => {
  await scene('sent')
  await expect.element(heading(/^Sent to .?0x71C7…976F/)).toBeVisible()
  await expect.element(button('Done')).toHaveAttribute('data-variant', 'primary')
  await expect.element(page.getByRole('link', { name: 'View on explorer' })).not.toHaveClass('button')
})

test.each([
  ['sent', 1],
  ['reverted', 1],
  ['replaced', 0],
  ['dropped', 0],
])(
  '%s: shows the network fee %i times, as the network charges it only for a transaction it included',
  async (name, fees) => {
    const { root } = await scene(name)
    await expect.poll(() => root().querySelectorAll('.send-facts dt').length).toBe(1 + fees)
    expect(root().querySelector('.send-facts')?.textContent?.includes('Network fee')).toBe(fees === 1)
  },
)

test.each([
  ['declined', 'declined'],
  ['another transaction first', 'failed'],
  ['uncertain', 'idle'],
  ['failed', 'idle'],
  ['reverted', 'failed'],
  ['dropped', 'declined'],
  ['sent', 'success'],
])('shows what sent nothing, failures and open outcomes differently: %s', async (name, status) => {
  const { root } = await scene(name)
  await expect.poll(() => root().querySelector('.wallet-status')?.getAttribute('data-status')).toBe(status)
})

test.each([
  ['requesting', 'status', 'Confirm only if the amount and address are the same in Prism.'],
  ['declined', 'status', 'Transaction declined. You declined it in Prism. Nothing was sent.'],
  ['another transaction first', 'alert', /^Couldn’t send\. Another transaction from this account went first\./],
  ['failed', 'status', /^This may have been sent\. There was no clear answer from Prism\./],
  ['reverted', 'alert', 'Transaction failed. Nothing was sent, but the network fee was paid.'],
  [
    'replaced',
    'status',
    'Transaction replaced. Another transaction from your account took its place. Check your activity to see whether 0.5 ETH was sent.',
  ],
  ['dropped', 'status', 'Transaction dropped. The network didn’t include it. Nothing was sent.'],
  ['sent', 'status', 'Sent to 0x71C7…976F'],
])('announces every state through the live region of the modal: %s', async (name, role, text) => {
  const { root } = await scene(name)
  const region = () => plain(root().querySelector(`dialog > [role="${role}"]`)?.textContent)
  await expect.poll(region).toMatch(text)
  expect(root().querySelectorAll('.view :is([role="alert"], [role="status"], [aria-live])')).toHaveLength(0)
})

test('shows the fee in money first, rounded up, with every digit of the coin amount on demand', async () => {
  const { evm, part, root } = await scene('a form')
  evm.fee = 1_234_567_890_123_456n
  expect(await part.controller.review()).toBe(true)
  part.controller.edit()
  await button('Review').click()
  const fee = () => root().querySelector('.send-facts .fact:nth-child(2) dd')
  await expect.poll(() => plain(fee()?.textContent)).toBe('≈ $3.84 0.00124 ETH')
  expect(plain(fee()?.querySelector('[title]')?.getAttribute('title'))).toBe('0.001234567890123456 ETH')
})

test('shows the received amount only if it differs', async () => {
  const { root } = await scene('a review of a token')
  expect(root().querySelector('.send-review')?.textContent).not.toContain('They receive')
})

test('the long amount of a review wraps after its point only', async () => {
  const { root } = await scene('a review with long names')
  const amount = root().querySelector('.send-moved')
  expect(plain(amount?.textContent)).toMatch(/^123,456,789\.123456789123456789 /)
  expect(amount?.querySelector('wbr')?.previousSibling?.textContent).toBe('123,456,789.')
})

test('the bar with Send fades what lies under it, and scrolls along on a low screen', async () => {
  const { root } = await scene('a review')
  const bar = root().querySelector('.send-confirm')
  if (!bar) throw new Error('There is no bar')
  expect(getComputedStyle(bar).position).toBe('sticky')
  expect(getComputedStyle(bar, '::before')).toMatchObject({ position: 'absolute', height: '20px' })
  root().querySelector('.stage')?.scrollTo(0, 9_999)
  // At rest, the fade covers only the gap above the bar.
  const above = bar.previousElementSibling?.getBoundingClientRect().bottom ?? 0
  expect(bar.getBoundingClientRect().top - above).toBeGreaterThanOrEqual(19)

  const { innerHeight, innerWidth } = window
  onTestFinished(() => page.viewport(innerWidth, innerHeight))
  await page.viewport(360, 480)
  expect(getComputedStyle(bar).position).toBe('static')
  expect(getComputedStyle(bar, '::before').display).toBe('none')
})

test('both edges of the summary are those of the language', async () => {
  const { root } = await scene('a review in Arabic')
  const amount = root().querySelector('.send-moved bdi')
  expect(getComputedStyle(amount ?? root().host).direction).toBe('ltr')
  const [label, address] = ['.send-fact:nth-child(2) .send-label', '.send-address .address'].map(selector =>
    root().querySelector(selector)?.getBoundingClientRect(),
  )
  expect(Math.abs((label?.right ?? 0) - (address?.right ?? 9))).toBeLessThanOrEqual(4)
})

test('gives the actions equal widths, or lines of their own where they are long', async () => {
  const { root } = await scene('failed with an activity')
  const boxes = () =>
    [...root().querySelectorAll<HTMLElement>('.send-actions > .button')].map(({ offsetTop, offsetWidth }) => ({
      top: offsetTop,
      width: offsetWidth,
    }))
  await expect.poll(() => boxes().length).toBe(2)
  const [back, next] = boxes()
  expect(back).toEqual(next)
  for (const button of root().querySelectorAll('.send-actions > .button')) button.append(' with a long message')
  const [above, below] = boxes()
  expect(below?.top).toBeGreaterThan(above?.top ?? 0)
  expect(below?.width).toBe(above?.width)
})
