import { PortfolioController, subjectOf } from '@openappkit/appkit-core/portfolio'
import { expect, onTestFinished, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { threeTokens } from '../../../test/accountBackend'
import { endMovements } from '../../../test/endMovements'
import { accountButton } from '../../../test/featureItems'
import { focusedText } from '../../../test/focusedText'
import { liveLog } from '../../../test/liveLog'
import { type OpenAccount, openAccount } from '../../../test/openAccount'

const features = [{ name: 'send', accountButtons: [accountButton('send', { label: { en: 'Send' }, order: 40 })] }]
const requestCount = ({ backend }: OpenAccount) =>
  backend.requests.filter(({ pathname }) => pathname.endsWith('/balance')).length
const refreshButton = page.getByRole('button', { name: 'Refresh' })
const line = ({ root }: OpenAccount) => root().querySelector('.balance-amount') as HTMLElement
/** The largest total that shows cents. */
const almostAMillion = [{ name: 'Ether', symbol: 'ETH', amount: '999999.48', price: 1 }]

async function viewport(width: number, height: number): Promise<void> {
  const { innerWidth, innerHeight } = window
  onTestFinished(() => page.viewport(innerWidth, innerHeight))
  await page.viewport(width, height)
}

/** Sets the text spacing of WCAG 1.4.12. */
function spaceText(root: ShadowRoot): void {
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(
    '* { letter-spacing: 0.12em !important; word-spacing: 0.16em !important; line-height: 1.5 !important }',
  )
  root.adoptedStyleSheets.push(sheet)
}

test('on a phone, the first token starts at about half of the card, so that five are visible', async () => {
  await viewport(360, 740)
  const made = await openAccount({
    features,
    prepare: backend => {
      backend.tokens = Array.from({ length: 9 }, (_, index) => ({
        name: `Token ${index}`,
        symbol: `T${index}`,
        amount: '1',
        address: `0x${(index + 1).toString(16).padStart(40, '0')}`,
        price: 9 - index,
        priceDayAgo: 8,
      }))
    },
  })
  await expect.poll(() => made.root().querySelectorAll('.token-worth').length).toBe(9)
  const box = (selector: string) => made.root().querySelector(selector)?.getBoundingClientRect() ?? new DOMRect()
  const { top } = box('.card')
  expect(Math.round(box('.virtual-list-rows').top - top)).toBeLessThanOrEqual(320)
  // How far the footer covers the fifth token, once the card has its final height.
  const covered = () => {
    endMovements(made.root())
    return box('.virtual-list-rows > :nth-child(5) .token-worth').bottom - box('.view-footer').top
  }
  await expect.poll(covered).toBeLessThanOrEqual(0)
})

test('a button beside the total refreshes the account by keyboard, keeps the focus and announces the outcome', async () => {
  const made = await openAccount()
  const log = liveLog(made.root())
  await expect.element(refreshButton).toBeVisible()
  // Announcements at the same time would replace each other.
  await expect.poll(() => log).toContain('3 tokens')
  const before = requestCount(made)
  made.root().querySelector<HTMLElement>('.account-address > .icon-button')?.focus()
  await userEvent.tab()
  await userEvent.keyboard('{Enter}')
  await expect.poll(() => requestCount(made)).toBe(before + 1)
  await expect.poll(() => log).toContain('Up to date')
  expect(made.focused()?.getAttribute('title')).toBe('Refresh')
})

test('offers to refresh a total that is out of date, and announces that it still is', async () => {
  const made = await openAccount()
  const log = liveLog(made.root())
  await expect.element(refreshButton).toBeVisible()
  // Announcements at the same time would replace each other.
  await expect.poll(() => log).toContain('3 tokens')
  made.backend.isDown = true
  const subject = subjectOf(made.kit.chains.state)
  if (!subject) throw new Error('There is no account.')
  const portfolios = made.kit.controller(PortfolioController)
  // The first refresh may wait for a request that was sent before the failure.
  await expect.poll(() => portfolios.refresh(subject).then(() => portfolios.of(subject).status)).toBe('stale')
  await expect.element(page.getByText(/^Couldn’t update\. Last updated/)).toBeVisible()
  await refreshButton.click()
  await expect.poll(() => log).toContain('Couldn’t update')
})

test('a failure is said once in the account, beside a button to refresh', async () => {
  const made = await openAccount({
    prepare: backend => {
      backend.isDown = true
    },
  })
  await expect.element(page.getByRole('heading', { name: 'Couldn’t load tokens' })).toBeVisible()
  await expect.element(refreshButton).toBeVisible()
  expect(made.root().querySelector('.balance-note')?.textContent?.trim()).toBe('')
})

test('the total is read as one text with its label', async () => {
  const made = await openAccount()
  await expect.poll(() => line(made)?.textContent).toBe('$11,944.44')
  expect(line(made).getAttribute('aria-hidden')).toBe('true')
  expect(made.root().querySelector('.balance .visually-hidden')?.textContent).toBe('Total balance $11,944.44')
})

test('a usual total has the full size in every language', async () => {
  await viewport(360, 640)
  for (const locale of ['en', 'de'] as const) {
    const made = await openAccount({ options: { locale } })
    await expect.poll(() => line(made)?.textContent).toContain('44')
    expect(getComputedStyle(line(made)).fontSize).toBe('34px')
    made.kit.context.destroy()
  }
})

test.each(['en', 'de', 'ar'] as const)(
  'at the text spacing of WCAG, a long total in %s shrinks and stays on one line',
  async locale => {
    await viewport(320, 640)
    const made = await openAccount({
      options: { locale },
      prepare: backend => {
        backend.tokens = almostAMillion
      },
    })
    await expect.poll(() => line(made)?.textContent).toContain('48')
    spaceText(made.root())
    await expect.poll(() => line(made).style.getPropertyValue('--oak-fit')).not.toBe('')
    await expect.poll(() => line(made).scrollWidth - line(made).clientWidth).toBe(0)
    const range = document.createRange()
    range.selectNodeContents(line(made))
    expect(new Set([...range.getClientRects()].map(({ bottom }) => Math.round(bottom))).size).toBe(1)
  },
)

test('hides the price change of tokens that are worth less than a cent', async () => {
  const made = await openAccount({
    prepare: backend => {
      backend.tokens = [
        ...threeTokens.slice(0, 2),
        {
          name: 'Spent',
          symbol: 'SPT',
          amount: '0.000000000000000001',
          address: `0x${'beef'.repeat(10)}`,
          price: 0.5,
          priceDayAgo: 1,
          decimals: 18,
        },
        { name: 'Dust', symbol: 'DST', amount: '0.001', address: `0x${'d057'.repeat(10)}`, price: 0.5, priceDayAgo: 1 },
      ]
    },
  })
  await expect.poll(() => made.root().querySelectorAll('.token-worth').length).toBe(4)
  expect(page.getByRole('button', { name: /^Spent/ }).element().textContent).toMatch(/SPT\$0\.00$/)
  expect(page.getByRole('button', { name: /^Dust/ }).element().textContent).toMatch(/DST<\$0\.01$/)
})

test('a token offers to receive more of it', async () => {
  await openAccount()
  await page.getByRole('button', { name: /^USD Coin/ }).click()
  await page.getByRole('button', { name: 'Receive' }).click()
  await expect.poll(focusedText).toBe('Receive')
})

test('announces a tab without NFTs and lets the keyboard reach it', async () => {
  const made = await openAccount()
  const log = liveLog(made.root())
  await page.getByRole('tab', { name: 'NFTs' }).click()
  await expect.element(page.getByRole('heading', { name: 'No NFTs yet' })).toBeVisible()
  await expect.poll(() => log).toContain('No NFTs yet')
  await userEvent.tab()
  expect(made.focused()?.getAttribute('role')).toBe('tabpanel')
})
