import { expect, test } from 'vitest'
import { createLoadedKit, createTestKit, settled, type TestKitSettings } from '../../test/createTestKit'
import { FakeAdapter } from '../../test/FakeAdapter'
import { FakeEnvironment } from '../../test/FakeEnvironment'
import { FakeLink, sessionOf } from '../../test/FakeLink'
import { base, mainnet, solana } from '../../test/networks'
import { memoryStorage } from '../storage/memoryStorage'
import { PairingController } from '../walletconnect/PairingController'
import { watchEvm } from './evmWatch'

const evm = `0x${'ab'.repeat(20)}`
const sol = '7S3P4HxJpyyigGzodYwHtCxZyUQe9JiBMHyRWXArAaKv'
const shared = [`eip155:1:${evm}`, `${solana.caipNetworkId}:${sol}`] as const

/** A kit without any adapter. */
function settings(given: TestKitSettings = {}): TestKitSettings & { readonly link: FakeLink } {
  const environment = new FakeEnvironment()
  const link = new FakeLink(environment)
  return {
    adapters: [],
    networks: [mainnet, base, solana],
    cloud: 'https://wallets.invalid',
    environment,
    link,
    ...given,
  } as TestKitSettings & { readonly link: FakeLink }
}

async function paired(given: TestKitSettings = {}, methods: readonly string[] = []) {
  const made = settings(given)
  const loaded = await createLoadedKit(made)
  const pairing = loaded.modalKit.part(PairingController)
  pairing.start()
  await settled()
  made.link.approve(shared, methods)
  await settled()
  return { ...loaded, link: made.link, pairing }
}

/** What the wallet was asked, without the balances that the kit follows. */
function asked(link: FakeLink): readonly FakeLink['requests'][number][] {
  return link.requests.filter(({ method }) => !/balance$/iu.test(method))
}

test('without adapters a visitor is offered WalletConnect, once there is intent and not before', async () => {
  const { kit } = createTestKit(settings())
  await settled()
  expect(kit.adapters.namespaces).toEqual([])
  expect(kit.connectors.state.connectors).toEqual([])
  await kit.open()
  expect(kit.connectors.state.connectors.map(({ chain, type }) => [chain, type])).toEqual([
    ['eip155', 'WALLET_CONNECT'],
    ['solana', 'WALLET_CONNECT'],
  ])
})

test('without a client for WalletConnect there is no adapter, as ever', async () => {
  const { kit } = await createLoadedKit({ adapters: [] })
  expect(() => kit.adapter('eip155')).toThrow(expect.objectContaining({ code: 'adapter/not-found' }))
})

test('a pairing connects every namespace that the session has', async () => {
  const { kit, pairing } = await paired()
  expect(pairing.state.value).toEqual({ status: 'connected' })
  expect(kit.getAccount('eip155')).toMatchObject({ isConnected: true, address: evm })
  expect(kit.getAccount('solana')).toMatchObject({ isConnected: true, address: sol })
  expect(kit.connections.list('solana')).toMatchObject([{ connectorId: 'walletConnect', name: 'Wallet' }])
})

test('only the chains that the host gave no adapter for are served so', async () => {
  const adapter = new FakeAdapter()
  const { kit } = await createLoadedKit({ ...settings(), adapters: [adapter] })
  expect(kit.adapter('eip155')).toBe(adapter)
  expect(kit.adapter('solana')).toMatchObject({ adapterType: 'universal', chainName: 'Solana' })
})

test('the session comes back after a reload, without a flash of disconnected and before any intent', async () => {
  const storage = memoryStorage()
  ;(await paired({ storage })).kit.destroy()
  const made = settings({ storage })
  made.link.stored = sessionOf(shared)
  const { kit } = createTestKit(made)
  const seen = [kit.getAccount('solana').status]
  kit.subscribe(() => seen.push(kit.getAccount('solana').status))
  await expect.poll(() => kit.getAccount('solana')).toMatchObject({ isConnected: true, address: sol })
  expect(seen).not.toContain('disconnected')
})

test('a session that is gone at the reload is not connected', async () => {
  const storage = memoryStorage()
  ;(await paired({ storage })).kit.destroy()
  const { kit } = createTestKit(settings({ storage }))
  expect(kit.getAccount().status).toBe('connecting')
  await expect.poll(() => kit.getAccount().status).toBe('disconnected')
})

test('leaving one chain ends the session, which is one for all', async () => {
  const { kit, link } = await paired()
  await kit.disconnect({ namespace: 'solana' })
  expect(link.ended).toBe(1)
  expect(kit.getAccount('eip155').status).toBe('disconnected')
  expect(kit.getAccount('solana').status).toBe('disconnected')
})

test('a wallet that ends the session disconnects all of them', async () => {
  const { kit, link } = await paired()
  link.end()
  expect([kit.getAccount('eip155').status, kit.getAccount('solana').status]).toEqual(['disconnected', 'disconnected'])
})

test('messages: EVM by personal_sign in hex, Solana by solana_signMessage in base58', async () => {
  const { kit, link } = await paired()
  link.answer = method => (method === 'personal_sign' ? '0x5e' : { signature: 'sig' })
  expect(await kit.adapter('eip155').signMessage({ message: 'hi', address: evm })).toEqual({ signature: '0x5e' })
  expect(await kit.adapter('solana').signMessage({ message: 'hi', address: sol })).toEqual({ signature: 'sig' })
  expect(asked(link)).toEqual([
    { chain: 'eip155:1', method: 'personal_sign', params: ['0x6869', evm] },
    { chain: solana.caipNetworkId, method: 'solana_signMessage', params: { message: '8wr', pubkey: sol } },
  ])
})

test('what the visitor declines is a UserRejectedError', async () => {
  const { kit, link } = await paired()
  link.answer = () => Promise.reject(Object.assign(new Error('no'), { code: 5000 }))
  await expect(kit.adapter('eip155').signMessage({ message: 'hi', address: evm })).rejects.toMatchObject({
    code: 'wallet/rejected',
  })
})

test('balances come in base units from the chains that can be asked', async () => {
  const { kit, link } = await paired()
  link.answer = method => (method === 'eth_getBalance' ? '0xde0b6b3a7640000' : { value: 7 })
  expect(await kit.adapter('eip155').getBalance({ address: evm, caipNetwork: mainnet })).toEqual({
    value: 10n ** 18n,
    decimals: 18,
    symbol: 'ETH',
  })
  expect(await kit.adapter('solana').getBalance({ address: sol, caipNetwork: solana })).toMatchObject({ value: 7n })
})

test('money is sent by the session’s wallet, in hex base units', async () => {
  const { kit, link } = await paired()
  link.answer = () => '0xhash'
  const to = `0x${'cd'.repeat(20)}`
  expect(await kit.adapter('eip155').sendTransaction({ to, value: 255n, caipNetwork: mainnet })).toEqual({
    hash: '0xhash',
  })
  expect(link.requests.at(-1)).toEqual({
    chain: 'eip155:1',
    method: 'eth_sendTransaction',
    params: [{ from: evm, to, value: '0xff', chainId: '0x1' }],
  })
})

test('whoever pays is who was named, and nobody where the session doesn’t share that account', async () => {
  const { kit, link } = await paired()
  link.answer = () => '0xhash'
  const to = `0x${'cd'.repeat(20)}`
  const send = (address: string) =>
    kit.adapter('eip155').sendTransaction({ address, to, value: 1n, caipNetwork: mainnet })
  await send(evm.toUpperCase().replace('0X', '0x'))
  expect(link.requests.at(-1)?.params).toMatchObject([{ from: evm }])
  const asked = link.requests.length
  await expect(send(to)).rejects.toMatchObject({ code: 'wallet/account-not-shared' })
  expect(link.requests).toHaveLength(asked)
})

/** A chain that knows a transaction as long as it is told to. */
function chainOf(node: { isKnown: boolean; used: number; receipt?: object }) {
  return (method: string): unknown => {
    switch (method) {
      case 'eth_getTransactionReceipt':
        return node.receipt ?? null
      case 'eth_getTransactionByHash':
        return node.isKnown ? { from: evm, nonce: '0x7' } : null
      case 'eth_getTransactionCount':
        return `0x${node.used.toString(16)}`
      default:
        return { hash: '0xb1' }
    }
  }
}

const watchIn = (
  answer: (method: string) => unknown,
  more: { trace?: string; onTrace?: (trace: string) => void } = {},
) => {
  const ask = async <T>(_: string, { method }: { readonly method: string }): Promise<T> => answer(method) as T
  const look = watchEvm(ask, 'eip155:1', { hash: '0xhash', ...more })
  return async (times: number) => {
    for (let at = 0; at < times - 1; at++) expect(await look()).toBeUndefined()
    return look()
  }
}

test('a transaction whose number is used by another one is replaced, after nodes had time to agree', async () => {
  const node = { isKnown: true, used: 7 }
  const traces: string[] = []
  const looks = watchIn(chainOf(node), { onTrace: trace => traces.push(trace) })
  expect(await looks(3)).toBeUndefined()
  expect(traces).toEqual([`${evm}:7`])
  Object.assign(node, { isKnown: false, used: 8 })
  expect(await looks(5)).toEqual({ status: 'replaced' })
  // After a reload it is known by what was kept.
  expect(await watchIn(chainOf(node), { trace: `${evm}:7` })(5)).toEqual({ status: 'replaced' })
})

test('one whose receipt comes after its number was used is confirmed', async () => {
  const node: Parameters<typeof chainOf>[0] = { isKnown: true, used: 8 }
  const looks = watchIn(chainOf(node))
  expect(await looks(4)).toBeUndefined()
  node.receipt = { blockHash: '0xb1', blockNumber: '0x1', status: '0x1' }
  expect(await looks(1)).toEqual({ status: 'confirmed' })
})

test('one that the node forgot is dropped much later, and one that it never knew never', async () => {
  const node = { isKnown: true, used: 7 }
  const looks = watchIn(chainOf(node))
  await looks(1)
  node.isKnown = false
  expect(await looks(150)).toEqual({ status: 'dropped' })
  expect(await watchIn(chainOf(node))(400)).toBeUndefined()
  expect(await watchIn(chainOf(node), { trace: 'of somebody else' })(400)).toBeUndefined()
})

test('a chain says under which numbers names keep addresses for it', async () => {
  const { kit } = await paired()
  const of = (network: typeof mainnet) => kit.adapter(network.chainNamespace).coinTypes?.(network)
  expect([await of(mainnet), await of(base), await of(solana)]).toEqual([[60], [2147492101, 60], [501]])
})

test('a transaction is followed by its receipt, as soon as its block is in the chain', async () => {
  const { kit, link } = await paired()
  let looks = 0
  link.answer = method => {
    if (method === 'eth_getTransactionReceipt') looks += 1
    if (method === 'eth_getTransactionReceipt')
      return looks < 2 ? null : { blockHash: '0xb1', blockNumber: '0x1', status: '0x1' }
    // The first receipt is of a block that the chain left.
    return { hash: looks < 3 ? '0xb2' : '0xb1' }
  }
  const transaction = { hash: '0xhash', address: evm, caipNetwork: mainnet, signal: new AbortController().signal }
  expect(await kit.adapter('eip155').followTransaction?.(transaction)).toEqual({ status: 'confirmed' })
  expect(looks).toBe(3)
})

test('a contract is told from an account that delegates to one; what is unknown of a chain is absent', async () => {
  const { kit, link } = await paired()
  const { isContract } = kit.adapter('eip155')
  const codes = ['0x', '0x6001', `0xef0100${'ab'.repeat(20)}`]
  const found: unknown[] = []
  for (const code of codes) {
    link.answer = () => code
    found.push(await isContract?.({ address: evm, caipNetwork: mainnet }))
  }
  expect(found).toEqual([false, true, false])
  const { followTransaction, isContract: none } = kit.adapter('solana')
  expect([followTransaction, none]).toEqual([undefined, undefined])
})

test('addresses are links of their chain', async () => {
  const { kit } = await paired()
  expect(kit.adapter('eip155').addressUri?.({ address: evm, caipNetwork: base })).toBe(`ethereum:${evm}@8453`)
  expect(kit.adapter('solana').addressUri?.({ address: sol, caipNetwork: solana })).toBe(`solana:${sol}`)
})

test('what a chain lacks is not among its capabilities, and refused', async () => {
  const { kit } = await paired()
  const adapter = kit.adapter('solana')
  expect(adapter.capabilities.has('sendTransaction')).toBe(false)
  await expect(adapter.sendTransaction({ to: sol, value: 1n, caipNetwork: solana })).rejects.toMatchObject({
    code: 'adapter/unsupported',
  })
})

test('a chain of the session is switched to without asking; another one is asked for, and added where it is unknown', async () => {
  const { kit, link } = await paired({}, ['wallet_switchEthereumChain', 'wallet_addEthereumChain'])
  link.answer = method => {
    if (method === 'wallet_switchEthereumChain') throw Object.assign(new Error('unknown'), { code: 4902 })
    link.share([...shared, `eip155:8453:${evm}`])
  }
  await kit.switchNetwork(base)
  expect(asked(link).map(({ method }) => method)).toEqual(['wallet_switchEthereumChain', 'wallet_addEthereumChain'])
  expect(kit.chains.get('eip155')?.network).toMatchObject({ id: 8453 })
  await kit.switchNetwork(mainnet)
  expect(asked(link)).toHaveLength(2)
  expect(kit.chains.get('eip155')?.network).toMatchObject({ id: 1 })
})

test('an older id of Solana is Solana', async () => {
  const made = settings()
  const { kit, modalKit } = await createLoadedKit(made)
  modalKit.part(PairingController).start()
  await settled()
  made.link.approve([`solana:4sGjMW1sUnHzSxGspuhpqLDx6wiyjNtZ:${sol}`])
  await settled()
  expect(kit.chains.get('solana')).toMatchObject({ caipNetworkId: solana.caipNetworkId, isUnsupportedChain: false })
})

test('what is no address of the chain is left out', async () => {
  const made = settings()
  const { kit, modalKit } = await createLoadedKit(made)
  modalKit.part(PairingController).start()
  await settled()
  made.link.approve(['eip155:1:<script>', `eip155:1:${evm}`])
  await settled()
  expect(kit.getAccount('eip155').allAccounts).toMatchObject([{ address: evm }])
})
