import { type AdapterHost, memoryStorage } from '@openappkit/appkit-core'
import { ScriptedAdapter, ScriptedLink, scriptedSession } from '@openappkit/appkit-core/testing'
import { expect, test } from 'vitest'
import {
  approve,
  createSessionKit,
  evm,
  loadedSessionKit,
  paired,
  requestsOf,
  settled,
  shared,
  sol,
} from '../test/createSessionKit'
import { base, mainnet, polygon, solana } from '../test/networks'
import { dialectOf } from './dialects/dialects'
import { WalletConnectAdapter } from './WalletConnectAdapter'

test('offers WalletConnect if the app has no adapters, but only after intent', async () => {
  const { kit } = createSessionKit()
  await settled()
  expect(kit.adapters.namespaces).toEqual([])
  expect(kit.connectors.state.connectors).toEqual([])
  await kit.open()
  expect(kit.connectors.state.connectors.map(({ chain, type }) => [chain, type])).toEqual([
    ['eip155', 'WALLET_CONNECT'],
    ['solana', 'WALLET_CONNECT'],
  ])
})

test('connects every namespace of the paired session', async () => {
  const { kit, pairing } = await paired()
  expect(pairing.state.value).toEqual({ status: 'connected' })
  expect(kit.getAccount('eip155')).toMatchObject({ isConnected: true, address: evm })
  expect(kit.getAccount('solana')).toMatchObject({ isConnected: true, address: sol })
  expect(kit.connections.list('solana')).toMatchObject([{ connectorId: 'walletConnect', name: 'Wallet' }])
})

test('serves only the chains without an adapter from the host', async () => {
  const adapter = new ScriptedAdapter({ connectors: [{ id: 'io.one' }] })
  const { kit } = await loadedSessionKit({ adapters: [adapter] })
  expect(kit.adapter('eip155')).toBe(adapter)
  expect(kit.adapter('solana')).toMatchObject({ adapterType: 'universal', chainName: 'Solana' })
})

test('reconnects the session on reload, without a flash of disconnected and before any intent', async () => {
  const storage = memoryStorage()
  ;(await paired({ storage })).kit.destroy()
  const link = new ScriptedLink()
  link.stored = scriptedSession(shared)
  const { kit } = createSessionKit({ storage, link })
  const seen = [kit.getAccount('solana').status]
  kit.subscribe(() => seen.push(kit.getAccount('solana').status))
  await expect.poll(() => kit.getAccount('solana')).toMatchObject({ isConnected: true, address: sol })
  expect(seen).not.toContain('disconnected')
})

test("doesn't reconnect a session that has ended", async () => {
  const storage = memoryStorage()
  ;(await paired({ storage })).kit.destroy()
  const { kit } = createSessionKit({ storage })
  expect(kit.getAccount().status).toBe('connecting')
  await expect.poll(() => kit.getAccount().status).toBe('disconnected')
})

test('ends the shared session when one chain disconnects', async () => {
  const { kit, link } = await paired()
  await kit.disconnect({ namespace: 'solana' })
  expect(link.ended).toBe(1)
  expect(kit.getAccount('eip155').status).toBe('disconnected')
  expect(kit.getAccount('solana').status).toBe('disconnected')
})

test('disconnects all chains when the wallet ends the session', async () => {
  const { kit, link } = await paired()
  link.end()
  expect([kit.getAccount('eip155').status, kit.getAccount('solana').status]).toEqual(['disconnected', 'disconnected'])
})

test('signs EVM messages with personal_sign in hex, and Solana messages with solana_signMessage in base58', async () => {
  const { kit, link } = await paired()
  link.answer = method => (method === 'personal_sign' ? '0x5e' : { signature: 'sig' })
  expect(await kit.adapter('eip155').signMessage({ message: 'hi', address: evm })).toEqual({ signature: '0x5e' })
  expect(await kit.adapter('solana').signMessage({ message: 'hi', address: sol })).toEqual({ signature: 'sig' })
  expect(requestsOf(link)).toEqual([
    { chain: 'eip155:1', method: 'personal_sign', params: ['0x6869', evm] },
    { chain: solana.caipNetworkId, method: 'solana_signMessage', params: { message: '8wr', pubkey: sol } },
  ])
})

test('rejects a declined request with a UserRejectedError', async () => {
  const { kit, link } = await paired()
  link.answer = () => Promise.reject(Object.assign(new Error('no'), { code: 5000 }))
  await expect(kit.adapter('eip155').signMessage({ message: 'hi', address: evm })).rejects.toMatchObject({
    code: 'wallet/rejected',
  })
})

test('returns balances in base units for supported chains', async () => {
  const { kit, link } = await paired()
  link.answer = method => (method === 'eth_getBalance' ? '0xde0b6b3a7640000' : { value: 7 })
  expect(await (await kit.adapter('eip155').transfers()).getBalance({ address: evm, caipNetwork: mainnet })).toEqual({
    value: 10n ** 18n,
    decimals: 18,
    symbol: 'ETH',
  })
  expect(
    await (await kit.adapter('solana').transfers()).getBalance({ address: sol, caipNetwork: solana }),
  ).toMatchObject({ value: 7n })
})

test('sends with the session’s wallet, in hex base units', async () => {
  const { kit, link } = await paired()
  link.answer = () => '0xhash'
  const to = `0x${'cd'.repeat(20)}`
  expect(
    await (await kit.adapter('eip155').transfers()).sendTransaction({ to, value: 255n, caipNetwork: mainnet }),
  ).toEqual({
    hash: '0xhash',
  })
  expect(link.requests.at(-1)).toEqual({
    chain: 'eip155:1',
    method: 'eth_sendTransaction',
    params: [{ from: evm, to, value: '0xff', chainId: '0x1' }],
  })
})

test('sends from the named account, and rejects one that the session doesn’t share', async () => {
  const { kit, link } = await paired()
  link.answer = () => '0xhash'
  const to = `0x${'cd'.repeat(20)}`
  const send = async (address: string) =>
    (await kit.adapter('eip155').transfers()).sendTransaction({ address, to, value: 1n, caipNetwork: mainnet })
  await send(evm.toUpperCase().replace('0X', '0x'))
  expect(link.requests.at(-1)?.params).toMatchObject([{ from: evm }])
  const requestCount = link.requests.length
  await expect(send(to)).rejects.toMatchObject({ code: 'wallet/account-not-shared' })
  expect(link.requests).toHaveLength(requestCount)
})

test("returns the coin types under which names store a chain's addresses", async () => {
  const { kit } = await paired()
  const of = async (network: typeof mainnet) =>
    (await kit.adapter(network.chainNamespace).transfers()).coinTypes?.(network)
  expect([await of(mainnet), await of(base), await of(solana)]).toEqual([[60], [2147492101], [501]])
})

test('confirms a transaction by its receipt once its block is in the chain', async () => {
  const { kit, link } = await paired()
  let looks = 0
  link.answer = method => {
    if (method === 'eth_getTransactionReceipt') looks += 1
    if (method === 'eth_getTransactionReceipt')
      return looks < 2 ? null : { blockHash: '0xb1', blockNumber: '0x1', status: '0x1' }
    // The first receipt is from a reorganized block.
    return { hash: looks < 3 ? '0xb2' : '0xb1' }
  }
  const transaction = { hash: '0xhash', address: evm, caipNetwork: mainnet, signal: new AbortController().signal }
  expect(await (await kit.adapter('eip155').transfers()).followTransaction?.(transaction)).toEqual({
    status: 'confirmed',
  })
  expect(looks).toBe(3)
})

test("distinguishes a contract from a delegating account, and omits methods that a chain doesn't support", async () => {
  const { kit, link } = await paired()
  const { isContract } = await kit.adapter('eip155').transfers()
  const codes = ['0x', '0x6001', `0xef0100${'ab'.repeat(20)}`]
  const found: unknown[] = []
  for (const code of codes) {
    link.answer = () => code
    found.push(await isContract?.({ address: evm, caipNetwork: mainnet }))
  }
  expect(found).toEqual([false, true, false])
  const { followTransaction, isContract: none } = await kit.adapter('solana').transfers()
  expect([followTransaction, none]).toEqual([undefined, undefined])
})

test('returns URIs of each chain for addresses', async () => {
  const { kit } = await paired()
  expect((await kit.adapter('eip155').transfers()).addressUri?.({ address: evm, caipNetwork: base })).toBe(
    `ethereum:${evm}@8453`,
  )
  expect((await kit.adapter('solana').transfers()).addressUri?.({ address: sol, caipNetwork: solana })).toBe(
    `solana:${sol}`,
  )
})

test('omits unsupported capabilities and rejects their calls', async () => {
  const { kit } = await paired()
  const adapter = kit.adapter('solana')
  expect(adapter.capabilities.has('sendTransaction')).toBe(false)
  await expect(
    (await adapter.transfers()).sendTransaction({ to: sol, value: 1n, caipNetwork: solana }),
  ).rejects.toMatchObject({
    code: 'adapter/unsupported',
  })
})

test('switches to a chain of the session without a request, requests others, and adds unknown ones', async () => {
  const { kit, link } = await paired({}, ['wallet_switchEthereumChain', 'wallet_addEthereumChain'])
  link.answer = method => {
    if (method === 'wallet_switchEthereumChain') throw Object.assign(new Error('unknown'), { code: 4902 })
    link.share([...shared, `eip155:8453:${evm}`])
  }
  await kit.switchNetwork(base)
  expect(requestsOf(link).map(({ method }) => method)).toEqual([
    'wallet_switchEthereumChain',
    'wallet_addEthereumChain',
  ])
  expect(kit.chains.get('eip155')?.network).toMatchObject({ id: 8453 })
  await kit.switchNetwork(mainnet)
  expect(requestsOf(link)).toHaveLength(2)
  expect(kit.chains.get('eip155')?.network).toMatchObject({ id: 1 })
})

test('recognizes an older chain id of Solana', async () => {
  const made = await loadedSessionKit()
  const { kit } = made
  await approve(made, [`solana:4sGjMW1sUnHzSxGspuhpqLDx6wiyjNtZ:${sol}`])
  expect(kit.chains.get('solana')).toMatchObject({ caipNetworkId: solana.caipNetworkId, isUnsupportedChain: false })
})

test("ignores accounts that aren't addresses of the chain", async () => {
  const made = await loadedSessionKit()
  const { kit } = made
  await approve(made, ['eip155:1:<script>', `eip155:1:${evm}`])
  expect(kit.getAccount('eip155').allAccounts).toMatchObject([{ address: evm }])
})

test('requires exactly 40 digits for an EVM address', async () => {
  const { kit } = await paired()
  const { isAddress } = dialectOf('eip155')
  const texts = [evm, evm.toUpperCase().replace('0X', '0x'), `${evm}0`, evm.slice(0, -1), ` ${evm}`, `${evm}\n`, '']
  expect(texts.map(text => isAddress?.(text))).toEqual([true, true, false, false, false, false, false])
  const transfers = await kit.adapter('eip155').transfers()
  expect(texts.map(text => transfers.isAddress(text, mainnet))).toEqual(texts.map(text => isAddress?.(text)))
})

test('uses the chosen network if the wallet approved it', async () => {
  for (const [chosen, used] of [
    [base, 'eip155:8453'],
    [polygon, 'eip155:1'],
  ] as const) {
    const link = new ScriptedLink()
    link.session = scriptedSession([...shared, `eip155:8453:${evm}`])
    const { kit } = await loadedSessionKit({ networks: [mainnet, base, polygon, solana], link })
    await kit.adapter('eip155').connect({ connectorId: 'walletConnect', caipNetwork: chosen })
    expect(link.defaultChain('eip155')).toBe(used)
  }
})

test('listens to a wallet once, until the kit is destroyed', async () => {
  const link = new ScriptedLink()
  const subscribe = link.subscribe.bind(link)
  let listeners = 0
  link.subscribe = listener => {
    const stop = subscribe(listener)
    listeners += 1
    return () => {
      listeners -= 1
      stop()
    }
  }
  const adapter = new WalletConnectAdapter({ namespace: 'eip155' })
  const host = { networks: [mainnet], storedConnectorIds: [], wallets: {}, onState() {} } as unknown as AdapterHost
  const detach = adapter.attach(host)
  await adapter.prefetch()
  adapter.followWalletConnect(link)
  adapter.followWalletConnect(link)
  expect(listeners).toBe(1)
  detach()
  expect(listeners).toBe(0)
  adapter.followWalletConnect(link)
  expect(listeners).toBe(0)
})

test('limits networks to those that the wallet approved, except for MetaMask', async () => {
  const { kit, link } = await paired()
  expect(kit.connections.list('eip155')[0]?.approvedNetworks).toEqual(['eip155:1'])
  link.session = { ...scriptedSession(shared), peer: { name: 'MetaMask Wallet' } }
  link.emit({ type: 'session', session: link.session })
  expect(kit.connections.list('eip155')[0]).not.toHaveProperty('approvedNetworks')
})

test('keeps the session when another wallet disconnects', async () => {
  const adapter = new ScriptedAdapter({ connectors: [{ id: 'io.one' }] })
  const { kit, link } = await paired({ adapters: [adapter] })
  await kit.connect({ connectorId: 'io.one', namespace: 'eip155' })
  await kit.disconnect({ connectorId: 'io.one' })
  expect(link.ended).toBe(0)
  expect(kit.getAccount('solana').status).toBe('connected')
})

test('rejects a switch to a wallet or account that the session lacks, and changes nothing', async () => {
  const { kit } = await paired()
  const adapter = kit.adapter('eip155')
  await expect(adapter.switchConnection({ connectorId: 'io.one' })).rejects.toMatchObject({
    code: 'wallet/not-connected',
  })
  await expect(
    adapter.switchConnection({ connectorId: 'walletConnect', address: `0x${'cd'.repeat(20)}` }),
  ).rejects.toMatchObject({ code: 'wallet/account-not-shared' })
  expect(kit.getAccount('eip155').address).toBe(evm)
})
