import { memoryStorage } from '@openappkit/appkit-core'
import { ScriptedLink, scriptedSession } from '@openappkit/appkit-core/testing'
import { expect, test } from 'vitest'
import { asked, createSessionKit, evm, paired, settled, shared, sol } from '../test/createSessionKit'
import { base, mainnet, solana } from '../test/networks'
import { dialectOf } from './dialects/dialects'

const other = `0x${'cd'.repeat(20)}`
const both = [...shared, `eip155:1:${other}`] as const

test('a token is neither counted nor priced as if it were the coin', async () => {
  const { kit, link } = await paired()
  link.answer = () => '0xffff'
  const before = link.requests.length
  const adapter = kit.adapter('eip155')
  const asked = { address: evm, caipNetwork: mainnet, tokenAddress: other }
  const code = 'adapter/unsupported'
  await expect((await adapter.transfers()).getBalance(asked)).rejects.toMatchObject({ code })
  await expect((await adapter.transfers()).estimateFee({ ...asked, to: other, value: 1n })).rejects.toMatchObject({
    code,
  })
  await expect(
    (await adapter.transfers()).sendToken({ ...asked, to: other, value: 1n } as never),
  ).rejects.toMatchObject({ code })
  expect(link.requests).toHaveLength(before)
})

test('a fee is the gas of that very transaction at the price of now, and what is kept for it two and a half times that', async () => {
  const { kit, link } = await paired()
  link.answer = method => (method === 'eth_estimateGas' ? '0x5208' : '0x3b9aca01')
  const adapter = kit.adapter('eip155')
  const transfer = { address: evm, to: other, value: 255n, data: '0x12', caipNetwork: base } as const
  expect(await (await adapter.transfers()).estimateFee(transfer)).toBe(21_000n * 1_000_000_001n)
  expect(asked(link)).toEqual([
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

test('a transaction with data is sent with it, on the chain that was named', async () => {
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
  ['names no address', { to: '0x12' }, 'transaction/invalid-address'],
  ['names an address of another chain', { to: sol }, 'transaction/invalid-address'],
  ['sends less than nothing', { value: -1n }, 'transaction/invalid-amount'],
  ['sends more than 256 bits can say', { value: 2n ** 256n }, 'transaction/invalid-amount'],
])('the wallet is not asked for a transfer that %s', async (_what, wrong, code) => {
  const { kit, link } = await paired()
  link.answer = () => '0xhash'
  const transfers = await kit.adapter('eip155').transfers()
  const before = link.requests.length
  await expect(
    transfers.sendTransaction({ to: other, value: 1n, caipNetwork: mainnet, ...wrong }),
  ).rejects.toMatchObject({ code })
  expect(link.requests).toHaveLength(before)
})

test('a transfer may cost the reviewed fee, and not one unit more', async () => {
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
  expect(asked(link).map(({ method }) => method)).not.toContain('eth_sendTransaction')
  expect(await transfers.sendTransaction({ ...transfer, maxFee: 42_000n })).toEqual({ hash: '0xhash' })
})

test('the wallet is not asked when the current fee cannot be read', async () => {
  const { kit, link } = await paired()
  link.answer = method => (method === 'eth_sendTransaction' ? '0xhash' : Promise.reject(new Error('offline')))
  const transfers = await kit.adapter('eip155').transfers()
  await expect(
    transfers.sendTransaction({ to: other, value: 1n, caipNetwork: mainnet, maxFee: 42_000n }),
  ).rejects.toMatchObject({ code: 'transaction/estimate-failed', cause: { message: 'offline' } })
  expect(asked(link).map(({ method }) => method)).not.toContain('eth_sendTransaction')
})

test('a declined payment or network is the visitor’s refusal', async () => {
  const { kit, link } = await paired({}, ['wallet_addEthereumChain'])
  link.answer = () => Promise.reject(Object.assign(new Error('no'), { code: 4001 }))
  const code = 'wallet/rejected'
  const adapter = kit.adapter('eip155')
  await expect(
    (await adapter.transfers()).sendTransaction({ to: other, value: 1n, caipNetwork: mainnet }),
  ).rejects.toMatchObject({ code })
  await expect(adapter.switchNetwork(base)).rejects.toMatchObject({ code })
  // Whoever declines to switch is not asked to add.
  expect(asked(link).map(({ method }) => method)).toEqual(['eth_sendTransaction', 'wallet_switchEthereumChain'])
})

test.each([undefined, null, '', { hash: '0x1' }])(
  'a wallet that names no transaction may have sent one: %s',
  async answer => {
    const { kit, link } = await paired()
    link.answer = () => answer
    const sending = (await kit.adapter('eip155').transfers()).sendTransaction({
      to: other,
      value: 1n,
      caipNetwork: mainnet,
    })
    await expect(sending).rejects.toMatchObject({ code: 'transaction/unknown' })
  },
)

test('a network that the wallet can’t add, or agrees to and never shares, is not switched to', async () => {
  const { kit, link } = await paired()
  const adapter = kit.adapter('eip155')
  link.answer = () => Promise.reject(Object.assign(new Error('unknown'), { code: 4902 }))
  await expect(adapter.switchNetwork(base)).rejects.toMatchObject({ code: 4902 })
  expect(asked(link).map(({ method }) => method)).toEqual(['wallet_switchEthereumChain'])
  expect(link.defaultChain('eip155')).toBe('eip155:1')
  await expect(kit.adapter('solana').switchNetwork({ ...solana, caipNetworkId: 'solana:other' })).rejects.toMatchObject(
    {
      code: 'network/switch-failed',
    },
  )
})

test('the accounts are those of the chain in use, or all where it has none', async () => {
  const { kit, link } = await paired()
  const accounts = () => kit.getAccount('eip155').allAccounts.map(({ address }) => address)
  link.share([`eip155:1:${evm}`, `eip155:8453:${other}`])
  expect(accounts()).toEqual([evm])
  link.setDefaultChain('eip155:8453')
  expect(accounts()).toEqual([other])
  link.setDefaultChain('eip155:10')
  expect(accounts()).toEqual([evm, other])
})

test('the account that the wallet or the visitor puts first is the one in use, however it is written', async () => {
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

test('the account in use is the same after a reload', async () => {
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

test('without a session nobody is asked, and nobody pays', async () => {
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

test('Bitcoin messages: by ECDSA, by BIP-322 for taproot, and in base64 whichever way the wallet writes them', async () => {
  const { signMessage } = dialectOf('bip122')
  const sign = async (address: string, signature: string) => {
    let told: unknown
    const ask = async <T>(_: string, { params }: { readonly params?: unknown }): Promise<T> => {
      told = params
      return { signature } as T
    }
    return [await signMessage?.(ask, 'bip122:main', { message: 'hi', address }), told]
  }
  const asking = (account: string, protocol: string) => ({ account, address: account, message: 'hi', protocol })
  expect(await sign('bc1qone', '20ff')).toEqual([btoa('\x20\xff'), asking('bc1qone', 'ecdsa')])
  expect(await sign('bc1pone', 'IP8=')).toEqual(['IP8=', asking('bc1pone', 'bip322')])
})

test('a balance is what blocks have, without what waits for one', async () => {
  const { kit, link } = await paired()
  link.answer = () => '0x1'
  await (await kit.adapter('eip155').transfers()).getBalance({ address: other, caipNetwork: base })
  expect(link.requests.at(-1)).toEqual({ chain: 'eip155:8453', method: 'eth_getBalance', params: [other, 'latest'] })
})
