import { expect, onTestFinished, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { openKit } from '../../../test/openKit'
import { renderInRoot } from '../../../test/renderInRoot'
import { useActiveChain } from '../../kit/useActiveChain'
import { KitContext } from '../../kit/useKit'
import { AccountAvatar } from './AccountAvatar'
import { AccountName } from './AccountName'

const picture = 'data:image/gif;base64,R0lGODlhAQABAIAAAP///wAAACwAAAAAAQABAAACAkQBADs='
const named = '0x71C7656EC7ab88b098defB751B7401B5f6d89760'
const unnamed = '0x71C7656EC7ab88b098defB751B7401B5f6d89761'

/** Renders the active account's name and avatar as the account view does. */
function Account() {
  const { address = '' } = useActiveChain() ?? {}
  return (
    <>
      <AccountAvatar address={address} />
      <AccountName address={address} />
    </>
  )
}

/** Serves the name of one account. Returns the requested addresses. */
function mockNameBackend(): string[] {
  const requested: string[] = []
  const spy = vi.spyOn(window, 'fetch').mockImplementation(async input => {
    const { pathname } = new URL(String(input))
    if (!pathname.startsWith('/v1/identity/')) return new Response('{}', { status: 404 })
    requested.push(pathname.slice('/v1/identity/'.length))
    return Response.json(pathname.endsWith(named) ? { name: 'example.eth', avatar: picture } : { name: null })
  })
  onTestFinished(() => spy.mockRestore())
  return requested
}

test("shows an account's name and picture, or its address if it has no name", async () => {
  const requested = mockNameBackend()
  const connected = ['io.first', 'io.second']
  const { kit, adapter } = await openKit(
    { view: 'WhatIsAWallet' },
    { connected, options: { cloud: 'http://127.0.0.1:9' } },
  )
  const { root } = await renderInRoot(
    <KitContext.Provider value={kit}>
      <Account />
    </KitContext.Provider>,
  )
  await expect.element(page.getByText('example.eth')).toHaveAttribute('title', `example.eth\n${named}`)
  expect(root.querySelector('img')?.getAttribute('src')).toBe(picture)
  adapter.emit({ activeConnectorId: 'io.second', address: unnamed })
  await expect.poll(() => root.querySelector('bdi')?.textContent).toBe('0x71C7…9761')
  expect(root.querySelector('img')).toBeNull()
  expect(new Set(requested)).toEqual(new Set([named, unnamed]))
})

test('without a backend, shows the address and sends no request', async () => {
  const requested = mockNameBackend()
  const { kit } = await openKit({ view: 'WhatIsAWallet' }, { connected: ['io.first'] })
  const { root } = await renderInRoot(
    <KitContext.Provider value={kit}>
      <Account />
    </KitContext.Provider>,
  )
  await expect.poll(() => root.querySelector('bdi')?.textContent).toBe('0x71C7…9760')
  expect(requested).toEqual([])
})
