import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { type OpenOnramp, openOnramp } from '../../test/openOnramp'
import { ether, offer, own, progressOf, quoteFor } from '../../test/serveOnramp'
import { regionKey } from '../market/regionKey'

const hundred = { country: 'DE', amount: '100' }
const button = (name: string | RegExp) => page.getByRole('button', { name })
const facts = ({ root }: OpenOnramp): readonly string[] =>
  [...root().querySelectorAll('.buy-facts dd')].map(({ textContent }) => textContent ?? '')
const unfold = () => button(/^Includes/).click()

test('shows the best price, whose lines sum up, and continues in a window that opened in the click', async () => {
  const sent: unknown[] = []
  const made = await openOnramp(hundred, {
    answers: {
      '/v1/onramp/sessions': (_, body) => {
        sent.push(body)
        return { id: 'one', secret: 's', url: 'https://cloud.example/onramp/open/t', expiresAt: Date.now() + 60_000 }
      },
    },
  })
  await expect.element(button('Continue to Acme Pay')).toBeVisible()
  await button('Includes €4.15 in fees Details').click()
  expect(facts(made)).toEqual(['€95.85', '€3.90', '€0.25', '€100.00'])
  await button('Continue to Acme Pay').click()
  await expect.element(page.getByRole('heading', { name: 'Continue with Acme Pay' })).toBeVisible()
  expect(made.windows).toMatchObject([{ urls: ['https://cloud.example/onramp/open/t'], opener: null }])
  expect(sent).toEqual([{ projectId: expect.any(String), quoteId: 'acme:100', account: `eip155:1:${own}` }])
  expect(made.events).toMatchObject([
    { event: 'SELECT_BUY_PROVIDER', properties: { provider: 'acme', isSmartAccount: false } },
  ])
})

test('reports the choice to buy once per click in the account, and not if the app opens the form', async () => {
  const made = await openOnramp(hundred)
  const chosen = { event: 'SELECT_BUY_CRYPTO', properties: { isSmartAccount: false } }
  await expect.element(button('Continue to Acme Pay')).toBeVisible()
  expect(made.events).toEqual([])
  void made.kit.modal.open({ view: 'Account' })
  await page.getByRole('button', { name: 'Buy', exact: true }).click()
  await expect.element(button(/^EUR/)).toBeVisible()
  expect(made.events).toMatchObject([chosen])
  await button(/^EUR/).click()
  await page.getByRole('button', { name: /^British Pound/ }).click()
  await expect.element(button(/^GBP/)).toBeVisible()
  expect(made.events).toMatchObject([chosen])
  await button('Back').click()
  await page.getByRole('button', { name: 'Buy', exact: true }).click()
  await expect.element(button(/^GBP/)).toBeVisible()
  expect(made.events).toMatchObject([chosen, chosen])
})

test('continues with the chosen provider', async () => {
  const made = await openOnramp(hundred)
  await page.getByRole('radio', { name: /^Bolt/ }).click()
  await button('Continue to Bolt').click()
  await expect.poll(() => made.windows.length).toBe(1)
  expect(made.flow.purchases.state.purchases).toMatchObject([{ provider: { id: 'bolt' } }])
})

test('offers the link if the browser blocks the window, and returns to the app', async () => {
  const sent: unknown[] = []
  const made = await openOnramp(hundred, {
    isBlocked: true,
    answers: {
      '/v1/onramp/sessions': (_, body) => {
        sent.push(body?.['redirectUrl'])
        return {
          id: 'one',
          secret: 's',
          url: 'https://cloud.example/onramp/open/token',
          expiresAt: Date.now() + 60_000,
        }
      },
      '/v1/onramp/sessions/one': () => progressOf('created', { pollInMs: 4000 }),
    },
  })
  await button('Continue to Acme Pay').click()
  const link = page.getByRole('link', { name: 'Open Acme Pay' })
  await expect.element(link).toHaveAttribute('href', 'https://cloud.example/onramp/open/token')
  await expect.element(button('Copy link')).toBeVisible()
  expect(made.windows).toEqual([])
  expect(sent).toEqual([`${location.origin}${location.pathname}`])
})

test('closes the window and shows the new price if the old one got worse', async () => {
  let euros = 2300
  const made = await openOnramp(hundred, {
    answers: {
      '/v1/onramp/quotes': (_, body) => ({
        quotes: [quoteFor(body, 'acme', 'Acme Pay', euros, { expiresAt: Date.now() + 4000 })],
        skipped: [],
      }),
    },
  })
  await expect.element(button('Continue to Acme Pay')).toBeVisible()
  euros = 2600
  await button('Continue to Acme Pay').click()
  await expect.element(page.getByText(/^The price changed/)).toBeVisible()
  expect(made.windows).toMatchObject([{ urls: [], isClosed: true }])
  expect(made.flow.purchases.state.purchases).toEqual([])
})

test('shows no figures while the backend has none', async () => {
  const made = await openOnramp(hundred, {
    answers: {
      '/v1/onramp/quotes': () => ({
        quotes: [],
        skipped: [{ provider: { id: 'acme', name: 'Acme Pay' }, reason: 'unavailable' }],
      }),
    },
  })
  await expect.element(page.getByText(/^No provider has a price/)).toBeVisible()
  expect(made.root().querySelector('.buy-summary, .buy-provider')).toBeNull()
  expect(made.root().querySelector('.buy-received')?.textContent).toBe('–')
  await expect.element(button('Try again')).toBeVisible()
})

test.each([
  ['for more than the amount', { total: '100.02', subtotal: '95.87' }],
  ['whose lines do not sum up', { subtotal: '99.00' }],
  ['for another asset', { asset: 'eip155:1/erc20:0x0000000000000000000000000000000000000bad' }],
  ['in another currency', { currency: 'USD' }],
  ['with an invalid fee', { fees: [{ kind: 'provider', amount: '-3.90' }] }],
  ['without crypto', { amount: '0' }],
])('ignores a price %s', async (_, change) => {
  const made = await openOnramp(hundred, {
    answers: {
      '/v1/onramp/quotes': (__, body) => ({
        quotes: [quoteFor(body, 'acme', 'Acme Pay', 2300, change), quoteFor(body, 'bolt', 'Bolt', 2350)],
        skipped: [],
      }),
    },
  })
  await expect.element(button('Continue to Bolt')).toBeVisible()
  expect(made.root().textContent).not.toContain('Acme Pay')
})

test('names the limits of an amount', async () => {
  await openOnramp({ country: 'DE', amount: '5' })
  await expect.element(page.getByText('The minimum is €10.00.')).toBeVisible()
  await page.getByRole('textbox').fill('30000')
  await expect.element(page.getByText('The maximum is €7,500.00.')).toBeVisible()
  await page.getByLabelText('Pay with').selectOptions('Bank transfer')
  await expect.element(page.getByText('The maximum is €25,000.00.')).toBeVisible()
})

test("names the provider's own limit", async () => {
  await openOnramp(hundred, {
    answers: {
      '/v1/onramp/quotes': () => ({
        quotes: [],
        skipped: [
          { provider: { id: 'acme', name: 'Acme' }, reason: 'amount-too-low', limits: { min: '150', max: '900' } },
        ],
      }),
    },
  })
  await expect.element(page.getByText('The minimum is €150.00.')).toBeVisible()
})

test('asks for the country and, in the US, for the state', async () => {
  const markets: string[] = []
  const made = await openOnramp(
    { country: 'US', amount: '100' },
    {
      answers: {
        '/v1/onramp/catalog': ({ searchParams }) => {
          markets.push(`${searchParams.get('country')}-${searchParams.get('subdivision')}`)
          return { assets: [], providers: [], unavailable: [] }
        },
      },
    },
  )
  await button('Select state').click()
  expect(made.root().activeElement?.tagName).toBe('SELECT')
  expect(markets).toEqual([])
  await page.getByLabelText('State').selectOptions('New York')
  await expect.element(page.getByText(/^Buying isn’t available in United States/)).toBeVisible()
  expect(markets).toEqual(['US-NY'])
})

test('remembers the country', async () => {
  const made = await openOnramp()
  await page.getByLabelText('Country').selectOptions('Austria')
  expect(made.kit.context.store.read(regionKey)).toEqual({ country: 'AT' })
  expect(made.flow.form.state.value.draft).toMatchObject({ country: 'AT' })
})

test('chooses a currency and a token by keyboard, and returns to the form', async () => {
  const made = await openOnramp(hundred)
  await expect.element(button('Continue to Acme Pay')).toBeVisible()
  await button(/^EUR/).click()
  await page.getByRole('button', { name: /^British Pound/ }).click()
  await expect.element(button(/^GBP/)).toBeVisible()
  expect(made.root().activeElement?.textContent).toContain('GBP')
  await userEvent.keyboard('{Tab}')
  await button(/^ETH/).click()
  await page.getByRole('button', { name: /^USD Coin/ }).click()
  await expect.element(button(/^USDC/)).toBeVisible()
  await unfold()
  await expect.poll(() => facts(made).at(-1)).toBe('£100.00')
})

test('fills in the asset by address or symbol', async () => {
  const made = await openOnramp({ ...hundred, asset: 'usdc', currency: 'USD' })
  await expect.poll(() => made.flow.form.state.value.draft.asset?.symbol).toBe('USDC')
  expect(made.flow.form.state.value.draft.currency).toBe('USD')
})

test('rejects more decimals than cents', async () => {
  const made = await openOnramp(hundred)
  await page.getByRole('textbox').fill('99.999')
  await expect.element(button('Enter amount')).toBeVisible()
  expect(made.flow.form.blocker).toBe('invalidAmount')
})

test('keeps the last prices on screen while new ones load, and gets new ones before they expire', async () => {
  let requests = 0
  const made = await openOnramp(hundred, {
    answers: {
      '/v1/onramp/quotes': (_, body) => {
        requests += 1
        return { quotes: [quoteFor(body, 'acme', 'Acme Pay', 2300, { expiresAt: Date.now() + 10_500 })], skipped: [] }
      },
    },
  })
  await expect.poll(() => requests, { timeout: 9000 }).toBe(2)
  await made.kit.modal.close()
  expect(requests).toBe(2)
}, 15_000)

test('shows a price that only the provider knows as such', async () => {
  const made = await openOnramp(hundred, {
    answers: {
      // A backend with AppKit 1.8's formats lists no chains with purchases.
      '/v1/supported-chains': () => ({ http: ['eip155:1'], ws: [] }),
      '/v1/onramp/options': undefined,
      '/v1/onramp/quote': undefined,
      '/v1/generators/onrampurl': () => ({ url: 'https://pay.coinbase.com/buy' }),
    },
  })
  await expect.element(button('Continue to Coinbase')).toBeVisible()
  expect(made.root().querySelector('.buy-received')?.textContent).toBe('Price shown by the provider')
  expect(made.root().querySelector('.buy-summary')).toBeNull()
  await button('Continue to Coinbase').click()
  await expect.poll(() => made.windows[0]?.urls).toEqual(['https://pay.coinbase.com/buy'])
})

test('the offer of one provider needs no choice', async () => {
  const made = await openOnramp(hundred, {
    answers: {
      '/v1/onramp/catalog': () => ({
        assets: [{ id: ether, address: null, name: 'Ether', symbol: 'ETH', decimals: 18, iconUrl: null }],
        providers: [offer('acme', 'Acme Pay')],
        unavailable: [],
      }),
      '/v1/onramp/quotes': (_, body) => ({ quotes: [quoteFor(body, 'acme', 'Acme Pay', 2300)], skipped: [] }),
    },
  })
  await expect.element(button('Continue to Acme Pay')).toBeVisible()
  expect(made.root().querySelectorAll('input[type="radio"]').length).toBe(0)
  expect(made.root().querySelector('.buy-choice[data-fixed]')?.textContent).toContain('ETH')
})
