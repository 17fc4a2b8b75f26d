import type { WalletConnectApprovalRequest } from '@openappkit/testing/walletconnect'
import { expect } from 'vitest'
import { propose } from '../dapp'
import { test } from '../walletConnectTest'

test('rejects a proposal with 5000 and approves the next one', async ({ chain, createWallet, createDapp }) => {
  const [wallet, dapp] = await Promise.all([createWallet(), createDapp()])
  wallet.reject('connect')
  const declined = await propose(dapp, [chain])
  await wallet.pair(declined.uri)
  await expect(declined.session).rejects.toMatchObject({ code: 5000 })

  const approved = await propose(dapp, [chain])
  await wallet.pair(approved.uri)
  await approved.session

  expect(wallet.requests).toMatchObject([
    { method: 'wc_sessionPropose', status: 'refused', errorCode: 4001 },
    { method: 'wc_sessionPropose', status: 'answered' },
  ])
})

test('a proposal stays open until released', async ({ chain, createWallet, createDapp }) => {
  const [wallet, dapp] = await Promise.all([createWallet(), createDapp()])
  wallet.hang('wc_sessionPropose')
  const { uri, session } = await propose(dapp, [chain])
  await wallet.pair(uri)
  expect(wallet.sessions).toEqual([])
  expect(wallet.requests).toMatchObject([{ status: 'open' }])

  wallet.release()
  await session
  expect(wallet.sessions).toHaveLength(1)
})

test('returns 4001 for a rejected request, -32002 for a pending one, and a scripted error unchanged', async ({
  chain,
  connected,
}) => {
  const { wallet, ask } = await connected()
  const sign = (): Promise<unknown> => ask('personal_sign', '0x00', chain.accounts[0].address)
  wallet.reject('sign')
  wallet.fail({ code: 5000, message: 'No.' }, 'sign')
  wallet.pending('personal_sign')

  await expect(sign()).rejects.toMatchObject({ code: -32002 })
  await expect(sign()).rejects.toMatchObject({ code: 4001 })
  await expect(sign()).rejects.toMatchObject({ code: 5000, message: 'No.' })
  expect(await sign()).toMatch(/^0x/)
})

test("an open request doesn't block a later one", async ({ chain, connected }) => {
  const { wallet, ask } = await connected()
  const sign = (): Promise<unknown> => ask('personal_sign', '0x00', chain.accounts[0].address)
  wallet.hang('sign')
  const first = sign()
  await expect.poll(() => wallet.requests.at(-1)?.method).toBe('personal_sign')
  expect(await sign()).toMatch(/^0x/)
  wallet.release('reject')
  await expect(first).rejects.toMatchObject({ code: 4001 })
})

test('approve clears all scripted responses', async ({ chain, connected }) => {
  const { wallet, ask } = await connected()
  wallet.reject('sign', 'always')
  wallet.approve()
  expect(await ask('personal_sign', '0x00', chain.accounts[0].address)).toMatch(/^0x/)
})

test('passes the dapp and the proposal to the approve hook', async ({ chain, connected }) => {
  const requests: WalletConnectApprovalRequest[] = []
  const { ask } = await connected({
    approve: request => {
      requests.push(request)
      return request.kind === 'connect'
    },
  })
  await expect(ask('personal_sign', '0x00', chain.accounts[0].address)).rejects.toMatchObject({ code: 4001 })
  expect(requests).toMatchObject([
    { kind: 'connect', method: 'wc_sessionPropose', params: [{ dapp: { name: 'Dapp' }, chains: ['eip155:31337'] }] },
    { kind: 'sign', method: 'personal_sign', chainId: 31337, dapp: { name: 'Dapp', url: 'https://dapp.example' } },
  ])
})

test('rejects an unsupported method with 4200 and an unknown chain with 4902', async ({ connected }) => {
  const { wallet, dapp, session } = await connected({ shared: { methods: ['eth_sign', 'wallet_switchEthereumChain'] } })
  const ask = (method: string, ...params: unknown[]): Promise<unknown> =>
    dapp.client.request({ topic: session.topic, chainId: 'eip155:31337', request: { method, params } })
  await expect(ask('eth_sign')).rejects.toMatchObject({ code: 4200 })
  await expect(ask('wallet_switchEthereumChain', { chainId: '0x3e7' })).rejects.toMatchObject({ code: 4902 })
  expect(wallet.chainId).toBe(31337)
})
