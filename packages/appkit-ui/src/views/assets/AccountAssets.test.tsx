import { PortfolioController, subjectOf } from '@openappkit/appkit-core/portfolio'
import axe from 'axe-core'
import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { backendNft, threeTokens } from '../../../test/accountBackend'
import { accountButton, accountTab } from '../../../test/featureItems'
import { focusedText } from '../../../test/focusedText'
import { liveLog } from '../../../test/liveLog'
import { type OpenAccount, openAccount } from '../../../test/openAccount'
import { openKit } from '../../../test/openKit'
import { startFeatures } from '../../features/startFeatures'

const text = ({ root }: OpenAccount, selector: string) => root().querySelector(selector)?.textContent
const row = (name: RegExp) => page.getByRole('list', { name: 'Tokens' }).getByRole('button', { name })
const many = (count: number) =>
  Array.from({ length: count }, (_, index) => ({
    name: `Token ${index}`,
    symbol: `T${index}`,
    amount: String(count - index),
    address: `0x${(index + 1).toString(16).padStart(40, '0')}`,
    price: 1,
  }))

test('the total is the value of all priced assets, with its change in 24 hours, signed once', async () => {
  const made = await openAccount()
  await expect.poll(() => text(made, '.balance')).toContain('$11,944.44')
  expect(text(made, '.balance-note')).toContain('+$352.44 (3.04%) today')
  await expect.element(page.getByText('1 token without a price isn’t included in the total.')).toBeVisible()
})

test('shows the native balance as the main number if no price is known', async () => {
  const made = await openAccount({
    prepare: backend => {
      backend.tokens = threeTokens.map(token => ({ ...token, price: undefined, priceDayAgo: undefined }))
    },
  })
  await expect.poll(() => text(made, '.balance')).toContain('1.2345 ETH')
  await expect.element(row(/^Ether/)).toBeVisible()
})

test('sorts tokens by value, rounds amounts down and notes a missing price', async () => {
  await openAccount()
  await expect.element(row(/^Ether/)).toBeVisible()
  const rows = page.getByRole('list', { name: 'Tokens' }).getByRole('button')
  const parts = (button: Element) =>
    ['title', 'detail', 'trailing'].map(part => button.querySelector(`.list-item-${part}`)?.textContent)
  expect(rows.elements().map(parts)).toEqual([
    ['Ether', '3.204 ETH', '$9,964.44+3.67%'],
    ['USD Coin', '1,980 USDC', '$1,980.000.0%'],
    ['Nobody Knows', '<0.000001 NBK', 'No price available—'],
  ])
})

test('a token opens its details with the exact amount, and going back focuses its row', async () => {
  const made = await openAccount()
  await row(/^Nobody Knows/).click()
  await expect.poll(focusedText).toBe('Nobody Knows')
  await expect.element(page.getByRole('heading', { name: 'Nobody Knows' })).toBeVisible()
  await expect.poll(() => text(made, '.detail-amount')).toBe('Balance 0.000000001 NBK')
  await expect
    .element(page.getByRole('link', { name: 'View on explorer' }))
    .toHaveAttribute('href', `https://explorer.example/address/0x${'bead'.repeat(10)}`)
  await page.getByRole('button', { name: 'Back' }).click()
  await expect.element(row(/^Nobody Knows/)).toBeVisible()
  await expect.poll(focusedText).toContain('Nobody Knows')
  expect(made.kit.router.state.stack).toHaveLength(1)
})

test('renders at most sixty of ten thousand tokens at any scroll position', async () => {
  const made = await openAccount({
    prepare: backend => {
      backend.tokens = many(10_000)
    },
  })
  await expect.element(row(/^Token 0/)).toBeVisible()
  const rows = () => made.root().querySelectorAll('.virtual-list-rows > li').length
  const stage = made.root().querySelector('.stage') as HTMLElement
  expect(rows()).toBeLessThanOrEqual(60)
  stage.scrollTop = 5_000 * 56
  await expect.element(row(/^Token 49\d\d/).first()).toBeVisible()
  expect(rows()).toBeLessThanOrEqual(60)
  await made.root().querySelector<HTMLElement>('.virtual-list-rows > li button')?.focus()
  await userEvent.keyboard('{End}')
  await expect.poll(focusedText).toContain('Token 9999')
  expect(rows()).toBeLessThanOrEqual(60)
})

test('keeps the scroll position of the list after going back from a token', async () => {
  const made = await openAccount({
    prepare: backend => {
      backend.tokens = many(500)
    },
  })
  await expect.element(row(/^Token 0/)).toBeVisible()
  const stage = made.root().querySelector('.stage') as HTMLElement
  stage.scrollTop = 200 * 56
  let position = 0
  // A click on a row may scroll to it first.
  const remember = () => {
    position = stage.scrollTop
  }
  stage.addEventListener('click', remember, { capture: true, once: true })
  await row(/^Token 201/).click()
  await expect.poll(focusedText).toBe('Token 201')
  await page.getByRole('button', { name: 'Back' }).click()
  await expect.element(row(/^Token 201/)).toBeVisible()
  expect(position).toBeGreaterThan(150 * 56)
  expect(stage.scrollTop).toBe(position)
  await expect.poll(focusedText).toContain('Token 201')
  expect(stage.scrollTop).toBe(position)
})

test("the footer doesn't cover a focused row", async () => {
  const made = await openAccount({
    prepare: backend => {
      backend.tokens = many(100)
    },
  })
  await expect.element(row(/^Token 0/)).toBeVisible()
  made.root().querySelector<HTMLElement>('.virtual-list-rows > li button')?.focus()
  for (let press = 0; press < 12; press++) await userEvent.keyboard('{ArrowDown}')
  await expect.poll(focusedText).toContain('Token 12')
  const focused = (made.focused() as HTMLElement).getBoundingClientRect()
  const footer = (made.root().querySelector('.view-footer') as HTMLElement).getBoundingClientRect()
  expect(focused.bottom).toBeLessThanOrEqual(footer.top)
})

test('reports an unavailable value and shows no number for it', async () => {
  const made = await openAccount({
    prepare: backend => {
      backend.isDown = true
    },
  })
  await expect.element(page.getByRole('heading', { name: 'Couldn’t load tokens' })).toBeVisible()
  expect(text(made, '.assets')).not.toMatch(/\$/)
  await expect.poll(() => text(made, '.balance')).toContain('1.2345 ETH')
  // No toast repeats it.
  expect(made.kit.toasts.state.open).toBe(false)
})

test('the last known value stays if an update fails, marked with its time', async () => {
  const made = await openAccount()
  await expect.poll(() => text(made, '.balance')).toContain('$11,944.44')
  made.backend.isDown = true
  const subject = subjectOf(made.kit.chains.state)
  if (subject) await made.kit.controller(PortfolioController).refresh(subject)
  await expect.poll(() => text(made, '.balance-note')).toMatch(/^Couldn’t update\. Last updated \d+:\d+/)
  expect(text(made, '.balance')).toContain('$11,944.44')
  expect(made.root().querySelector('.balance')?.hasAttribute('data-stale')).toBe(true)
  await expect.element(row(/^Ether/)).toBeVisible()
})

test('the skeleton has the exact size of the account', async () => {
  const made = await openAccount({
    isLoading: true,
    prepare: backend => {
      backend.isSilent = true
    },
  })
  const positions = ({ root }: OpenAccount) => {
    const top = (selector: string) => root().querySelector(selector)?.getBoundingClientRect().top ?? Number.NaN
    return ['.balance', '.account-buttons', '.assets > :nth-last-child(2)', '.tokens'].map(selector =>
      Math.round(top(selector) - top('.view')),
    )
  }
  await expect.poll(() => made.root().querySelectorAll('.tokens .skeleton').length).toBe(5)
  const before = positions(made)
  expect(before.every(Number.isFinite)).toBe(true)
  made.kit.context.destroy()
  const other = await openAccount()
  await expect.poll(() => other.root().querySelectorAll('.token-worth').length).toBe(3)
  expect(positions(other)).toEqual(before)
  expect(other.root().querySelector('.virtual-list-rows')?.getBoundingClientRect().height).toBeCloseTo(3 * 56, 1)
})

test('an account without tokens offers to receive some', async () => {
  await openAccount({
    prepare: backend => {
      backend.tokens = [{ name: 'Ether', symbol: 'ETH', amount: '0', price: 3000 }]
    },
  })
  await expect.element(page.getByRole('heading', { name: 'No tokens yet' })).toBeVisible()
  await page.getByRole('button', { name: 'Receive funds' }).click()
  await expect.poll(focusedText).toBe('Receive')
})

test('shows the name of an account if it has one', async () => {
  await openAccount({
    prepare: backend => {
      backend.name = 'alice.eth'
    },
  })
  await expect.element(page.getByText('alice.eth')).toBeVisible()
})

test("buttons follow the app's order and include only what features offer", async () => {
  const features = [
    { name: 'send', accountButtons: [accountButton('send', { label: { en: 'Send' }, order: 40 })] },
    { name: 'swaps', accountButtons: [accountButton('swaps', { view: 'WhatIsANetwork', isOffered: () => false })] },
  ] as const
  const made = await openAccount({ features })
  const names = () => [...made.root().querySelectorAll('.account-button')].map(button => button.textContent)
  expect(names()).toEqual(['Receive', 'Send'])
  startFeatures(made.kit, [])
  made.kit.context.destroy()
  const other = await openAccount({ features, options: { features: { walletFeaturesOrder: ['send', 'receive'] } } })
  expect([...other.root().querySelectorAll('.account-button')].map(button => button.textContent)).toEqual([
    'Send',
    'Receive',
  ])
  await page.getByRole('button', { name: 'Send', exact: true }).click()
  await expect.poll(focusedText).toBe('What is a wallet?')
})

test('without a backend, shows the native balance and no tabs', async () => {
  const { root } = await openKit(undefined, { connected: ['io.first'] })
  await expect.poll(() => root().querySelector('.balance')?.textContent).toContain('1.2345 ETH')
  expect(root().querySelector('.assets')).toBeNull()
  await expect.element(page.getByRole('button', { name: 'Receive' })).toBeVisible()
})

test('loads NFTs page by page, each of them once', async () => {
  const made = await openAccount({
    prepare: backend => {
      backend.page = 4
      backend.nfts = [...['1', '2', '3', '4', '5', '6'].map(id => backendNft(backend.url, id))]
    },
  })
  await page.getByRole('tab', { name: 'NFTs' }).click()
  const cards = page.getByRole('list', { name: 'NFTs' }).getByRole('button')
  await expect.poll(() => cards.elements().length).toBe(6)
  expect(made.backend.requests.filter(({ pathname }) => pathname.endsWith('/nfts'))).toHaveLength(2)
})

test('an NFT opens its details, and going back returns to its tab', async () => {
  const made = await openAccount({
    prepare: backend => {
      backend.nfts = [backendNft(backend.url, '7')]
    },
  })
  await page.getByRole('tab', { name: 'NFTs' }).click()
  await page.getByRole('button', { name: /^Thing 7/ }).click()
  await expect.poll(focusedText).toBe('Thing 7')
  await expect.element(page.getByText('ERC-721')).toBeVisible()
  await expect.element(page.getByText('Blue')).toBeVisible()
  // Leaves room for the facts.
  expect(made.root().querySelector('.nft-picture')?.getBoundingClientRect().height).toBe(184)
  await page.getByRole('button', { name: 'Back' }).click()
  await expect.element(page.getByRole('tab', { name: 'NFTs' })).toHaveAttribute('aria-selected', 'true')
  await expect.element(page.getByRole('button', { name: /^Thing 7/ })).toBeVisible()
  await expect.poll(focusedText).toContain('Thing 7')
})

test('an NFT that is opened directly is searched for on every page', async () => {
  const made = await openAccount({
    prepare: backend => {
      backend.page = 2
      backend.nfts = ['1', '2', '3', '4', '5'].map(id => backendNft(backend.url, id))
    },
  })
  const open = (id: string) =>
    made.kit.router.replace('NftDetail', {
      caipNetworkId: 'eip155:1',
      id: `eip155:1/erc721:0x${'c0de'.repeat(10)}/${id}`,
    })
  open('5')
  await expect.element(page.getByRole('heading', { name: 'Thing 5' })).toBeVisible()
  made.kit.router.push('Account')
  open('6')
  await expect.element(page.getByRole('heading', { name: 'This NFT isn’t in your account' })).toBeVisible()
})

test.each([
  ['another network', ['eip155:8453']],
  ['no network', []],
  ['unknown networks', undefined],
])('hides the tab if the backend serves NFTs of %s', async (_, chains) => {
  const { backend } = await openAccount({
    prepare: backend => {
      backend.nftChains = chains
    },
  })
  await expect.element(page.getByRole('tab', { name: 'Tokens' })).toBeVisible()
  expect(page.getByRole('tab', { name: 'NFTs' }).elements()).toHaveLength(0)
  expect(backend.requests.some(({ pathname }) => pathname.endsWith('/nfts'))).toBe(false)
})

test("pulling the account down far enough refreshes it, and a shorter pull doesn't", async () => {
  const made = await openAccount()
  const log = liveLog(made.root())
  await expect.element(row(/^Ether/)).toBeVisible()
  const stage = made.root().querySelector('.stage') as HTMLElement
  const requestCount = () => made.backend.requests.filter(({ pathname }) => pathname.endsWith('/balance')).length
  const touch = (type: string, y: number) => {
    const finger = new Touch({ identifier: 1, target: stage, clientX: 100, clientY: y })
    const touches = type === 'touchend' ? [] : [finger]
    stage.dispatchEvent(new TouchEvent(type, { touches, changedTouches: [finger], cancelable: true, bubbles: true }))
  }
  const state = () => made.root().querySelector('.pull')?.getAttribute('data-state')
  const before = requestCount()
  // Announcements at the same time would replace each other.
  await expect.poll(() => log).toContain('3 tokens')
  touch('touchstart', 100)
  touch('touchmove', 140)
  await expect.poll(state).toBe('pulling')
  touch('touchend', 140)
  await expect.poll(state).toBe('idle')
  expect(requestCount()).toBe(before)
  touch('touchstart', 100)
  touch('touchmove', 300)
  await expect.poll(state).toBe('ready')
  touch('touchend', 300)
  await expect.poll(requestCount).toBe(before + 1)
  await expect.poll(() => log).toContain('Up to date')
})

test("pulling down refreshes a feature's data only on its own tab", async () => {
  let refreshes = 0
  const refresh = async () => {
    refreshes++
  }
  const made = await openAccount({
    features: [
      {
        name: 'activity',
        accountTabs: [accountTab('activity', { load: async () => () => <p>What happened</p>, refresh })],
      },
    ],
  })
  await expect.element(row(/^Ether/)).toBeVisible()
  const stage = made.root().querySelector('.stage') as HTMLElement
  const state = () => made.root().querySelector('.pull')?.getAttribute('data-state')
  const pull = async () => {
    for (const [type, y] of [
      ['touchstart', 100],
      ['touchmove', 300],
      ['touchend', 300],
    ] as const) {
      const finger = new Touch({ identifier: 1, target: stage, clientX: 100, clientY: y })
      const touches = type === 'touchend' ? [] : [finger]
      stage.dispatchEvent(new TouchEvent(type, { touches, changedTouches: [finger], cancelable: true, bubbles: true }))
    }
    await expect.poll(state).toBe('done')
  }
  await pull()
  expect(refreshes).toBe(0)
  await page.getByRole('tab', { name: 'Activity' }).click()
  await expect.element(page.getByText('What happened')).toBeVisible()
  await pull()
  expect(refreshes).toBe(1)
})

test('axe finds nothing in Arabic, and no English text is left', async () => {
  const made = await openAccount({ options: { locale: 'ar' } })
  await expect.poll(() => made.root().querySelectorAll('.token-worth').length).toBe(3)
  expect(made.root().querySelector('[data-theme]')?.getAttribute('dir')).toBe('rtl')
  expect([...made.root().querySelectorAll('[role=tab], .account-button')].map(it => it.textContent).join()).not.toMatch(
    /[a-z]/i,
  )
  const { violations } = await axe.run(made.root().host as HTMLElement, { resultTypes: ['violations'] })
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map(node => node.html).join()}`)).toEqual([])
})
