import { memoryStorage } from '@openappkit/appkit-core'
import { ScriptedLink, scriptedSession } from '@openappkit/appkit-core/testing'
import { expect, test } from 'vitest'
import { createSessionKit, evm, paired, requestsOf, settled, shared, sol } from '../test/createSessionKit'
import { base, mainnet, solana } from '../test/networks'
import { dialectOf } from './dialects/dialects'

const other = `0x${'cd'.repeat(20)}`
const both = [...shared, `eip155:1:${other}`] as const

test('neither counts nor prices a token as if it were the coin', async () => {
  const { kit, link } = await paired()
  link.answer = () => '0xffff'
  const before = link.requests.length
  const adapter = kit.adapter('eip155')
  const parameters = { address: evm, caipNetwork: mainnet, tokenAddress: other }
  const code = 'adapter/unsupported'
  await expect((await adapter.transfers()).getBalance(parameters)).rejects.toMatchObject({ code })
  await expect((await adapter.transfers()).estimateFee({ ...parameters, to: other, value: 1n })).rejects.toMatchObject({
    code,
  })
  await expect(
    (await adapter.transfers()).sendToken({ ...parameters, to: other, value: 1n } as never),
  ).rejects.toMatchObject({ code })
  expect(link.requests).toHaveLength(before)
})

test("estimates the fee from the transaction's own gas at the current price, and reserves two and a half times that", async () => {
  const { kit, link } = await paired()
  link.answer = method => (method === 'eth_estimateGas' ? '0x5208' : '0x3b9aca01')
  const adapter = kit.adapter('eip155')
  const transfer = { address: evm, to: other, value: 255n, data: '0x12', caipNetwork: base } as const
  expect(await (await adapter.transfers()).estimateFee(transfer)).toBe(21_000n * 1_000_000_001n)
  expect(requestsOf(link)).toEqual([
    {
      chain: 'eip155:8453',
      method: 'eth_estimateGas',
      params: [{ from: evm, to: other, value: '0xff', data: '0x12' }],
    },
    { chain: 'eip155:8453', method: 'eth_gasPrice', params: [] },
  ])
  const { feeReserve } = await adapter.transfers()
  expect([0n, 1n, 2n, 100n].map(fee => feeReserve?.(fee))).toEqual([0n, 3n, 5n, 250n])
})

test('sends a transaction with its data on the named chain', async () => {
  const { kit, link } = await paired()
  link.answer = () => '0xhash'
  await (await kit.adapter('eip155').transfers()).sendTransaction({
    to: other,
    value: 0n,
    data: '0x1234',
    caipNetwork: base,
  })
  expect(link.requests.at(-1)).toMatchObject({
    chain: 'eip155:8453',
    params: [{ from: evm, to: other, value: '0x0', data: '0x1234', chainId: '0x2105' }],
  })
})

test.each([
  ['names an invalid address', { to: '0x12' }, 'transaction/invalid-address'],
  ['names an address of another chain', { to: sol }, 'transaction/invalid-address'],
  ['sends a negative amount', { value: -1n }, 'transaction/invalid-amount'],
  ['sends more than 256 bits can hold', { value: 2n ** 256n }, 'transaction/invalid-amount'],
])('sends no wallet request for a transfer that %s', async (_what, wrong, code) => {
  const { kit, link } = await paired()
  link.answer = () => '0xhash'
  const transfers = await kit.adapter('eip155').transfers()
  const before = link.requests.length
  await expect(
    transfers.sendTransaction({ to: other, value: 1n, caipNetwork: mainnet, ...wrong }),
  ).rejects.toMatchObject({ code })
  expect(link.requests).toHaveLength(before)
})

test('rejects references before any request', async () => {
  const { kit, link } = await paired()
  link.answer = () => '0xhash'
  const transfers = await kit.adapter('eip155').transfers()
  const before = link.requests.length
  const query = { address: evm, to: other, value: 1n, caipNetwork: mainnet, references: [other] }
  for (const attempt of [() => transfers.sendTransaction(query), () => transfers.estimateFee(query)])
    await expect(attempt()).rejects.toMatchObject({
      code: 'adapter/unsupported',
      message: expect.stringContaining('references'),
    })
  expect(link.requests).toHaveLength(before)
  await expect(transfers.sendTransaction({ ...query, references: [] })).resolves.toEqual({ hash: '0xhash' })
})

test('accepts exactly the reviewed fee, and not one unit more', async () => {
  const { kit, link } = await paired()
  const prices: Record<string, string> = {
    eth_estimateGas: '0x5208',
    eth_gasPrice: '0x2',
    eth_sendTransaction: '0xhash',
  }
  link.answer = method => prices[method]
  const transfers = await kit.adapter('eip155').transfers()
  const transfer = { to: other, value: 1n, caipNetwork: mainnet }
  await expect(transfers.sendTransaction({ ...transfer, maxFee: 41_999n })).rejects.toMatchObject({
    code: 'transaction/fee-changed',
    details: '42000',
  })
  expect(requestsOf(link).map(({ method }) => method)).not.toContain('eth_sendTransaction')
  expect(await transfers.sendTransaction({ ...transfer, maxFee: 42_000n })).toEqual({ hash: '0xhash' })
})

test('sends no wallet request if the current fee cannot be read', async () => {
  const { kit, link } = await paired()
  link.answer = method => (method === 'eth_sendTransaction' ? '0xhash' : Promise.reject(new Error('offline')))
  const transfers = await kit.adapter('eip155').transfers()
  await expect(
    transfers.sendTransaction({ to: other, value: 1n, caipNetwork: mainnet, maxFee: 42_000n }),
  ).rejects.toMatchObject({ code: 'transaction/estimate-failed', cause: { message: 'offline' } })
  expect(requestsOf(link).map(({ method }) => method)).not.toContain('eth_sendTransaction')
})

test("reports a declined payment or network as the user's rejection", async () => {
  const { kit, link } = await paired({}, ['wallet_addEthereumChain'])
  link.answer = () => Promise.reject(Object.assign(new Error('no'), { code: 4001 }))
  const code = 'wallet/rejected'
  const adapter = kit.adapter('eip155')
  await expect(
    (await adapter.transfers()).sendTransaction({ to: other, value: 1n, caipNetwork: mainnet }),
  ).rejects.toMatchObject({ code })
  await expect(adapter.switchNetwork(base)).rejects.toMatchObject({ code })
  // A user who declines to switch isn't prompted to add the network.
  expect(requestsOf(link).map(({ method }) => method)).toEqual(['eth_sendTransaction', 'wallet_switchEthereumChain'])
})

test.each([undefined, null, '', { hash: '0x1' }])(
  'reports an unknown status if the wallet returns no transaction: %s',
  async answer => {
    const { kit, link } = await paired()
    link.answer = () => answer
    const sending = (await kit.adapter('eip155').transfers()).sendTransaction({
      to: other,
      value: 1n,
      caipNetwork: mainnet,
    })
    await expect(sending).rejects.toMatchObject({ code: 'transaction/status-unknown' })
  },
)

test("doesn't switch to a network that the wallet can’t add or doesn't share", async () => {
  const { kit, link } = await paired()
  const adapter = kit.adapter('eip155')
  link.answer = () => Promise.reject(Object.assign(new Error('unknown'), { code: 4902 }))
  await expect(adapter.switchNetwork(base)).rejects.toMatchObject({ code: 4902 })
  expect(requestsOf(link).map(({ method }) => method)).toEqual(['wallet_switchEthereumChain'])
  expect(link.defaultChain('eip155')).toBe('eip155:1')
  await expect(kit.adapter('solana').switchNetwork({ ...solana, caipNetworkId: 'solana:other' })).rejects.toMatchObject(
    {
      code: 'network/switch-failed',
    },
  )
})

test('lists the accounts of the current chain, or all if it has none', async () => {
  const { kit, link } = await paired()
  const accounts = () => kit.getAccount('eip155').allAccounts.map(({ address }) => address)
  link.share([`eip155:1:${evm}`, `eip155:8453:${other}`])
  expect(accounts()).toEqual([evm])
  link.setDefaultChain('eip155:8453')
  expect(accounts()).toEqual([other])
  link.setDefaultChain('eip155:10')
  expect(accounts()).toEqual([evm, other])
})

test('activates the account that the wallet or the user puts first, in any spelling', async () => {
  const { kit, link } = await paired()
  link.share(both)
  const inUse = () => kit.getAccount('eip155').address
  expect(inUse()).toBe(evm)
  link.emit({ type: 'accounts', namespace: 'solana', addresses: [other] })
  expect(inUse()).toBe(evm)
  link.emit({ type: 'accounts', namespace: 'eip155', addresses: [other.toUpperCase().replace('0X', '0x')] })
  expect(inUse()).toBe(other)
  await kit.adapter('eip155').switchConnection({ connectorId: 'walletConnect', address: evm })
  expect(inUse()).toBe(evm)
  link.answer = () => '0xhash'
  await (await kit.adapter('eip155').transfers()).sendTransaction({ to: other, value: 1n, caipNetwork: mainnet })
  expect(link.requests.at(-1)?.params).toMatchObject([{ from: evm }])
})

test('keeps the active account across a reload', async () => {
  const storage = memoryStorage()
  const first = await paired({ storage })
  first.link.share(both)
  await first.kit.adapter('eip155').switchConnection({ connectorId: 'walletConnect', address: other })
  await settled()
  first.kit.destroy()
  const link = new ScriptedLink()
  link.stored = scriptedSession(both)
  const { kit } = createSessionKit({ storage, link })
  await expect.poll(() => kit.getAccount('eip155')).toMatchObject({ status: 'connected', address: other })
})

test('sends no request and no payment without a session', async () => {
  const { kit, link } = await paired()
  const adapter = kit.adapter('eip155')
  const end = link.disconnect.bind(link)
  link.disconnect = async () => {
    await settled()
    await end()
  }
  await adapter.disconnect({ connectorId: 'walletConnect' })
  expect([link.ended, link.session]).toEqual([1, undefined])
  const before = link.requests.length
  const code = 'wallet/not-connected'
  await expect((await adapter.transfers()).getBalance({ address: evm, caipNetwork: mainnet })).rejects.toMatchObject({
    code,
  })
  await expect(adapter.switchNetwork(base)).rejects.toMatchObject({ code })
  await expect(adapter.getProvider('walletConnect')).rejects.toMatchObject({ code })
  await expect(
    (await adapter.transfers()).sendTransaction({ to: other, value: 1n, caipNetwork: mainnet }),
  ).rejects.toMatchObject({
    code: 'adapter/unsupported',
  })
  expect(link.requests).toHaveLength(before)
})

test('signs Bitcoin messages with ECDSA, or BIP-322 for taproot, and returns base64 for any wallet format', async () => {
  const { signMessage } = dialectOf('bip122')
  const sign = async (address: string, signature: string) => {
    let response: unknown
    const ask = async <T>(_: string, { params }: { readonly params?: unknown }): Promise<T> => {
      response = params
      return { signature } as T
    }
    return [await signMessage?.(ask, 'bip122:main', { message: 'hi', address }), response]
  }
  const asking = (account: string, protocol: string) => ({ account, address: account, message: 'hi', protocol })
  expect(await sign('bc1qone', '20ff')).toEqual([btoa('\x20\xff'), asking('bc1qone', 'ecdsa')])
  expect(await sign('bc1pone', 'IP8=')).toEqual(['IP8=', asking('bc1pone', 'bip322')])
})

test('excludes pending payments from a balance', async () => {
  const { kit, link } = await paired()
  link.answer = () => '0x1'
  await (await kit.adapter('eip155').transfers()).getBalance({ address: other, caipNetwork: base })
  expect(link.requests.at(-1)).toEqual({ chain: 'eip155:8453', method: 'eth_getBalance', params: [other, 'latest'] })
})
