import { expect } from 'vitest'
import { test } from '../walletConnectTest'

test('an account change sends an update and an event', async ({ connected }) => {
  const { wallet, dapp, received } = await connected()
  const [a, b, c] = wallet.accounts
  await wallet.switchAccount(1)
  await expect.poll(() => received).toContainEqual(['accountsChanged', [b, a, c]])
  expect(dapp.session?.namespaces['eip155']?.accounts.map(account => account.split(':')[2])).toEqual([b, a, c])
  await expect(wallet.switchAccount(9)).rejects.toThrow(RangeError)
})

test('a wallet that shares only the selected account shares no others after a change', async ({ connected }) => {
  const { wallet, dapp, received } = await connected({ shares: 'selected' })
  await wallet.switchAccount(2)
  await expect.poll(() => received.map(([name]) => name)).toContain('accountsChanged')
  expect(dapp.session?.namespaces['eip155']?.accounts).toEqual([`eip155:31337:${wallet.accounts[0]}`])
})

test("accounts that the user didn't share stay hidden until selected", async ({ chain, connected }) => {
  const [a, b] = chain.accounts.map(account => account.address)
  const { wallet, dapp } = await connected({ shared: { accounts: [String(a)] } })
  const shared = (): unknown => dapp.session?.namespaces['eip155']?.accounts
  await wallet.switchChain(31338)
  await expect.poll(shared).toEqual([`eip155:31337:${a}`, `eip155:31338:${a}`])
  await wallet.switchAccount(1)
  await expect
    .poll(shared)
    .toEqual([`eip155:31337:${b}`, `eip155:31337:${a}`, `eip155:31338:${b}`, `eip155:31338:${a}`])
})

test('adds a chain that the session lacks before switching to it', async ({ connected }) => {
  const { wallet, dapp, received } = await connected()
  await wallet.switchChain(31338)
  await expect.poll(() => received.map(([name]) => name)).toContain('chainChanged')
  expect(received.map(([name]) => name).indexOf('session_update')).toBe(0)
  expect(dapp.session?.namespaces['eip155']?.chains).toEqual(['eip155:31337', 'eip155:31338'])
  await expect(wallet.switchChain(999)).rejects.toThrow(RangeError)
})

test('a dapp can request a switch to a chain that its session lacks', async ({ secondChain, connected }) => {
  const { wallet, dapp, ask } = await connected()
  expect(await ask('wallet_switchEthereumChain', { chainId: '0x7a6a' })).toBe(null)
  expect(wallet.chainId).toBe(secondChain.chainId)
  expect(dapp.session?.namespaces['eip155']?.chains).toContain('eip155:31338')
})

test('a dapp adds an unknown chain to the wallet and uses it', async ({ chain, secondChain, connected }) => {
  const { wallet, dapp, ask } = await connected({ chains: { [chain.chainId]: { rpcUrl: chain.url } } })
  const added = { chainId: '0x7a6a', chainName: 'Second', rpcUrls: [secondChain.url] }
  expect(await ask('wallet_addEthereumChain', added)).toBe(null)
  expect(wallet.chainIds).toContain(31338)
  const call = { method: 'personal_sign', params: ['0x00', wallet.accounts[0]] }
  expect(await dapp.request(call, 'eip155:31338')).toMatch(/^0x/)
})

test('the wallet answers requests that arrived while it was offline', async ({ chain, connected }) => {
  const { wallet, received, ask } = await connected()
  await wallet.goOffline()
  expect(wallet.isConnected).toBe(false)
  const answer = ask('personal_sign', '0x00', chain.accounts[0].address)
  await wallet.switchChain(31338)
  await expect(wallet.ping()).rejects.toThrow('offline')
  expect(wallet.requests).toHaveLength(1)

  await wallet.goOnline()
  expect(await answer).toMatch(/^0x/)
  await expect.poll(() => received.map(([name]) => name)).toContain('chainChanged')
})

test('a session survives a relay restart', async ({ chain, cloud, connected }) => {
  const { wallet, received, ask } = await connected()
  await cloud.restartRelay()
  expect(await ask('personal_sign', '0x00', chain.accounts[0].address)).toMatch(/^0x/)
  await wallet.switchAccount(1)
  await expect.poll(() => received.map(([name]) => name)).toContain('accountsChanged')
})

test('the user ends a session, and the dapp is notified', async ({ connected }) => {
  const { wallet, session, received } = await connected()
  await wallet.disconnect(session.topic)
  await expect
    .poll(() => received)
    .toContainEqual(['session_delete', expect.objectContaining({ topic: session.topic })])
  expect(wallet.sessions).toEqual([])
  await expect(wallet.disconnect(session.topic)).rejects.toThrow('no session')
})

test('the dapp ends a session, and the wallet is notified', async ({ connected }) => {
  const { wallet, dapp } = await connected()
  const notified = new Promise<void>(resolve => wallet.subscribe(resolve))
  await dapp.disconnect()
  await notified
  expect(wallet.sessions).toEqual([])
})

test('extends and pings a session, and emits any event', async ({ connected }) => {
  const { wallet, dapp, received } = await connected()
  const extended = new Promise(resolve => dapp.client.once('session_extend', resolve))
  await wallet.extend()
  await extended
  await wallet.ping()
  await wallet.emit({ name: 'chainChanged', data: 31337 }, 'eip155:31337')
  await expect.poll(() => received.map(([name]) => name)).toContain('session_event')
})
