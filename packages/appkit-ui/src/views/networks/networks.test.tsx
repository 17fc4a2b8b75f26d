import { browserEnvironment, RequestPendingError, UserRejectedError } from '@openappkit/appkit-core'
import { approve, hang } from '@openappkit/appkit-core/testing'
import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { failWith } from '../../../test/createAdapter'
import { manyNetworks, networks } from '../../../test/createViewKit'
import { focusedText } from '../../../test/focusedText'
import { openKit } from '../../../test/openKit'

test('marks the current network, and searching narrows the list', async () => {
  await openKit({ view: 'Networks' }, { connected: ['io.first'], options: { networks: manyNetworks } })
  await expect.element(page.getByRole('button', { name: 'Ethereum Current' })).toHaveAttribute('aria-current', 'true')
  expect(page.getByText('Current', { exact: true }).elements()).toHaveLength(1)
  await userEvent.fill(page.getByRole('searchbox', { name: 'Search networks' }), 'bas')
  await expect.element(page.getByRole('button', { name: 'Ethereum Current' })).not.toBeInTheDocument()
  await expect.element(page.getByRole('button', { name: 'Base' })).toBeVisible()
  await userEvent.fill(page.getByRole('searchbox'), 'nothing')
  await expect.element(page.getByText('No networks found')).toBeVisible()
})

test('shows no search field for fewer than six networks', async () => {
  await openKit({ view: 'Networks' }, { connected: ['io.first'] })
  await expect.element(page.getByRole('button', { name: 'Base' })).toBeVisible()
  expect(page.getByRole('searchbox').elements()).toEqual([])
})

test('a declined switch stays on screen, and Try again repeats the request', async () => {
  const { kit, adapter } = await openKit({ view: 'Networks' }, { connected: ['io.first'] })
  adapter.answerTo({ switchNetwork: failWith(new UserRejectedError()) })
  await page.getByRole('button', { name: 'Base' }).click()
  await expect.element(page.getByRole('heading', { name: 'Switch declined' })).toBeVisible()
  await expect.element(page.getByText('You’re still on Ethereum.')).toBeVisible()
  await expect.poll(focusedText).toBe('Try again')
  await expect.element(page.getByRole('alert').filter({ hasText: 'Switch declined' })).toBeInTheDocument()

  adapter.answerTo({ switchNetwork: approve })
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect.poll(() => kit.chains.get()?.caipNetworkId).toBe('eip155:8453')
})

test.each([
  ['Continue in First', hang, false],
  ['A request is waiting in First', failWith(new RequestPendingError()), true],
  ['Couldn’t switch networks', failWith(new Error('boom')), true],
] as const)("a switch that doesn't complete shows: %s", async (title, answer, canRetry) => {
  const { adapter } = await openKit({ view: 'Networks' }, { connected: ['io.first'] })
  adapter.answerTo({ switchNetwork: answer })
  await page.getByRole('button', { name: 'OP Mainnet' }).click()
  await expect.element(page.getByRole('heading', { name: title })).toBeVisible()
  const retry = page.getByRole('button', { name: 'Try again' })
  await (canRetry ? expect.element(retry).toBeEnabled() : expect.element(retry).not.toBeInTheDocument())
})

test('offers a retry after eight seconds without an answer, and draws a round ring', async () => {
  const timers = new Map<number, () => void>()
  const environment = browserEnvironment()
  const setTimer = (task: () => void, ms: number) => {
    if (ms < 5_000) return environment.setTimer(task, ms)
    timers.set(ms, task)
    return () => void timers.delete(ms)
  }
  const { adapter, root } = await openKit(
    { view: 'Networks' },
    { connected: ['io.first'], environment: { ...environment, setTimer } },
  )
  adapter.answerTo({ switchNetwork: hang })
  await page.getByRole('button', { name: 'OP Mainnet' }).click()
  await expect.poll(() => timers.has(8_000)).toBe(true)
  expect(getComputedStyle(root().querySelector('.wallet-status rect') as Element).rx).toBe('43px')
  timers.get(8_000)?.()
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect.poll(() => adapter.requests.filter(request => request.startsWith('switch'))).toHaveLength(2)
})

test('UnsupportedChain offers every network and Disconnect', async () => {
  const { kit, adapter } = await openKit()
  adapter.emitConnected({ connectorIds: ['io.first'], chainId: 999 })
  await expect.element(page.getByText('Network 999')).toBeVisible()
  await expect.element(page.getByText('First is on this network')).toBeVisible()
  for (const { name } of networks) await expect.element(page.getByRole('button', { name })).toBeVisible()
  await expect.element(page.getByRole('button', { name: 'Disconnect' })).toBeVisible()
  await page.getByRole('button', { name: 'OP Mainnet' }).click()
  await expect.poll(() => kit.chains.get()?.caipNetworkId).toBe('eip155:10')
  await expect.poll(() => kit.modal.state.open).toBe(false)
})

test("a network that the wallet didn't approve is disabled with a note", async () => {
  const { adapter } = await openKit({ view: 'Networks' }, { connected: ['io.first'] })
  await expect.element(page.getByRole('button', { name: 'Base' })).toBeEnabled()
  adapter.emit({
    connections: [{ connectorId: 'io.first', accounts: [], approvedNetworks: ['eip155:1', 'eip155:10'] }],
  })
  await expect.element(page.getByRole('button', { name: 'Base Not supported by this wallet' })).toBeDisabled()
  await expect.element(page.getByRole('button', { name: 'OP Mainnet' })).toBeEnabled()
})

test('networks show pictures without a backend', async () => {
  const { root } = await openKit({ view: 'Networks' }, { connected: ['io.first'] })
  const pictures = () => [...root().querySelectorAll<HTMLImageElement>('[part=networks] img')]
  await expect.poll(() => pictures().length).toBe(networks.length)
  for (const picture of pictures()) {
    expect(picture.src).toMatch(/^data:image\/svg\+xml,/)
    await picture.decode()
  }
})

test('the explanation of networks leads back to them', async () => {
  const { kit } = await openKit({ view: 'Networks' }, { connected: ['io.first'] })
  await page.getByRole('button', { name: 'What is a network?' }).click()
  await page.getByRole('button', { name: 'Choose network' }).click()
  await expect.poll(() => kit.router.state.stack.map(({ view }) => view)).toEqual(['Networks'])
  kit.context.destroy()

  const { kit: other } = await openKit({ view: 'WhatIsANetwork' })
  await page.getByRole('button', { name: 'Choose network' }).click()
  await expect.poll(() => other.router.current.view).toBe('Networks')
})
