import type { Address, Hash, Hex } from 'viem'
import { parseEther, verifyMessage, verifyTypedData } from 'viem'
import { expect } from 'vitest'
import { propose } from '../dapp'
import { addressesOf, test } from '../walletConnectTest'

test('a dapp pairs, signs, and sends on the chain', async ({ chain, connected }) => {
  const { wallet, session, ask } = await connected()
  const [from, to] = chain.accounts.map(account => account.address) as [Address, Address]
  expect(addressesOf(session, chain)).toEqual(wallet.accounts)
  expect(wallet.sessions).toMatchObject([{ topic: session.topic, dapp: { name: 'Dapp', url: 'https://dapp.example' } }])

  const signature = await ask<Hex>('personal_sign', '0x6869', from)
  expect(await verifyMessage({ address: from, message: 'hi', signature })).toBe(true)

  const typed = {
    domain: { name: 'Test', chainId: chain.chainId },
    types: { Mail: [{ name: 'text', type: 'string' }] },
    primaryType: 'Mail',
    message: { text: 'hi' },
  } as const
  const data = {
    ...typed,
    types: {
      ...typed.types,
      EIP712Domain: [
        { name: 'name', type: 'string' },
        { name: 'chainId', type: 'uint256' },
      ],
    },
  }
  const typedSignature = await ask<Hex>('eth_signTypedData_v4', from, JSON.stringify(data))
  expect(await verifyTypedData({ ...typed, address: from, signature: typedSignature })).toBe(true)

  const before = await chain.balanceOf(to)
  const hash = await ask<Hash>('eth_sendTransaction', { from, to, value: `0x${parseEther('2').toString(16)}` })
  expect((await chain.waitForReceipt(hash)).status).toBe('success')
  expect(await chain.balanceOf(to)).toBe(before + parseEther('2'))
})

test('one session covers two chains, and a request goes to the chain that it specifies', async ({
  chain,
  secondChain,
  createWallet,
  createDapp,
}) => {
  const [wallet, dapp] = await Promise.all([createWallet(), createDapp()])
  const { uri, session } = await propose(dapp, [chain, secondChain])
  const proposal = await wallet.pair(uri)
  expect(proposal.chains).toEqual(['eip155:31337', 'eip155:31338'])
  expect((await session).namespaces['eip155']?.chains).toEqual(['eip155:31337', 'eip155:31338'])

  const [from, , , to] = chain.accounts.map(account => account.address)
  const call = { method: 'eth_sendTransaction', params: [{ from, to, value: '0x64' }] }
  const before = await secondChain.balanceOf(to as Address)
  await secondChain.waitForReceipt(await dapp.request<Hash>(call, 'eip155:31338'))

  expect(await secondChain.balanceOf(to as Address)).toBe(before + 100n)
  expect(wallet.chainId).toBe(31337)
})

test('a session includes only the chains, accounts, methods and properties that the user chose', async ({
  chain,
  secondChain,
  createWallet,
  createDapp,
}) => {
  const [wallet, dapp] = await Promise.all([createWallet(), createDapp()])
  const [, second] = wallet.accounts
  wallet.share({
    chains: ['eip155:31338'],
    accounts: [String(second)],
    methods: ['personal_sign'],
    sessionProperties: { theme: 'dark' },
  })
  const { uri, session } = await propose(dapp, [chain, secondChain])
  await wallet.pair(uri)

  const settled = await session
  expect(settled.namespaces['eip155']).toMatchObject({
    chains: ['eip155:31338'],
    accounts: [`eip155:31338:${second}`],
    methods: ['personal_sign'],
  })
  expect(settled.sessionProperties).toEqual({ theme: 'dark' })
})

test('rejects a proposal with 5100 if the wallet supports none of its chains', async ({
  secondChain,
  createWallet,
  createDapp,
}) => {
  const dapp = await createDapp()
  const wallet = await createWallet({ chains: { 1: { rpcUrl: 'http://127.0.0.1:1' } } })
  const { uri, session } = await propose(dapp, [secondChain])
  await wallet.pair(uri)
  await expect(session).rejects.toMatchObject({ code: 5100 })
  expect(wallet.sessions).toEqual([])
})

test('the session includes capabilities, so reading them sends no request to the wallet', async ({
  chain,
  connected,
}) => {
  const { wallet, ask } = await connected({ capabilities: { 31337: { atomic: { status: 'supported' } } } })
  const [account] = chain.accounts
  expect(await ask('wallet_getCapabilities', account.address, ['0x7a69'])).toEqual({
    '0x7a69': { atomic: { status: 'supported' } },
  })
  expect(wallet.requests.map(request => request.method)).toEqual(['wc_sessionPropose'])
})

test('rejects an invalid link immediately, and accepts a valid link only once', async ({
  chain,
  createWallet,
  createDapp,
}) => {
  const [wallet, dapp] = await Promise.all([createWallet(), createDapp()])
  await expect(wallet.pair('https://dapp.example')).rejects.toThrow("isn't a WalletConnect link")
  const { uri, session } = await propose(dapp, [chain])
  await wallet.pair(uri)
  await session
  await expect(wallet.pair(uri)).rejects.toThrow('Pairing already exists')
})

test('a wallet recreated from its storage keeps its session and answers requests', async ({
  chain,
  connected,
  createWallet,
}) => {
  const values = new Map<string, string>()
  const storage = {
    getItem: (key: string) => values.get(key) ?? null,
    setItem: (key: string, value: string) => void values.set(key, value),
  }
  const { wallet, session, ask } = await connected({ storage })
  await wallet.destroy()

  const again = await createWallet({ storage })
  expect(again.sessions.map(({ topic }) => topic)).toEqual([session.topic])
  expect(await ask('personal_sign', '0x00', chain.accounts[0].address)).toMatch(/^0x/)
})
