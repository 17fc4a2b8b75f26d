import { expect, onTestFinished, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { sent, subject } from '../../test/activityKit'
import { noon, openActivity, tabAlone } from '../../test/openActivity'
import { bob, day, ether, fungible, own, spamNft, wireTransaction, wireTransactions } from '../../test/wireTransaction'

const list = page.getByRole('list', { name: 'Transactions' })
const tryAgain = page.getByRole('button', { name: 'Try again' })

test('each row says what was done, with whom, how much and when, and leads to the explorer', async () => {
  const { backend, root } = await openActivity({
    prepare: ({ backend }) => {
      backend.transactions = [
        wireTransaction('a', { at: noon - 3_600_000 }),
        wireTransaction('b', {
          at: noon - 40 * day,
          operationType: 'receive',
          from: bob,
          to: own,
          transfers: [fungible('USDC', '12.3456', 'in')],
        }),
      ]
    },
  })
  await expect.element(page.getByRole('heading', { name: 'Activity', level: 1 })).toBeVisible()
  await expect.element(list).toBeVisible()
  const link = page.getByRole('link', { name: /Sent To 0x71.*8976F -1\.500 ETH 1 hour ago/u })
  await expect.element(link).toHaveAttribute('href', 'https://explorer.example/tx/0xa')
  await expect.element(link).toHaveAttribute('rel', 'noopener noreferrer')
  await expect
    .element(page.getByRole('link', { name: /Received From 0x71.* \+12\.345 USDC 1 month ago/u }))
    .toBeVisible()
  const times = [...root().querySelectorAll('time')].map(time => time.querySelector('[aria-hidden]')?.textContent)
  expect(times).toEqual(['1 hr', '1 mth'])
  expect(backend.asked).toEqual([''])
})

test('transactions are grouped by month', async () => {
  const { texts } = await openActivity({
    prepare: ({ backend }) => {
      backend.transactions = [
        wireTransaction('a', { at: noon }),
        wireTransaction('b', { at: noon - 30 * day }),
        wireTransaction('c', { at: noon - 31 * day }),
      ]
    },
  })
  await expect.poll(() => texts().length).toBe(5)
  await expect.element(page.getByRole('heading', { name: 'January', level: 2 })).toBeVisible()
  await expect.element(page.getByRole('heading', { name: 'December 2025', level: 2 })).toBeVisible()
  expect([texts()[0], texts()[2]]).toEqual(['January', 'December 2025'])
})

test('one of this page is pending and first, then confirmed where it stands, and said aloud', async () => {
  const { backend, controller, evm, pending, root, texts } = await openActivity({
    prepare: ({ backend }) => {
      backend.transactions = [wireTransaction('a', { at: noon })]
    },
    own: [{ ...sent, at: noon - 60_000 }],
  })
  await expect
    .poll(texts)
    .toEqual([
      'Pending',
      expect.stringMatching(/^Sent To 0x71.* -0\.500 ETH Pending 1 min$/u),
      'January',
      expect.stringMatching(/^Sent/u),
    ])
  await expect.poll(() => evm.followed).toEqual(['0xsent'])
  evm.end('0xsent', { status: 'confirmed' })
  await expect.poll(() => texts()[0]).toBe('January')
  expect(texts()[2]).toMatch(/-0\.500 ETH 1 min/u)
  await expect
    .poll(() => root().querySelector('.activity [role="log"]')?.textContent)
    .toMatch(/^Transaction confirmed: 0\.5 ETH To 0x71/u)
  // The history gets it.
  backend.transactions = [
    wireTransaction('sent', { at: noon - 60_000, transfers: [ether('0.5')] }),
    ...backend.transactions,
  ]
  await expect.poll(() => controller.of(subject).status).toBe('ready')
  pending.forget('0xsent')
  await expect.poll(() => texts().length).toBe(2)
})

test.each([
  ['reverted', 'Failed', 'Transaction failed'],
  ['dropped', 'Dropped', 'Transaction dropped'],
] as const)('one of this page that is %s says so', async (status, word, aloud) => {
  const { evm, root, texts } = await openActivity({ own: [{ ...sent, at: noon - 60_000 }] })
  await expect.poll(() => evm.followed).toEqual(['0xsent'])
  evm.end('0xsent', { status })
  await expect.poll(() => texts()[1]).toContain(`${word} 1 min`)
  await expect
    .poll(() => root().querySelector('.activity [role="log"]')?.textContent)
    .toMatch(new RegExp(`^${aloud}: 0\\.5 ETH To 0x71`, 'u'))
})

test('the end of each is said once, in whichever order they end: as an entry of its own, beside those that stay', async () => {
  const { controller, evm, root } = await openActivity({
    own: [
      { ...sent, at: noon - 90_000 },
      { ...sent, hash: '0xalike', at: noon - 60_000 },
      { ...sent, hash: '0xnewer', at: noon - 30_000 },
    ],
  })
  const log = root().querySelector('.activity [role="log"]')
  const entries = () => [...(log?.children ?? [])]
  const text = () => entries().map(({ textContent }) => textContent?.split(':')[0])
  await expect.poll(() => evm.followed.length).toBe(3)
  evm.end('0xnewer', { status: 'confirmed' })
  await expect.poll(text).toEqual(['Transaction confirmed'])
  const [newer] = entries()
  evm.end('0xsent', { status: 'reverted' })
  await expect.poll(text).toEqual(['Transaction confirmed', 'Transaction failed'])
  const [, older] = entries()
  evm.end('0xalike', { status: 'confirmed' })
  await expect.poll(text).toEqual(['Transaction confirmed', 'Transaction confirmed', 'Transaction failed'])
  // Unchanged entries aren't announced again, not even after others were.
  await controller.refresh(subject)
  expect(entries()).toEqual([newer, expect.anything(), older])
  expect([entries()[0] === newer, entries()[2] === older, root().contains(log)]).toEqual([true, true, true])
})

test('another network has ends of its own to tell: those of before are not said as if they were new', async () => {
  const outcome = { status: 'dropped' } as const
  const { evm, root } = await openActivity({
    own: [
      { ...sent, at: noon, outcome },
      { ...sent, caipNetworkId: 'eip155:8453', hash: '0xbase', at: noon, outcome: { status: 'replaced' } },
    ],
  })
  const log = () => root().querySelector('.activity [role="log"]')
  await expect.poll(() => log()?.textContent).toMatch(/^Transaction dropped/u)
  const first = log()
  evm.emitConnected({ chainId: 8453 })
  await expect.poll(() => log()?.textContent).toMatch(/^Transaction replaced/u)
  expect(log()).not.toBe(first)
})

test('one that failed in the history is marked', async () => {
  const { texts } = await openActivity({
    prepare: ({ backend }) => {
      backend.transactions = [wireTransaction('a', { at: noon, status: 'failed' })]
    },
  })
  await expect.poll(() => texts()[1]).toContain('Failed 0 sec')
})

test('hides spam with a count, and shows it on request', async () => {
  const { texts } = await openActivity({
    prepare: ({ backend }) => {
      backend.transactions = [
        wireTransaction('a', { at: noon }),
        wireTransaction('b', { at: noon, operationType: 'receive', transfers: [spamNft()] }),
        wireTransaction('c', { at: noon, operationType: 'approve', transfers: [] }),
      ]
    },
  })
  await expect.poll(() => texts().length).toBe(3)
  await page.getByRole('button', { name: 'Show spam (1)' }).click()
  await expect.poll(() => texts().length).toBe(4)
  expect(texts()[2]).toContain('Spam')
  await page.getByRole('button', { name: 'Hide spam' }).click()
  await expect.poll(() => texts().length).toBe(3)
  expect(texts()[2]).toContain('Approved')
})

test('an account that did nothing yet says so', async () => {
  await openActivity()
  await expect.element(page.getByRole('heading', { name: 'No activity yet' })).toBeVisible()
  await expect.element(page.getByText('Your transactions on Ethereum will appear here.')).toBeVisible()
})

test('says what will appear on a network without history', async () => {
  await openActivity({
    prepare: ({ backend }) => {
      backend.chains = []
    },
  })
  await expect.element(page.getByText('History isn’t available for Ethereum.', { exact: false })).toBeVisible()
})

test('a failure is said, and Try again tries again', async () => {
  const { backend } = await openActivity({
    prepare: ({ backend }) => {
      backend.isDown = true
      backend.transactions = wireTransactions(1)
    },
  })
  await expect.element(page.getByRole('alert').filter({ hasText: 'Couldn’t load activity' }).first()).toBeVisible()
  backend.isDown = false
  await tryAgain.click()
  await expect.element(list).toBeVisible()
})

test('a failure leaves what this page knows, and a way to try again', async () => {
  const { backend, texts } = await openActivity({
    prepare: ({ backend }) => {
      backend.isDown = true
      backend.transactions = wireTransactions(1)
    },
    own: [{ ...sent, at: noon }],
  })
  await expect.poll(() => texts().length).toBe(2)
  backend.isDown = false
  await tryAgain.click()
  await expect.poll(() => texts().length).toBe(4)
})

test('scrolling reads what is older, and a failure on the way can be tried again', async () => {
  const { backend, root } = await openActivity({
    prepare: ({ backend }) => {
      backend.transactions = wireTransactions(200)
    },
  })
  await expect.element(list).toBeVisible()
  expect(backend.asked).toEqual([''])
  const scroller = root().querySelector('.stage') as HTMLElement
  scroller.scrollTop = scroller.scrollHeight
  await expect.poll(() => backend.asked).toEqual(['', 't49'])
  backend.isDown = true
  await expect.poll(() => scroller.scrollHeight).toBeGreaterThan(100 * 56)
  scroller.scrollTop = scroller.scrollHeight
  await expect.element(page.getByRole('button', { name: 'Couldn’t load more. Try again' })).toBeVisible()
  backend.isDown = false
  await page.getByRole('button', { name: 'Couldn’t load more. Try again' }).click()
  await expect.poll(() => scroller.scrollHeight).toBeGreaterThan(150 * 56)
})

test('10 000 transactions scroll with at most 60 rows on the page, headings included', async () => {
  const { controller, root, rows } = await openActivity({
    prepare: ({ backend }) => {
      backend.pageSize = 1_000
      backend.transactions = wireTransactions(10_000)
    },
  })
  await expect.element(list).toBeVisible()
  for (let read = 0; read < 9; read++) await controller.loadMore(subject)
  const scroller = root().querySelector('.stage') as HTMLElement
  await expect.poll(() => scroller.scrollHeight).toBeGreaterThan(10_000 * 56)
  for (let place = 0; place <= 10; place++) {
    scroller.scrollTop = (scroller.scrollHeight * place) / 10
    await expect
      .poll(() => {
        const { top, bottom } = scroller.getBoundingClientRect()
        return rows().some(row => row.getBoundingClientRect().top < bottom && row.getBoundingClientRect().bottom > top)
      })
      .toBe(true)
    expect(rows().length).toBeLessThanOrEqual(60)
  }
  expect(rows().at(-1)?.getAttribute('aria-posinset')).toBe(String(10_000 + 15))
})

test('arrows, Home and End move through transactions and months, and the focus is never lost', async () => {
  const { root, rows } = await openActivity({
    prepare: ({ backend }) => {
      backend.pageSize = 300
      backend.transactions = wireTransactions(300)
    },
  })
  await expect.element(list).toBeVisible()
  await page.getByRole('link').first().element().focus()
  const place = () => root().activeElement?.closest('li')?.getAttribute('aria-posinset')
  expect(place()).toBe('2')
  await userEvent.keyboard('{End}')
  await expect.poll(place).toBe('301')
  expect(root().activeElement).toBe(rows().at(-1)?.querySelector('a'))
  await userEvent.keyboard('{Home}')
  await expect.poll(place).toBe('1')
  expect(root().activeElement?.textContent).toBe('January')
  await userEvent.keyboard('{ArrowDown}')
  await expect.poll(place).toBe('2')
})

test('where there is no explorer a row copies the id', async () => {
  const copied = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue()
  onTestFinished(() => copied.mockRestore())
  const { evm } = await openActivity({
    prepare: ({ backend }) => {
      backend.transactions = [wireTransaction('a', { chain: 'eip155:8453' })]
    },
  })
  evm.emitConnected({ chainId: 8453 })
  await page.getByRole('button', { name: /^Sent/u }).click()
  expect(copied).toHaveBeenCalledWith('0xa')
  await expect.element(page.getByText('Transaction ID copied').first()).toBeVisible()
})

test('another network shows its own transactions', async () => {
  const { evm, texts } = await openActivity({
    prepare: ({ backend }) => {
      backend.transactions = [
        wireTransaction('a'),
        wireTransaction('b', { chain: 'eip155:8453', operationType: 'mint' }),
      ]
    },
  })
  await expect.poll(() => texts()[1]).toMatch(/^Sent/u)
  evm.emitConnected({ chainId: 8453 })
  await expect.poll(() => texts()[1]).toMatch(/^Minted/u)
})

test('names that others gave are text and nothing else', async () => {
  const hostile = '<img src=x onerror="document.title=1">'
  const { root, texts } = await openActivity({
    prepare: ({ backend }) => {
      backend.transactions = [
        wireTransaction('a', { application: hostile, transfers: [fungible(hostile, '1', 'out')] }),
      ]
    },
  })
  await expect.poll(() => texts().length).toBe(2)
  expect(texts()[1]).toContain(hostile)
  expect(root().querySelectorAll('img[src="x"]')).toHaveLength(0)
})

test('without an account there is nothing to show, and it says so', async () => {
  const { evm } = await openActivity()
  evm.emitDisconnected()
  const { kit } = await openActivity({ prepare: ({ evm }) => void (evm.emitConnected = () => {}) })
  expect(kit.chains.isConnected()).toBe(false)
  await expect.element(page.getByRole('heading', { name: 'No wallet connected' }).last()).toBeVisible()
})

test('the tab shows the same', async () => {
  const { root, texts } = await openActivity({
    feature: tabAlone,
    prepare: ({ backend }) => {
      backend.transactions = wireTransactions(30)
    },
  })
  await expect.poll(() => texts()[0]).toBe('January')
  expect(root().querySelector('.activity')?.getAttribute('data-place')).toBe('tab')
})

test('the account view has it as a tab, and tracks a visit once', async () => {
  const { events, kit, texts } = await openActivity({
    prepare: ({ backend }) => {
      backend.transactions = wireTransactions(3)
    },
  })
  await expect.poll(() => texts().length).toBe(4)
  events.length = 0
  void kit.modal.open({ view: 'Account' })
  await page.getByRole('tab', { name: 'Activity' }).click()
  await expect.poll(() => texts().length).toBe(4)
  expect(events.map(({ event }) => event)).toEqual(['CLICK_TRANSACTIONS'])
})
