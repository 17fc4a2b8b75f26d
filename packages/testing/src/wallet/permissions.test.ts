import { expect } from 'vitest'
import { memoryStorage, recordEvents, test } from '../../test/walletTest'

test('an app without permission gets no accounts, and one with permission gets all, the selected one first', async ({
  chain,
  createWallet,
}) => {
  const wallet = createWallet({ selectedAccount: 1 })
  const events = recordEvents(wallet)
  expect(await wallet.provider.request({ method: 'eth_accounts' })).toEqual([])

  const accounts = await wallet.provider.request({ method: 'eth_requestAccounts' })

  const [a, b, c] = chain.accounts.map(account => account.address.toLowerCase())
  expect(accounts).toEqual([b, a, c])
  expect(await wallet.provider.request({ method: 'eth_accounts' })).toEqual([b, a, c])
  expect(events).toEqual([['accountsChanged', [b, a, c]]])
})

test('a wallet can share only the selected account', async ({ chain, createWallet }) => {
  const wallet = createWallet({ shares: 'selected' })
  expect(await wallet.provider.request({ method: 'eth_requestAccounts' })).toEqual([
    chain.accounts[0].address.toLowerCase(),
  ])
})

test('an app with permission gets a prompt from wallet_requestPermissions, not from eth_requestAccounts', async ({
  createWallet,
}) => {
  const prompts: string[] = []
  const wallet = createWallet({
    authorized: true,
    approve: ({ method }) => {
      prompts.push(method)
      return true
    },
  })

  await wallet.provider.request({ method: 'eth_requestAccounts' })
  await wallet.provider.request({ method: 'wallet_requestPermissions', params: [{ eth_accounts: {} }] })

  expect(prompts).toEqual(['wallet_requestPermissions'])
})

test('permissions can be read and revoked, which emits an empty list of accounts', async ({ createWallet }) => {
  const wallet = createWallet()
  expect(await wallet.provider.request({ method: 'wallet_getPermissions' })).toEqual([])

  const granted = await wallet.provider.request({ method: 'wallet_requestPermissions', params: [{ eth_accounts: {} }] })
  expect(granted).toMatchObject([{ parentCapability: 'eth_accounts', caveats: [{ type: 'restrictReturnedAccounts' }] }])

  const events = recordEvents(wallet)
  expect(
    await wallet.provider.request({ method: 'wallet_revokePermissions', params: [{ eth_accounts: {} }] }),
  ).toBeNull()
  expect(events).toEqual([['accountsChanged', []]])
  expect(await wallet.provider.request({ method: 'wallet_getPermissions' })).toEqual([])
  expect(await wallet.provider.request({ method: 'eth_accounts' })).toEqual([])
})

test('permission, account, chain, lock and scripted responses survive a reload', async ({ chain, createWallet }) => {
  const storage = memoryStorage()
  const chains = { [chain.chainId]: { rpcUrl: chain.url }, 10: { rpcUrl: chain.url } }
  const before = createWallet({ storage, chains, chainId: chain.chainId })
  await before.provider.request({ method: 'eth_requestAccounts' })
  before.switchAccount(2)
  before.switchChain(10)
  before.reject('sign')

  const after = createWallet({ storage, chains, chainId: chain.chainId })

  const third = chain.accounts[2]?.address
  expect(after.accounts[0]).toBe(third)
  expect((await after.provider.request({ method: 'eth_accounts' })) as string[]).toContain(third?.toLowerCase())
  expect(await after.provider.request({ method: 'eth_chainId' })).toBe('0xa')
  await expect(after.provider.request({ method: 'personal_sign', params: ['0x00', third] })).rejects.toMatchObject({
    code: 4001,
  })
  expect(createWallet({ storage, chains, rdns: 'another.wallet' }).isAuthorized).toBe(false)
})

test('ignores damaged or denied storage', async ({ createWallet }) => {
  const damaged = memoryStorage()
  damaged.setItem('openappkit.testing.org.openappkit.test-wallet', '{"permitted":"yes"')
  const refused = {
    getItem: () => null,
    setItem: () => {
      throw new DOMException('full', 'QuotaExceededError')
    },
  }
  for (const storage of [damaged, refused]) {
    const wallet = createWallet({ storage })
    expect(wallet.isAuthorized).toBe(false)
    expect(await wallet.provider.request({ method: 'eth_requestAccounts' })).toHaveLength(3)
  }
})

test('a locked wallet hides its accounts, rejects signing and delays connection requests until unlocked', async ({
  createWallet,
}) => {
  const wallet = createWallet({ authorized: true, locked: true })
  const events = recordEvents(wallet)
  expect(await wallet.provider.request({ method: 'eth_accounts' })).toEqual([])
  await expect(
    wallet.provider.request({ method: 'personal_sign', params: ['0x00', wallet.accounts[0]] }),
  ).rejects.toMatchObject({ code: 4100 })

  const connecting = wallet.provider.request({ method: 'eth_requestAccounts' })
  expect(wallet.requests.at(-1)).toMatchObject({ method: 'eth_requestAccounts', status: 'open' })
  wallet.unlock()

  expect(await connecting).toHaveLength(3)
  expect(events).toEqual([['accountsChanged', await connecting]])
  wallet.lock()
  expect(events.at(-1)).toEqual(['accountsChanged', []])
})

test('closing the password prompt rejects the request that waits for it', async ({ createWallet }) => {
  const wallet = createWallet({ locked: true })
  const connecting = wallet.provider.request({ method: 'eth_requestAccounts' })
  const declined = expect(connecting).rejects.toMatchObject({ code: 4001 })
  wallet.release('reject')
  await declined
})
