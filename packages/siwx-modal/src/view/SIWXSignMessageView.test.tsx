import { RequestPendingError, UserRejectedError } from '@openappkit/appkit-core'
import { approve, hang } from '@openappkit/appkit-core/testing'
import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { alice } from '../../test/networks'
import { mountSignIn, type OpenSignIn, openSignIn } from '../../test/openSignIn'

const sign = page.getByRole('button', { name: 'Sign', exact: true })
const cancel = page.getByRole('button', { name: 'Cancel', exact: true })
const tryAgain = page.getByRole('button', { name: 'Try again' })

/** Makes the wallet reject every signature with `error`. */
function refusing({ evm }: OpenSignIn, error: Error): void {
  evm.answerTo({ signMessage: () => Promise.reject(error) })
}

/** Text of the modal's live region. */
function said({ root }: OpenSignIn): string {
  return [...root().querySelectorAll('[role="status"], [role="alert"]')].map(region => region.textContent).join('')
}

function focused({ root }: OpenSignIn): string | null | undefined {
  return root().activeElement?.textContent
}

test('shows nothing without a connection, and the view leads to Connect', async () => {
  const { kit, config, root } = await mountSignIn()
  expect(config.calls).toEqual([])
  void kit.modal.open({ view: 'SIWXSignMessage' })
  await expect.element(page.getByRole('heading', { name: 'No wallet connected' })).toBeVisible()
  await page.getByRole('button', { name: 'Connect wallet' }).click()
  await expect.poll(() => root().querySelector('h1')?.textContent).toBe('Connect wallet')
})

test('signs in a user who connects in the modal, and announces it after the modal has closed', async () => {
  const made = await mountSignIn()
  const { kit, config, evm } = made
  void kit.modal.open()
  await page.getByText('Prism').first().click()
  await expect.element(page.getByRole('heading', { name: 'Sign in', level: 1 })).toBeVisible()
  await sign.click()
  await expect.poll(() => kit.modal.state.open).toBe(false)
  expect(evm.requests).toEqual(['connect io.wallet', `signMessage ${alice} on eip155:1`])
  expect(config.sessions).toHaveLength(1)
  await expect.poll(() => said(made)).toBe('You’re signed in')
})

test('shows the app, its website, the account and the network', async () => {
  const made = await openSignIn()
  await expect.element(page.getByRole('heading', { name: 'Sign in to Prism Swap' })).toBeVisible()
  const facts = [...made.root().querySelectorAll('.sign-in-facts .fact')].map(row => row.textContent)
  expect(facts).toEqual([`Website${location.host}`, 'Account0xd8dA…6045', expect.stringMatching(/^NetworkE?Ethereum$/)])
  const account = made.root().querySelector(`bdi[title="${alice}"]`)
  expect(account?.getAttribute('dir')).toBe('ltr')
  expect(focused(made)).toBe('Sign in')
})

test('shows a declined signature, and Try again requests another', async () => {
  const made = await openSignIn()
  refusing(made, new UserRejectedError())
  await sign.click()
  await expect.element(page.getByRole('heading', { name: 'Signature declined' })).toBeVisible()
  await expect.element(page.getByText('You declined the request in Prism. You’re not signed in.')).toBeVisible()
  await expect.poll(() => focused(made)).toBe('Try again')
  // The view is the only place that says it.
  expect(made.root().querySelector('.toast')).toBeNull()

  made.evm.answerTo({ signMessage: approve })
  await userEvent.keyboard('{Enter}')
  await expect.poll(() => made.config.sessions.length).toBe(1)
  await expect.poll(() => made.kit.modal.state.open).toBe(false)
})

test.each([
  ['is already pending in the wallet', new RequestPendingError(), 'A request is waiting in Prism'],
  ['fails', new Error('boom'), 'Couldn’t sign in'],
])('shows specific texts and a next step for a request that %s', async (_, error, title) => {
  const made = await openSignIn()
  refusing(made, error)
  await sign.click()
  await expect.element(page.getByRole('heading', { name: title })).toBeVisible()
  await expect.element(tryAgain).toBeEnabled()
  await expect.element(cancel).toBeEnabled()
})

test('keeps the focus on Sign, which does nothing while the wallet request is pending; Cancel leaves', async () => {
  const made = await openSignIn()
  made.evm.answerTo({ signMessage: hang })
  await sign.click()
  await expect.element(page.getByRole('heading', { name: 'Continue in Prism' })).toBeVisible()
  expect(focused(made)).toBe('Sign')
  await expect.element(sign).toHaveAttribute('aria-disabled', 'true')
  // One sign of progress: the ring around the wallet.
  expect(made.root().querySelectorAll('.sign-in .spinner, .sign-in .wallet-status-arc')).toHaveLength(1)
  await userEvent.keyboard('{Enter}')
  expect(made.evm.requests).toHaveLength(1)
  await cancel.click()
  await expect.poll(() => made.kit.modal.state.open).toBe(false)
  expect(made.kit.chains.isConnected()).toBe(true)
})

test('announces every outcome', async () => {
  const made = await openSignIn()
  const status = () => said(made)
  made.evm.answerTo({ signMessage: hang })
  await sign.click()
  await expect.poll(status).toContain('Continue in Prism')
  await cancel.click()
  void made.kit.modal.open({ view: 'SIWXSignMessage' })
  refusing(made, new RequestPendingError())
  await sign.click()
  await expect.poll(status).toContain('Respond in Prism')
})

test('explains Cancel if sign-in is required, and shows and announces what to do after Escape', async () => {
  const made = await openSignIn({}, ({ config }) => {
    config.required = true
  })
  await expect.element(page.getByText('Canceling disconnects Prism.', { exact: false })).toBeVisible()
  await userEvent.keyboard('{Escape}')
  expect(made.kit.modal.state).toMatchObject({ open: true, shake: true })
  await expect.poll(() => said(made)).toContain('Sign or cancel to continue.')
  await expect.poll(() => made.kit.modal.state.shake).toBe(false)
  // Reduced motion hides the shake, so the note keeps the reason.
  await expect.element(page.getByText('Sign or cancel to continue', { exact: false })).toBeVisible()
  expect(made.root().querySelector('.sign-in-note')?.textContent).not.toContain('This app requires you to sign in.')

  made.evm.answerTo({ signMessage: hang })
  await sign.click()
  await expect.element(page.getByText('This app requires you to sign in.', { exact: false })).toBeVisible()
  await cancel.click()
  await expect.poll(() => made.kit.chains.isConnected()).toBe(false)
  expect(made.kit.modal.state.open).toBe(false)
})

test('explains that Cancel returns to a network, and lets the user disconnect without waiting', async () => {
  const made = await openSignIn({}, ({ config }) => {
    config.required = true
  })
  await sign.click()
  await expect.poll(() => made.kit.modal.state.open).toBe(false)
  made.evm.emitConnected({ chainId: 8453 })
  await expect.element(page.getByText('Canceling takes you back to Ethereum.', { exact: false })).toBeVisible()
  made.evm.answerTo({ switchNetwork: hang })
  await cancel.click()
  await expect.element(page.getByRole('heading', { name: 'Switching back to Ethereum' })).toBeVisible()
  // There is nothing left to sign or cancel.
  await userEvent.keyboard('{Escape}')
  await expect
    .poll(() => said(made))
    .toBe('Switching back to Ethereum. You’re signed in there. You may need to approve it in Prism.')
  await page.getByRole('button', { name: 'Disconnect' }).click()
  await expect.poll(() => made.kit.chains.isConnected()).toBe(false)
})

test('shows a signed-in user that they are signed in', async () => {
  const made = await openSignIn()
  await sign.click()
  await expect.poll(() => made.kit.modal.state.open).toBe(false)
  void made.kit.modal.open({ view: 'SIWXSignMessage' })
  await expect.element(page.getByRole('heading', { name: 'You’re signed in' })).toBeVisible()
  await page.getByRole('button', { name: 'Close' }).last().click()
  await expect.poll(() => made.kit.modal.state.open).toBe(false)
})

test('truncates very long names of apps and wallets', async () => {
  const endless = 'na'.repeat(400)
  const made = await openSignIn({ metadata: { name: endless, description: '', url: '', icons: [] } }, ({ evm }) =>
    evm.emit({ connectors: [{ id: 'io.wallet', name: endless, type: 'ANNOUNCED', chain: 'eip155' }] }),
  )
  const shown = made.root().querySelector('.sign-in')?.textContent ?? ''
  expect(shown).toContain(`Sign in to ${endless.slice(0, 72)}…`)
  expect(shown).not.toContain(endless.slice(0, 73))
})

test('truncates a long name between words', async () => {
  const name = 'The exchange whose founders never heard that the names of applications can be short'
  await openSignIn({ metadata: { name, description: '', url: '', icons: [] } })
  const title = 'Sign in to The exchange whose founders never heard that the names of applications…'
  await expect.element(page.getByRole('heading', { name: title, exact: true })).toBeVisible()
})

test('renders third-party names as plain text and only safe images', async () => {
  const hostile = '<img src=x onerror=alert(1)>\u202E'
  const made = await openSignIn(
    { metadata: { name: hostile, description: '', url: '', icons: ['javascript:alert(1)'] } },
    ({ evm }) =>
      evm.emit({
        connectors: [
          { id: 'io.wallet', name: hostile, type: 'ANNOUNCED', chain: 'eip155', imageUrl: 'javascript:alert(1)' },
        ],
      }),
  )
  const screen = made.root().querySelector('.sign-in') as HTMLElement
  // The network's image may have loaded by now and is safe.
  const written = screen.innerHTML.replace(/<img [^>]*src="data:image\/svg\+xml,[^>]*>/g, '')
  expect(written).not.toMatch(/<img|javascript:|\u202E/)
  expect(screen.textContent).toContain('<img src=x')
})

test('a disconnect in the app removes the sessions, a disconnect in the wallet keeps them', async () => {
  const made = await openSignIn()
  await sign.click()
  await expect.poll(() => made.config.sessions.length).toBe(1)
  made.evm.emitDisconnected()
  made.evm.emitConnected({ chainId: 1 })
  await made.settled()
  expect(made.config.sessions).toHaveLength(1)
  await made.kit.disconnect()
  expect(made.config.sessions).toEqual([])
})

test('rejects the disconnect with the error of a failed sign-out', async () => {
  const made = await openSignIn()
  const cause = new Error('the server is down')
  made.config.answer = call => (call.startsWith('setSessions') ? Promise.reject(cause) : Promise.resolve())
  await expect(made.kit.disconnect()).rejects.toBe(cause)
  expect(made.kit.chains.isConnected()).toBe(false)
})

test('requests the sign-in together with the connection from a wallet that supports it', async () => {
  const made = await mountSignIn()
  made.evm.onConnect = async ({ signIn }) => {
    const data = await signIn?.prepare('eip155:1')
    if (!data) throw new Error('Nothing to sign')
    await signIn?.complete([{ data: { ...data, accountAddress: alice }, message: 'one', signature: 'click' }])
  }
  await made.kit.connectWallet('io.wallet')
  await made.settled()
  expect(made.config.sessions).toHaveLength(1)
  expect(made.kit.modal.state.open).toBe(false)
})

test("uses the modal's language and text direction", async () => {
  const made = await openSignIn({ locale: 'ar' })
  await expect.poll(() => made.root().querySelector('h1')?.textContent).toBe('تسجيل الدخول')
  await expect.element(page.getByRole('button', { name: 'توقيع' })).toBeVisible()
  const [first, second] = [...made.root().querySelectorAll('.sign-in-actions button')]
  expect(first?.getBoundingClientRect().left).toBeGreaterThan(second?.getBoundingClientRect().left ?? 0)
})
