import { expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { openSwap } from '../../test/openSwap'
import { tokenList } from '../../test/serveSwaps'
import { dollar } from '../../test/startSwap'
import { swapScenes } from '../../test/swapScenes'

const field = () => page.getByRole('textbox', { name: /Pay amount/ })
const button = (name: string | RegExp) => page.getByRole('button', { name, exact: true })

test('the button says what is missing, in order', async () => {
  const { root } = await openSwap()
  await expect.element(button('Select token').last()).toBeVisible()
  const submit = () => root().querySelector('[type=submit]')?.textContent
  await expect.poll(submit).toBe('Select token')
  root().querySelector<HTMLElement>('[data-side="to"]')?.click()
  await page
    .getByRole('button', { name: /USD Coin/ })
    .first()
    .click()
  await expect.poll(submit).toBe('Enter amount')
  await userEvent.type(field(), '200')
  await expect.poll(submit).toBe('Not enough ETH')
  await userEvent.fill(field(), '0.5')
  await expect.poll(submit).toBe('Review swap')
})

test('without a route, the button leads to another token', async () => {
  const noQuote = { '/v1/convert/quotes': () => ({ quotes: [], skipped: [] }) }
  const { root } = await openSwap({ fromToken: 'ETH', toToken: 'USDC', amount: '1' }, { answers: noQuote })
  await expect.poll(() => root().querySelector('.notice')).not.toBeNull()
  const submit = root().querySelector<HTMLElement>('[type=submit]')
  expect(submit?.textContent).toBe('Select token')
  submit?.click()
  expect(root().activeElement?.getAttribute('data-side')).toBe('to')
})

test('a blocked review only leads back', async () => {
  const made = await swapScenes['a blocked review']?.()
  await expect.element(button('Swap')).not.toBeInTheDocument()
  made?.root().querySelector<HTMLElement>('.swap-confirm .button')?.click()
  await expect.poll(() => made?.kit.router.current.view).toBe('Swap')
})

test('says at least how much the user gets, and shows the worst case in money first', async () => {
  const { root } = await openSwap({ fromToken: 'ETH', toToken: 'USDC', amount: '1' })
  await expect.poll(() => root().querySelector('.swap-received')?.textContent).toBe('2,490')
  const spoken = () => [...root().querySelectorAll('[aria-live], [role=status]')].map(one => one.textContent).join(' ')
  // 2% below 2,490.
  await expect.poll(spoken).toContain('You get at least')
  expect(spoken()).toContain('2,440.2')
  root().querySelector<HTMLElement>('.swap-summary')?.click()
  const labels = () => [...root().querySelectorAll('dt')].map(({ textContent }) => textContent)
  await expect.poll(labels).toEqual(['Worst case', 'Minimum received', 'Provider', 'Provider fee', 'Visibility'])
  expect(root().querySelector('dd')?.textContent).toBe('−$59.80 (−2.4%)')
  expect(root().querySelector('.fact-list')?.textContent).toContain('No fee')
})

test('accepts a custom slippage within bounds only', async () => {
  const { flow, root } = await openSwap({ fromToken: 'ETH', toToken: 'USDC', amount: '1' })
  await expect.poll(() => root().querySelector('.swap-summary')).not.toBeNull()
  root().querySelector<HTMLElement>('.swap-summary')?.click()
  await button('Custom').click()
  const custom = page.getByRole('textbox', { name: 'Custom slippage in percent' })
  await expect.poll(() => root().activeElement?.className).toBe('swap-percent')
  const slippage = () => {
    const { value } = flow.controller.state
    return 'draft' in value ? value.draft.slippage : undefined
  }
  await userEvent.fill(custom, '0.75')
  await expect.poll(slippage).toBe(75)
  await userEvent.fill(custom, '46453')
  await expect.element(page.getByRole('alert').first()).toBeVisible()
  expect(root().querySelector('.swap-slippage .swap-error')?.textContent).toBe('Enter a percentage from 0.1% to 15%.')
  expect(slippage()).toBe(75)
  await userEvent.fill(custom, '8')
  await expect.poll(() => root().querySelector('.swap-caution')).not.toBeNull()
  expect(slippage()).toBe(800)
})

test('approves, swaps, resolves open() with the hash and tracks the events without addresses', async () => {
  const { events, kit, requests, result, root } = await openSwap({ fromToken: 'USDC', toToken: 'ETH', amount: '400' })
  await button('Review swap').click()
  await expect.poll(() => kit.router.current.view).toBe('SwapPreview')
  await button(/^Approve/).click()
  await expect.poll(() => root().querySelector('h2')?.textContent).toContain('Swapped')
  expect(requests).toEqual(['approval', 'swap'])
  expect(await result).toEqual({ hash: '0x2' })
  await expect.poll(() => events.map(({ event }) => event)).toEqual(['OPEN_SWAP', 'INITIATE_SWAP', 'SWAP_SUCCESS'])
  expect(events.at(-1)).toMatchObject({
    properties: { swapFromToken: 'USDC', swapToToken: 'ETH', swapFromAmount: '400', network: 'eip155:1' },
  })
  expect(JSON.stringify(events)).not.toContain(dollar.address?.toLowerCase())
})

test('the first row of 10,000 tokens shows within one task, and the search ranks by the place of the match', async () => {
  const { kit, root } = await openSwap(undefined, {
    answers: { '/v1/convert/tokens': () => ({ tokens: tokenList(10_000) }) },
  })
  kit.router.push('SwapSelectToken')
  await expect.poll(() => root().querySelectorAll('.virtual-list .list-item').length).toBeGreaterThan(5)
  expect(root().querySelectorAll('.virtual-list .list-item').length).toBeLessThan(40)
  await userEvent.fill(page.getByRole('searchbox'), 'usd')
  const names = () => [...root().querySelectorAll('.virtual-list .list-item')].map(({ textContent }) => textContent)
  await expect.poll(names).toEqual([expect.stringContaining('USD Coin')])
  await userEvent.fill(page.getByRole('searchbox'), 'nothing like it')
  await expect.element(page.getByRole('heading', { name: /No tokens match/ })).toBeVisible()
})

test('a pasted address finds an unlisted token, and says that it imitates a listed one', async () => {
  const fake = `0x${'ab'.repeat(20)}`
  const { kit, root } = await openSwap(undefined, {
    prepare: evm => {
      const { getBalance } = evm
      evm.getBalance = async query =>
        query.tokenAddress === fake ? { value: 0n, decimals: 6, symbol: 'USD\u200bC' } : getBalance.call(evm, query)
    },
  })
  kit.router.push('SwapSelectToken')
  await userEvent.fill(page.getByRole('searchbox'), fake)
  await expect
    .poll(() => root().querySelector('.virtual-list .list-item')?.textContent)
    .toMatch(/Not the listed USD\u200b?C · 0xaBaB|Not the listed USD\u200b?C · 0xabab/)
})

test('shows the state of a network without swaps, with a way to switch', async () => {
  const { kit } = await openSwap(undefined, {
    answers: { '/v1/supported-chains': () => ({ http: ['eip155:1'], ws: [], swaps: ['eip155:10'] }) },
  })
  await expect.element(page.getByRole('heading', { name: 'Network not supported for swaps' })).toBeVisible()
  await button('Switch network').click()
  expect(kit.router.current.view).toBe('Networks')
})

test('an app locks tokens and the amount, so the user can only review', async () => {
  const { flow, root } = await openSwap({
    fromToken: 'ETH',
    toToken: 'USDC',
    amount: '0.5',
    locked: ['fromToken', 'toToken', 'amount'],
  })
  await expect.element(button('Review swap')).toBeVisible()
  await expect.poll(() => root().querySelectorAll('.swap-token[data-locked]').length).toBe(2)
  await expect.element(button('Switch tokens')).not.toBeInTheDocument()
  await expect.element(button('Max')).not.toBeInTheDocument()
  await expect.element(field()).toHaveAttribute('readonly')
  expect(await flow.controller.review()).toBe(true)
})

test('an app that locks only the received token leaves the rest to the user', async () => {
  const { root } = await openSwap({ toToken: 'USDC', locked: ['toToken', 'amount'] })
  await expect.poll(() => root().querySelectorAll('.swap-token[data-locked]').length).toBe(1)
  await expect.element(field()).not.toHaveAttribute('readonly')
  await expect.element(button(/ETH/)).toBeVisible()
})

test('the summary shows the rate, and the network fee in money', async () => {
  const { root } = await openSwap({ fromToken: 'ETH', toToken: 'USDC', amount: '1' }, { networkFee: '320000000000000' })
  await expect
    .poll(() => root().querySelector('.swap-summary')?.textContent)
    .toContain('1 ETH = 2,490 USDC · fee $0.80')
})

test.each([
  ['en', '0.5', '1,245'],
  ['de', '0,5', '1.245'],
  ['ar', '0.5', '1,245'],
  ['ar-EG', '٠٫٥', '١٬٢٤٥'],
])('in %s, %s is half a coin', async (locale, typed, received) => {
  const { flow, root } = await openSwap({ fromToken: 'ETH', toToken: 'USDC' }, { options: { locale } })
  await expect.poll(() => root().querySelectorAll('.swap-token:not([data-empty])').length).toBe(2)
  const input = root().querySelector<HTMLInputElement>('.swap-amount > input')
  if (!input) throw new Error('There is no field.')
  await userEvent.fill(input, typed)
  await expect.poll(() => root().querySelector('.swap-received')?.textContent).toBe(received)
  expect(flow.controller.state.value).toMatchObject({ draft: { amount: 5n * 10n ** 17n } })
})

test('estimates the received amount by market prices until the quote arrives', async () => {
  let answer = (): void => {}
  const held = new Promise<void>(resolve => {
    answer = resolve
  })
  const { flow, root } = await openSwap({ fromToken: 'ETH', toToken: 'USDC' })
  const received = () => root().querySelector('.swap-received')?.textContent
  const draft = () => {
    const { value } = flow.controller.state
    return 'draft' in value ? [value.draft.from?.price, value.draft.to?.price] : []
  }
  await expect.poll(draft).toEqual([2_500, 1])
  const { fetch } = globalThis
  vi.stubGlobal('fetch', async (input: string, init?: RequestInit) => {
    if (String(input).includes('/convert/quotes')) await held
    return fetch(input, init)
  })
  await userEvent.fill(field(), '0.5')
  await expect.poll(received).toBe('≈ 1,250')
  expect(root().querySelector('.swap-received')).toHaveAttribute('data-empty')
  answer()
  await expect.poll(received).toBe('1,245')
})

test('pauses while the browser is offline', async () => {
  const { flow } = await openSwap({ fromToken: 'ETH', toToken: 'USDC', amount: '0.5' })
  const [pause, resume] = [vi.spyOn(flow.controller, 'pause'), vi.spyOn(flow.controller, 'resume')]
  const online = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  window.dispatchEvent(new Event('offline'))
  expect(pause).toHaveBeenCalledOnce()
  online.mockReturnValue(true)
  window.dispatchEvent(new Event('online'))
  expect(resume).toHaveBeenCalledOnce()
})
