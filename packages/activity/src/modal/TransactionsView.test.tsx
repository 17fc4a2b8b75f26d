import { expect, onTestFinished, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { sent, subject } from '../../test/activityKit'
import { noon, openActivity, tabAlone } from '../../test/openActivity'
import { bob, day, ether, fungible, own, spamNft, wireTransaction, wireTransactions } from '../../test/wireTransaction'

const list = page.getByRole('list', { name: 'Transactions' })
const tryAgain = page.getByRole('button', { name: 'Try again' })

test('shows operation, counterparty, amount and time in each row, and links it to the explorer', async () => {
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
  const link = page.getByRole('link', { name: /Sent To 0x71C7…976F −1\.5 ETH 1 hour ago/u })
  await expect.element(link).toHaveAttribute('href', 'https://explorer.example/tx/0xa')
  await expect.element(link).toHaveAttribute('rel', 'noopener noreferrer')
  await expect
    .element(page.getByRole('link', { name: /Received From 0x71.* \+12\.345 USDC 1 month ago/u }))
    .toBeVisible()
  const times = [...root().querySelectorAll('time')].map(time => time.querySelector('[aria-hidden]')?.textContent)
  expect(times).toEqual(['1 hr ago', '1 mo ago'])
  expect(backend.requestedCursors).toEqual([''])
})

test('groups transactions by month', async () => {
  const { rows, texts } = await openActivity({
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
  const tops = rows().map(row => row.getBoundingClientRect().top)
  expect(tops.map((top, index) => Math.round(top - (tops[index - 1] ?? top)))).toEqual([0, 32, 56, 32, 56])
})

test("shows the app's transaction as pending at the top, then as confirmed in its place, and announces it", async () => {
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
      expect.stringMatching(/^Sent To 0x71.* −0\.5 ETH Pending 1 min ago$/u),
      'January',
      expect.stringMatching(/^Sent/u),
    ])
  await expect.poll(() => evm.followed).toEqual(['0xsent'])
  evm.end('0xsent', { status: 'confirmed' })
  await expect.poll(() => texts()[0]).toBe('January')
  expect(texts()[2]).toMatch(/−0\.5 ETH 1 min ago/u)
  await expect
    .poll(() => root().querySelector('.activity [role="log"]')?.textContent)
    .toMatch(/^Transaction confirmed: 0\.5 ETH To 0x71/u)
  // The history now includes the transaction.
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
] as const)("shows and announces the app's %s transaction", async (status, word, aloud) => {
  const { evm, root, texts } = await openActivity({ own: [{ ...sent, at: noon - 60_000 }] })
  await expect.poll(() => evm.followed).toEqual(['0xsent'])
  evm.end('0xsent', { status })
  await expect.poll(() => texts()[1]).toContain(`${word} 1 min`)
  await expect
    .poll(() => root().querySelector('.activity [role="log"]')?.textContent)
    .toMatch(new RegExp(`^${aloud}: 0\\.5 ETH To 0x71`, 'u'))
})

test('announces each outcome once, in any order, as a separate entry beside existing ones', async () => {
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
  // Unchanged entries aren't announced again, even after new ones.
  await controller.refresh(subject)
  expect(entries()).toEqual([newer, expect.anything(), older])
  expect([entries()[0] === newer, entries()[2] === older, root().contains(log)]).toEqual([true, true, true])
})

test('announces only the outcomes of the new network after a switch', async () => {
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

test('marks a failed transaction of the history', async () => {
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

test('shows and announces an empty state for an account without transactions', async () => {
  const { root } = await openActivity()
  await expect.element(page.getByRole('heading', { name: 'No activity yet' })).toBeVisible()
  const status = () => [...root().querySelectorAll('[role=status]')].map(({ textContent }) => textContent)
  await expect.poll(status).toContain('No activity yet')
  await expect.element(page.getByText('Your transactions on Ethereum will appear here.')).toBeVisible()
})

test('shows that the history is unavailable on an unsupported network', async () => {
  await openActivity({
    prepare: ({ backend }) => {
      backend.chains = []
    },
  })
  await expect.element(page.getByText('History isn’t available for Ethereum.', { exact: false })).toBeVisible()
})

test('shows a failure, and Try again retries', async () => {
  const { backend } = await openActivity({
    prepare: ({ backend }) => {
      backend.isDown = true
      backend.transactions = wireTransactions(1)
    },
  })
  await expect.element(page.getByRole('heading', { name: 'Couldn’t load activity' })).toBeVisible()
  expect(tryAgain.element().querySelector('svg')).not.toBeNull()
  backend.isDown = false
  await tryAgain.click()
  await expect.element(list).toBeVisible()
})

test('shows the time on the second line, with or without an amount', async () => {
  const made = await openActivity({
    prepare: ({ backend }) => {
      backend.transactions = [
        wireTransaction('a', { operationType: 'approve', transfers: [], application: 'Exchange' }),
        wireTransaction('b'),
      ]
    },
  })
  const rows = () => made.root().querySelectorAll('.list-item:has(.activity-standing)')
  await expect.poll(() => rows().length).toBe(2)
  for (const row of rows()) {
    const bottomOf = (part: string) => row.querySelector(part)?.getBoundingClientRect().bottom ?? Number.NaN
    expect(Math.abs(bottomOf('.activity-standing') - bottomOf('.list-item-detail'))).toBeLessThanOrEqual(1)
  }
})

test("keeps the app's own transactions after a failure and offers a retry", async () => {
  const { backend, texts } = await openActivity({
    prepare: ({ backend }) => {
      backend.isDown = true
      backend.transactions = wireTransactions(1)
    },
    own: [{ ...sent, at: noon }],
  })
  await expect.poll(() => texts().length).toBe(2)
  await expect.element(page.getByText('Couldn’t load activity')).toBeVisible()
  backend.isDown = false
  await tryAgain.click()
  await expect.poll(() => texts().length).toBe(4)
})

test('loads older transactions on scroll and offers a retry after a failure', async () => {
  const { backend, root } = await openActivity({
    prepare: ({ backend }) => {
      backend.transactions = wireTransactions(200)
    },
  })
  await expect.element(list).toBeVisible()
  expect(backend.requestedCursors).toEqual([''])
  const scroller = root().querySelector('.stage') as HTMLElement
  scroller.scrollTop = scroller.scrollHeight
  await expect.poll(() => backend.requestedCursors).toEqual(['', 't49'])
  backend.isDown = true
  await expect.poll(() => scroller.scrollHeight).toBeGreaterThan(100 * 56)
  scroller.scrollTop = scroller.scrollHeight
  await expect.element(page.getByText('Couldn’t load more transactions.')).toBeVisible()
  backend.isDown = false
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect.poll(() => scroller.scrollHeight).toBeGreaterThan(150 * 56)
})

test('renders at most 60 rows, headings included, while 10 000 transactions scroll', async () => {
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
  for (let step = 0; step <= 10; step++) {
    scroller.scrollTop = (scroller.scrollHeight * step) / 10
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

test('arrows, Home and End move through transactions and months and never lose focus', async () => {
  const { root, rows } = await openActivity({
    prepare: ({ backend }) => {
      backend.pageSize = 300
      backend.transactions = wireTransactions(300)
    },
  })
  await expect.element(list).toBeVisible()
  await page.getByRole('link').first().element().focus()
  const position = () => root().activeElement?.closest('li')?.getAttribute('aria-posinset')
  expect(position()).toBe('2')
  await userEvent.keyboard('{End}')
  await expect.poll(position).toBe('301')
  expect(root().activeElement).toBe(rows().at(-1)?.querySelector('a'))
  await userEvent.keyboard('{Home}')
  await expect.poll(position).toBe('1')
  expect(root().activeElement?.textContent).toBe('January')
  await userEvent.keyboard('{ArrowDown}')
  await expect.poll(position).toBe('2')
})

test('copies the transaction ID of a row without an explorer', async () => {
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

test('shows the transactions of the new network after a switch', async () => {
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

test('renders third-party names as plain text', async () => {
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

test('shows an empty state without an account', async () => {
  const { evm } = await openActivity()
  evm.emitDisconnected()
  const { kit } = await openActivity({ prepare: ({ evm }) => void (evm.emitConnected = () => {}) })
  expect(kit.chains.isConnected()).toBe(false)
  await expect.element(page.getByRole('heading', { name: 'No wallet connected' }).last()).toBeVisible()
})

test('shows the same content in the tab', async () => {
  const { root, texts } = await openActivity({
    feature: tabAlone,
    prepare: ({ backend }) => {
      backend.transactions = wireTransactions(30)
    },
  })
  await expect.poll(() => texts()[0]).toBe('January')
  expect(root().querySelector('.activity')?.getAttribute('data-place')).toBe('tab')
})

test('the account view has an Activity tab and tracks a visit once', async () => {
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
