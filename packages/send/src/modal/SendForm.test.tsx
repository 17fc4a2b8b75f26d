import { afterEach, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { giveNames } from '../../test/giveNames'
import { asset, dollarAddress, heldAssets } from '../../test/heldAssets'
import { type OpenSend, type OpenSendOptions, openSend } from '../../test/mountSend'
import { bob, carol } from '../../test/startSend'
import { typingPause } from './useErrorTiming'

const amount = page.getByRole('textbox', { name: /^You send/ })
const recipient = page.getByRole('textbox', { name: /^To/ })
const review = page.getByRole('button', { name: 'Review' })
const alerts = page.getByRole('alert').filter({ hasText: /\S/ })
const recents = page.getByRole('list', { name: 'Recent' })

const withHistory = (names: Parameters<typeof giveNames>[1]): OpenSendOptions => ({
  options: { cloud: { blockchain: location.origin } },
  prepare: ({ kit }) => giveNames(kit, names),
})

afterEach(() => {
  vi.restoreAllMocks()
})

/** Keeps pauses in typing from ending. Returns a function that ends the current one. */
function holdPauses({ kit: { environment } }: Pick<OpenSend, 'kit'>): () => void {
  const setTimer = environment.setTimer.bind(environment)
  let onPause: (() => void) | undefined
  vi.spyOn(environment, 'setTimer').mockImplementation((callback, milliseconds) => {
    if (milliseconds !== typingPause) return setTimer(callback, milliseconds)
    onPause = callback
    return () => {
      onPause = undefined
    }
  })
  return () => onPause?.()
}

/** Returns the part of the focused element. */
const focusedPart = (root: () => ShadowRoot) => () => root().activeElement?.getAttribute('part')

test('selects the most valuable token', async () => {
  const { part } = await openSend(undefined, {
    prepare: ({ evm }) => {
      evm.assets = { 1: [...heldAssets, asset(`0x${'1'.repeat(40)}`, 'Gold', 'GLD', 18, 4n * 10n ** 18n, 5_000)] }
    },
  })
  await expect.poll(() => part.controller.draft?.token?.symbol).toBe('GLD')
  expect(page.getByRole('button', { name: /Select token/ }).elements()).toHaveLength(1)
})

test.each<[string, Parameters<typeof openSend>[0], string | undefined]>([
  ['the token', { assetAddress: dollarAddress, amount: '5' }, 'USDC'],
  ['another network', { chainId: 8453, amount: '5' }, undefined],
  ['only an amount', { amount: '5' }, 'ETH'],
])('selects no other token if the app names %s', async (_, params, expected) => {
  const { kit, part } = await openSend(params)
  kit.router.push('WalletSendSelectToken')
  await expect.element(page.getByRole('list', { name: 'Your tokens' })).toBeVisible()
  await expect.poll(() => part.controller.draft?.token?.symbol).toBe(expected)
})

test('shows that the token loads, and lets the user choose one in the meantime', async () => {
  let answer = (): void => {}
  const { part, root } = await openSend(undefined, {
    prepare: ({ evm }) => {
      const { getWalletAssets } = evm
      evm.getWalletAssets = async query => {
        await new Promise<void>(resolve => (answer = resolve))
        return getWalletAssets.call(evm, query)
      }
    },
  })
  const choice = page.getByRole('button', { name: /Select token/ })
  await expect.element(choice).toBeEnabled()
  expect(root().querySelector('.send-token .spinner')).not.toBeNull()
  answer()
  await expect.poll(() => part.controller.draft?.token?.symbol).toBe('ETH')
  expect(root().querySelector('.send-token .spinner')).toBeNull()
})

test('keeps the token that the user chose when the assets change', async () => {
  const { part } = await openSend()
  await page.getByRole('button', { name: /Select token/ }).click()
  await page.getByRole('button', { name: /USD Coin/ }).click()
  await expect.element(amount).toBeVisible()
  expect(part.controller.draft?.token?.symbol).toBe('USDC')
})

test.each<[string, Parameters<typeof openSend>[0], string | undefined]>([
  ['the amount', undefined, 'send-amount-field'],
  ['the recipient if the app gave an amount', { assetAddress: 'native', amount: '0.5' }, 'send-to-field'],
])('focuses the first empty field: %s', async (_, params, expected) => {
  const { root } = await openSend(params)
  await expect.poll(focusedPart(root)).toBe(expected)
  const [titleId = ''] = root().activeElement?.getAttribute('aria-describedby')?.split(' ') ?? []
  expect(root().getElementById(titleId)?.textContent).toBe('Send')
})

test('leaves the focus on the title of a form that the app filled in', async () => {
  const { part, root } = await openSend({ assetAddress: 'native', amount: '0.5', to: bob })
  await expect.poll(() => part.controller.draft?.recipient.kind).toBe('found')
  expect(root().activeElement?.tagName).toBe('H1')
})

test('says nothing after the first key, but once the user pauses', async () => {
  const pause = holdPauses(await openSend())
  await userEvent.click(amount)
  await userEvent.keyboard('1,234')
  await expect.element(amount).toHaveValue('1,234')
  expect(alerts.elements()).toEqual([])
  pause()
  await expect.element(alerts).toHaveTextContent('This could be 1234 or 1.234. Enter the one you mean.')
  await userEvent.keyboard('5')
  await expect.element(amount).toHaveAttribute('aria-invalid', 'true')
})

test('keeps an error on screen until it is fixed', async () => {
  await openSend()
  await userEvent.click(amount)
  await userEvent.keyboard('0,5')
  await userEvent.tab()
  await expect.element(alerts).toHaveTextContent('Use a point for decimals, like 0.5.')
  await userEvent.click(amount)
  await userEvent.keyboard('{End}5')
  await expect.element(alerts).toHaveTextContent('Use a point for decimals, like 0.55.')
  await amount.fill('0.55')
  await expect.element(alerts).not.toBeInTheDocument()
})

test("shows a recipient's error as soon as the user leaves the field", async () => {
  holdPauses(await openSend({ assetAddress: 'native', amount: '0.5' }))
  await userEvent.click(recipient)
  await userEvent.keyboard('n')
  await expect.element(recipient).toHaveValue('n')
  expect(alerts.elements()).toEqual([])
  await userEvent.tab()
  await expect.element(alerts).toHaveTextContent('Enter a valid Ethereum address or name.')
})

test("shows a pasted recipient's error without a pause", async () => {
  holdPauses(await openSend({ assetAddress: 'native', amount: '0.5' }))
  await userEvent.click(recipient)
  const field = recipient.element() as HTMLTextAreaElement
  field.ownerDocument.execCommand('insertText', false, 'nobody')
  expect(alerts.elements()).toEqual([])
  Object.getOwnPropertyDescriptor(HTMLTextAreaElement.prototype, 'value')?.set?.call(field, 'nowhere')
  field.dispatchEvent(new InputEvent('input', { bubbles: true, inputType: 'insertFromPaste' }))
  await expect.element(alerts).toHaveTextContent('Enter a valid Ethereum address or name.')
})

test('a click on the empty space of a panel focuses its field', async () => {
  const { root } = await openSend({ assetAddress: 'native', amount: '0.5', to: bob })
  const panels = () => [...root().querySelectorAll<HTMLElement>('.send-panel')]
  await expect.poll(() => panels().length).toBe(2)
  await userEvent.click(panels()[0] as HTMLElement, { position: { x: 4, y: 4 } })
  expect(focusedPart(root)()).toBe('send-amount-field')
  await userEvent.click(panels()[1] as HTMLElement, { position: { x: 150, y: 6 } })
  expect(focusedPart(root)()).toBe('send-to-field')
})

test.each([
  [360, 'en', 'ETH', 12_345_678_901_234_567_891n],
  [360, 'ar-EG', 'ETH', 12_345_678_901_234_567_891n],
  [320, 'en', 'ETH', 12_345_678_901_234_567_891n],
  [320, 'en', 'LONGSYMBOLTOKEN', 1_234_567_890_123_456_789_012_345_678n],
])('shows every digit of a maximum at %i px in %s, with %s', async (width, locale, symbol, balance) => {
  await page.viewport(width, 700)
  const address = `0x${'2'.repeat(40)}`
  const { part, root } = await openSend(
    { assetAddress: address },
    {
      options: { locale },
      prepare: ({ evm }) => {
        evm.assets = { 1: [asset(address, 'Long', symbol, 18, balance, 1)] }
        evm.getBalance = async ({ tokenAddress }) =>
          tokenAddress ? { value: balance, decimals: 18, symbol } : { value: 10n ** 18n, decimals: 18, symbol: 'ETH' }
      },
    },
  )
  await expect.poll(() => part.controller.draft?.token?.symbol).toBe(symbol)
  await part.controller.max(locale)
  const field = () => root().querySelector('.send-amount input') as HTMLInputElement
  await expect.poll(() => field().value.length).toBeGreaterThan(20)
  expect(field().scrollWidth).toBeLessThanOrEqual(field().clientWidth)
  expect(Number.parseFloat(getComputedStyle(field()).fontSize)).toBeGreaterThanOrEqual(12)
  part.controller.typeAmount('1', locale)
  await expect.poll(() => getComputedStyle(field()).fontSize).toBe('34px')
  await page.viewport(1280, 800)
})

test('pastes a recipient, checks it and leaves the focus in the field', async () => {
  const { part, root } = await openSend()
  vi.spyOn(navigator.clipboard, 'readText').mockResolvedValue(` ${bob}\n`)
  await page.getByRole('button', { name: 'Paste' }).click()
  await expect.element(recipient).toHaveValue(bob)
  await expect.poll(() => part.controller.draft?.recipient.kind).toBe('found')
  expect(focusedPart(root)()).toBe('send-to-field')
  await expect.element(page.getByRole('button', { name: 'Paste' })).not.toBeInTheDocument()
})

test.each([
  [
    "doesn't let the app read the clipboard",
    () => Promise.reject(new DOMException('Denied', 'NotAllowedError')),
    'Couldn’t read your clipboard. Paste into the field instead.',
  ],
  ['has an empty clipboard', async () => ' ', 'Your clipboard has no text. Copy an address first.'],
])('says why nothing was pasted if the browser %s', async (_, readText, message) => {
  const made = await openSend()
  holdPauses(made)
  vi.spyOn(navigator.clipboard, 'readText').mockImplementation(readText)
  await page.getByRole('button', { name: 'Paste' }).click()
  await expect.element(alerts).toHaveTextContent(message)
  expect(focusedPart(made.root)()).toBe('send-to-field')
  await userEvent.keyboard('b')
  await expect.element(alerts).not.toBeInTheDocument()
})

test('offers no Paste button without a clipboard', async () => {
  vi.spyOn(navigator, 'clipboard', 'get').mockReturnValue(undefined as unknown as Clipboard)
  await openSend()
  await expect.element(recipient).toBeVisible()
  await expect.element(page.getByRole('button', { name: 'Paste' })).not.toBeInTheDocument()
})

test('suggests recent recipients once the field has the focus, by keyboard alone', async () => {
  const { root } = await openSend({ assetAddress: 'native' }, withHistory({ paid: [bob, carol] }))
  await expect.element(recipient).toBeVisible()
  expect(recents.elements()).toEqual([])
  recipient.element().focus()
  await expect.element(recents).toBeVisible()
  expect(
    recents
      .getByRole('button')
      .elements()
      .map(row => row.textContent),
  ).toEqual([expect.stringMatching(/^0x71C7…976F .*(ago|month|year)/), expect.stringMatching(/^0x5290…9EE7 /)])
  await userEvent.tab()
  await userEvent.tab()
  await userEvent.tab()
  await userEvent.keyboard('{Enter}')
  await expect.element(recipient).toHaveValue(carol)
  expect(focusedPart(root)()).toBe('send-to-field')
  expect(recents.elements()).toEqual([])
})

test('never suggests an address that poisons the history, nor one that it imitates', async () => {
  const mimic = `${bob.slice(0, 6)}${'a'.repeat(32)}${bob.slice(-4)}`
  await openSend({ assetAddress: 'native' }, withHistory({ paid: [bob, carol], senders: [mimic] }))
  recipient.element().focus()
  await expect.element(recents).toBeVisible()
  expect(
    recents
      .getByRole('button')
      .elements()
      .map(row => row.getAttribute('title')),
  ).toEqual([carol])
})

test('Review waits for the maximum', async () => {
  let answer = (): void => {}
  await openSend(
    { assetAddress: 'native', to: bob },
    {
      prepare: ({ evm }) => {
        const estimate = evm.estimateFee
        evm.estimateFee = async () => {
          await new Promise<void>(resolve => (answer = resolve))
          evm.estimateFee = estimate
          return estimate.call(evm)
        }
      },
    },
  )
  await page.getByRole('button', { name: 'Max', exact: true }).click()
  await review.click()
  await expect.element(page.getByRole('button', { name: 'Review' })).toHaveAttribute('aria-busy', 'true')
  answer()
  await expect.element(page.getByRole('heading', { name: /^Review/ })).toBeVisible()
})

test('Review waits for the check of the recipient', async () => {
  let answer = (): void => {}
  await openSend(
    { assetAddress: 'native', amount: '0.5' },
    {
      prepare: ({ evm }) => {
        evm.isContract = () => new Promise(resolve => (answer = () => resolve(false)))
      },
    },
  )
  await recipient.fill(bob)
  await review.click()
  await expect.element(page.getByRole('button', { name: 'Review' })).toHaveAttribute('aria-busy', 'true')
  answer()
  await expect.element(page.getByRole('heading', { name: /^Review/ })).toBeVisible()
})

test.each([
  ['by itself', ''],
  ['by its copy', 'textarea { field-sizing: fixed !important }'],
])('a typed address keeps its last line with wider text spacing, sized %s', async (_, more) => {
  const { root } = await openSend({ assetAddress: 'native', amount: '0.5', to: bob })
  await expect.element(recipient).toHaveValue(bob)
  const sheet = new CSSStyleSheet()
  const spacing = 'line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important'
  sheet.replaceSync(`* { ${spacing} } ${more}`)
  root().adoptedStyleSheets.push(sheet)
  const field = recipient.element()
  expect(field.scrollHeight).toBeLessThanOrEqual(field.clientHeight)
})

test.each(['en', 'ar'])(
  'shows an address in groups, unless its field has the focus, in the same space: %s',
  async locale => {
    const { root } = await openSend({ assetAddress: 'native', amount: '0.5', to: bob }, { options: { locale } })
    const field = root().querySelector<HTMLTextAreaElement>('.send-to textarea')
    const groups = () => root().querySelector('.send-to-field .address bdi')
    await expect.poll(() => groups()?.textContent).toBe(bob)
    if (!field || root().activeElement === field) throw new Error('The field has the focus')
    const shown = () => [getComputedStyle(field).opacity, getComputedStyle(groups() ?? field).visibility]
    const height = () => root().querySelector('.send-to')?.getBoundingClientRect().height
    const before = height()
    expect(shown()).toEqual(['0', 'visible'])
    const start = field.getBoundingClientRect()[locale === 'ar' ? 'right' : 'left']
    const ends = [...(groups()?.children ?? [])].map(group => group.getBoundingClientRect())
    const edge =
      locale === 'ar' ? Math.max(...ends.map(({ right }) => right)) : Math.min(...ends.map(({ left }) => left))
    expect(Math.abs(edge - start)).toBeLessThanOrEqual(2)
    await userEvent.click(field)
    expect(root().activeElement).toBe(field)
    expect(shown()).toEqual(['1', 'hidden'])
    expect(field.value).toBe(bob)
    expect(height()).toBe(before)
    await expect.element(page.elementLocator(field)).toHaveAccessibleName(/./)
  },
)

test('Review says each missing value once: the first describes its field, which takes the focus', async () => {
  const { part, root } = await openSend()
  await expect.poll(() => part.controller.draft?.token?.symbol).toBe('ETH')
  await review.click()
  await expect.poll(focusedPart(root)).toBe('send-amount-field')
  await expect.element(amount).toHaveAccessibleDescription('Enter an amount.')
  await expect.element(alerts).toHaveTextContent('Enter an address or name.')
  expect(alerts.elements()).toHaveLength(1)
  await amount.fill('much')
  await expect.element(alerts.first()).toHaveTextContent('Enter an amount like 0.5.')
})
