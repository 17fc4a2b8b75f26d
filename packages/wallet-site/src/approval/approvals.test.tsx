import { describe, expect, onTestFinished, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { approve } from '../../test/approval/approvalScenes'
import { createFakeVault, pathOf } from '../../test/approval/createFakeVault'
import { openApproval } from '../../test/approval/openApproval'
import { allowReview, sendReview, signInReview } from '../../test/approval/reviews'
import { WindowClient } from './handover/WindowClient'
import { lookOf } from './Surface'

const button = (name: string | RegExp) => page.getByRole('button', { name })

test('resolves with the approved review and hides', async () => {
  const made = await openApproval(sendReview())
  expect(made.events).toEqual(['show'])
  await approve()

  await expect.poll(made.outcome).toBe('approved')
  expect(made.events).toEqual(['show', 'hide'])
  expect(document.querySelector('openappkit-wallet')).toBeNull()
})

test('rejects when the user cancels, and when the app withdraws', async () => {
  const canceled = await openApproval(sendReview())
  await button('Cancel').click()
  await expect.poll(canceled.outcome).toBe('embedded/rejected')

  const withdrawn = await openApproval(sendReview())
  withdrawn.withdraw()
  await expect.poll(withdrawn.outcome).toBe('embedded/rejected')
})

test('rejects on Escape', async () => {
  const made = await openApproval(sendReview())
  await userEvent.keyboard('{Escape}')
  await expect.poll(made.outcome).toBe('embedded/rejected')
})

test('asks for the height of its content in a frame that is too small, and follows the content', async () => {
  const { innerHeight, innerWidth } = window
  onTestFinished(() => page.viewport(innerWidth, innerHeight))
  await page.viewport(360, 300)
  const { heights, root } = await openApproval(sendReview())
  const wanted = (): number => heights.at(-1) ?? 0
  await expect.poll(wanted).toBeGreaterThan(400)
  const closed = wanted()
  await page.getByRole('button', { name: 'Details' }).click()
  await expect.poll(wanted).toBeGreaterThan(closed + 40)
  await page.viewport(360, wanted())
  const body = root().querySelector('.approval-body') as HTMLElement
  expect(body.scrollHeight).toBe(body.clientHeight)
  await page.getByRole('button', { name: 'Details' }).click()
  await expect.poll(wanted).toBe(closed)
})

test('26. refuses a blocked request with its own failure', async () => {
  const made = await openApproval({ ...signInReview(), warnings: [{ severity: 'block', code: 'domainMismatch' }] })
  await expect.element(button('Sign in')).not.toBeInTheDocument()
  await button('Close').click()
  await expect.poll(made.outcome).toBe('embedded/blocked')
})

test('26. asks again if the outcome changed between the look and the press', async () => {
  const changed = sendReview({ warnings: [{ severity: 'caution', code: 'outcomeChanged' }] })
  const made = await openApproval(sendReview(), { confirm: async review => (review === changed ? review : changed) })
  await approve()
  await expect.element(page.getByText('The result changed since you looked.', { exact: false })).toBeVisible()
  expect(made.outcome()).toBeUndefined()

  await approve()
  await expect.poll(made.outcome).toBe('approved')
})

test('reviews again after a failure of the node', async () => {
  let isUp = false
  const made = await openApproval(async () => {
    if (!isUp) throw new Error('node')
    return sendReview()
  })
  isUp = true
  await button('Try again').click()
  await approve()
  await expect.poll(made.outcome).toBe('approved')
})

test('unlocks with a password, and says how many tries are left', async () => {
  const vault = createFakeVault('locked', [pathOf('password')])
  const made = await openApproval(sendReview(), { vault })
  await approve()
  await button(/Use password/).click()
  const field = page.getByLabelText('Wallet password')
  await field.fill('wrong')
  await button('Unlock').click()
  await expect.element(page.getByText('That password isn’t right. 3 tries left.')).toBeVisible()

  await field.fill(vault.password)
  await button('Unlock').click()
  await expect.poll(made.outcome).toBe('approved')
})

test('offers protection once before an unprotected wallet approves, with "Not now"', async () => {
  const made = await openApproval(sendReview(), { vault: createFakeVault('ready', [pathOf('device')]) })
  await approve()
  await button('Not now').click()
  await expect.poll(made.outcome).toBe('approved')
})

test('adds a password of 12 characters at least', async () => {
  const vault = createFakeVault('ready', [pathOf('device')])
  const made = await openApproval(sendReview(), { vault })
  await approve()
  await button(/Add password/).click()
  await page.getByLabelText('New wallet password').fill('short')
  await button('Save password').click()
  await expect.element(page.getByText('Use at least 12 characters.')).toBeVisible()
  expect(vault.calls).toEqual([])

  await page.getByLabelText('New wallet password').fill('correct horse battery')
  await userEvent.keyboard('{Enter}')
  await button('Continue').click()
  await expect.poll(made.outcome).toBe('approved')
  expect(vault.calls).toEqual(['addPassword'])
})

test('18. shows only the cleaned name of the app beside the verified origin', async () => {
  const { root } = await openApproval(sendReview(), { appName: `bank.com\u202E\n<b>Trusted</b>${'x'.repeat(200)}` })
  const header = root().querySelector('header')
  expect(header?.textContent).toContain('app.example.org')
  expect(header?.textContent).not.toMatch(/[\u202E\n]/)
  expect(header?.querySelector('b')).toBeNull()
  expect(header?.querySelector('.approval-app')?.textContent?.length).toBeLessThanOrEqual(41)
})

test('18. ignores theme variables of the app that could hide a warning', () => {
  const themeVariables = { '--w3m-accent': 'tomato', '--w3m-font-size-master': '1px', '--oak-caution': 'transparent' }
  expect(lookOf({ themeMode: 'light', themeVariables })).toEqual({ mode: 'light', accent: 'tomato' })
})

test('26. a danger has Cancel as its primary button and is approved only in the wallet’s own window', async () => {
  const made = await openApproval(allowReview(), { openWindow: () => window })
  await expect.element(button('Cancel')).toHaveAttribute('data-variant', 'primary')
  await expect.element(button('Allow')).not.toBeInTheDocument()
  await button('Continue in a new window').click()

  const client = await WindowClient.greet(window)
  expect(client?.task).toMatchObject({ kind: 'approve', origin: 'https://app.example.org' })
  client?.send({ type: 'approve' })
  await expect.poll(made.outcome).toBe('approved')
})

test('16. gives the task to no window but the one that it opened', async () => {
  await openApproval(allowReview(), { openWindow: () => window })
  await button('Continue in a new window').click()
  const other = document.createElement('iframe')
  document.body.append(other)
  onTestFinished(() => other.remove())
  const { port1, port2 } = new MessageChannel()
  const answers: unknown[] = []
  port1.onmessage = ({ data }) => answers.push(data)
  const script = other.contentDocument?.createElement('script')
  if (script)
    script.textContent = `parent.askAs = port => parent.postMessage('openappkit/wallet-window/1', '*', [port])`
  other.contentDocument?.body.append(script ?? '')
  const { askAs } = window as unknown as { askAs: (port: MessagePort) => void }
  askAs(port2)
  await new Promise(resolve => setTimeout(resolve, 300))

  expect(answers).toEqual([])
  expect(await WindowClient.greet(window)).toBeDefined()
})

test('says so if the browser blocks the window', async () => {
  await openApproval(allowReview(), { openWindow: () => null })
  await button('Continue in a new window').click()
  await expect.element(page.getByText('app.example.org wants to continue in your wallet’s window')).toBeVisible()
})

test('offers to protect the wallet without a request, until the user answers or the app withdraws', async () => {
  const vault = createFakeVault('ready', [pathOf('device')])
  const { screens } = await openApproval(sendReview(), { vault })
  const offer = (signal: AbortSignal) => screens.protect({ origin: 'https://app.example.org', signal })
  const answered = offer(new AbortController().signal)
  await expect.element(page.getByRole('heading', { name: 'Protect your wallet' })).toBeVisible()
  await button('Not now').click()
  await answered

  const withdrawal = new AbortController()
  const withdrawn = offer(withdrawal.signal)
  await expect.element(button('Not now')).toBeVisible()
  withdrawal.abort()
  await withdrawn
  expect(document.querySelector('openappkit-wallet')).toBeNull()
})

test('an approval repeats no offer that the user has answered since the page loaded', async () => {
  const { screens, outcome, withdraw } = await openApproval(sendReview(), {
    vault: createFakeVault('ready', [pathOf('device')]),
  })
  withdraw()
  await expect.poll(outcome).toBe('embedded/rejected')
  const { signal } = new AbortController()
  const answered = screens.protect({ origin: 'https://app.example.org', signal })
  await button('Not now').click()
  await answered

  const request = { kind: 'message', chainId: 'eip155:1', account: '0x', message: new Uint8Array() } as const
  const approved = screens.ask({ request, origin: 'https://app.example.org', signal })
  await approve()
  expect((await approved).sentence).toEqual(sendReview().sentence)
})

describe('an unlock without a request', () => {
  /** Starts it after a request that the app withdrew, as in a frame that has been open before. */
  async function unlock(status: 'locked' | 'ready') {
    const vault = createFakeVault(status, [pathOf('password')])
    const { outcome, screens, withdraw } = await openApproval(sendReview(), { vault })
    withdraw()
    await expect.poll(outcome).toBe('embedded/rejected')
    const withdrawal = new AbortController()
    const ended = screens.unlock({ origin: 'https://app.example.org', signal: withdrawal.signal }).then(
      () => 'unlocked',
      ({ code }) => code,
    )
    return { ended, vault, withdraw: () => withdrawal.abort() }
  }

  test('ends once the password opened the wallet', async () => {
    const { ended, vault } = await unlock('locked')
    await button(/Use password/).click()
    await page.getByLabelText('Wallet password').fill(vault.password)
    await button('Unlock').click()
    expect(await ended).toBe('unlocked')
    expect(document.querySelector('openappkit-wallet')).toBeNull()
  })

  test('rejects if the user cancels, or the app withdraws it', async () => {
    const canceled = await unlock('locked')
    await button('Cancel').click()
    expect(await canceled.ended).toBe('embedded/rejected')
    const withdrawn = await unlock('locked')
    await expect.element(button('Cancel')).toBeVisible()
    withdrawn.withdraw()
    expect(await withdrawn.ended).toBe('embedded/rejected')
  })

  test('shows nothing if the wallet is open', async () => {
    expect(await (await unlock('ready')).ended).toBe('unlocked')
  })
})
