import { UserRejectedError } from '@openappkit/appkit-core'
import { approve, hang } from '@openappkit/appkit-core/testing'
import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { failWith } from '../../../test/createAdapter'
import { connector } from '../../../test/createViewKit'
import { focusedText } from '../../../test/focusedText'
import { openKit } from '../../../test/openKit'

const rows = (): string[] =>
  page
    .getByRole('listitem')
    .elements()
    .map(row => row.querySelector('.list-item-title')?.textContent ?? '')

test('a click requests the wallet before anything else happens', async () => {
  const { adapter, root } = await openKit()
  adapter.answerTo({ connect: hang })
  const row = root().querySelector('.list-item') as HTMLElement
  let requestsInClick = 0
  row.addEventListener('click', () => queueMicrotask(() => {}))
  root().addEventListener('click', () => {
    requestsInClick = adapter.requests.length
  })
  row.click()
  expect(requestsInClick).toBe(1)
  expect(adapter.requests).toEqual(['connect io.first'])
})

test('closes the modal without another view if the wallet answers immediately', async () => {
  const { kit } = await openKit()
  const seen: string[] = []
  const look = setInterval(() => seen.push(kit.router.current.view), 1)
  await page.getByRole('button', { name: /First/ }).click()
  await expect.poll(() => kit.modal.state.open).toBe(false)
  clearInterval(look)
  expect(kit.chains.isConnected()).toBe(true)
  expect(seen).not.toContain('ConnectingExternal')
})

test('tags recent and connected wallets', async () => {
  await openKit(
    { view: 'Connect' },
    { connected: ['io.second'], prepare: ({ kit }) => kit.wallets.remember({ id: 'io.first', name: 'First' }) },
  )
  await expect.element(page.getByRole('button', { name: 'First Installed Recent' })).toBeVisible()
  await expect.element(page.getByRole('button', { name: 'Second Installed Connected' })).toBeVisible()
})

test('adds a wallet that is announced late without moving the existing rows', async () => {
  const { adapter } = await openKit(undefined, { connectors: [connector('io.first', 'First')] })
  const before = rows()
  expect(before[0]).toBe('First')
  expect(before).toHaveLength(2)

  adapter.emit({ connectors: [connector('io.late', 'Late'), connector('io.first', 'First')] })
  await expect.poll(rows).toContain('Late')
  expect(rows()[0]).toBe('First')
  expect(rows().at(-1)).toBe('Late')
})

test('switches to an already connected wallet without a request', async () => {
  const { kit, adapter } = await openKit({ view: 'Connect' }, { connected: ['io.first', 'io.second'] })
  await page.getByRole('button', { name: 'Second Installed Connected' }).click()
  await expect.poll(() => kit.connections.active('eip155')?.connectorId).toBe('io.second')
  expect(adapter.requests).toEqual(['switchConnection io.second'])
  await expect.element(page.getByRole('heading', { name: 'Wallets' })).toBeVisible()
})

test('wallet names and icons are inert', async () => {
  const hostile = '<img src=x onerror="window.__hit=1"><script>window.__hit=1</script>'
  const { root } = await openKit(undefined, {
    connectors: [
      connector('a', hostile, { imageUrl: 'javascript:window.__hit=1' }),
      connector('b', 'Svg', { imageUrl: 'data:text/html,<script>parent.__hit=1</script>' }),
      connector('c', 'Big', { imageUrl: `data:image/png;base64,${'A'.repeat(5_000_000)}` }),
      connector('d', 'Web', { imageUrl: 'http://127.0.0.1:1/x.png' }),
    ],
  })
  await expect.element(page.getByText(hostile, { exact: true })).toBeVisible()
  expect(root().querySelectorAll('.view img, .view script')).toHaveLength(0)
  expect((window as { __hit?: number }).__hit).toBeUndefined()
})

test('requires consent before the wallets if the app enables the checkbox', async () => {
  await openKit(undefined, { options: { privacyPolicyUrl: 'https://a.example', features: { legalCheckbox: true } } })
  await expect.element(page.getByRole('button', { name: /First/ })).toBeDisabled()
  await page.getByRole('checkbox', { name: 'I agree to the privacy policy' }).click()
  await expect.element(page.getByRole('button', { name: /First/ })).toBeEnabled()
})

test('connecting works by keyboard alone', async () => {
  const { kit, adapter, root } = await openKit()
  adapter.answerTo({ connect: failWith(new UserRejectedError()) })
  // Tab moves from the title, which has the focus, to help, the close button and then to the first wallet.
  await userEvent.tab()
  await userEvent.tab()
  await userEvent.tab()
  await userEvent.keyboard('{Enter}')
  await expect.poll(() => root().activeElement?.textContent).toBe('Try again')

  adapter.answerTo({ connect: approve })
  await userEvent.keyboard('{Enter}')
  await expect.poll(() => kit.chains.isConnected()).toBe(true)
  await expect.poll(() => kit.modal.state.open).toBe(false)
})

test('tracks events for the help and for getting a wallet', async () => {
  const { kit } = await openKit()
  const events: string[] = []
  kit.events.subscribe(({ data }) => events.push(data.event))
  await page.getByRole('button', { name: 'What is a wallet?' }).click()
  await expect.poll(focusedText).toBe('What is a wallet?')
  await page.getByRole('button', { name: 'Get a wallet' }).click()
  await expect.element(page.getByRole('link', { name: /MetaMask/ })).toHaveAttribute('rel', 'noopener noreferrer')
  expect(events).toEqual(['CLICK_WALLET_HELP', 'CLICK_GET_WALLET'])
})

test('names the toolkit below the wallets, without a control', async () => {
  const { root } = await openKit()
  const name = page.getByText('OpenAppKit', { exact: true })
  await expect.element(name).toBeVisible()
  expect(name.element().closest('a, button')).toBeNull()
  expect(root().querySelector('.view-footer')?.lastElementChild).toBe(name.element())
})

test("the app or the project can hide the toolkit's name", async () => {
  const { kit } = await openKit(undefined, { options: { features: { reownBranding: false } } })
  const name = page.getByText('OpenAppKit', { exact: true })
  await expect.element(page.getByRole('button', { name: 'Get a wallet' })).toBeVisible()
  await expect.element(name).not.toBeInTheDocument()

  await kit.context.updateOptions({ features: { reownBranding: true } })
  await expect.element(name).toBeVisible()
  kit.options.state.readRemote = ({ id }) => id !== 'reown_branding'
  await expect.element(name).not.toBeInTheDocument()
})
