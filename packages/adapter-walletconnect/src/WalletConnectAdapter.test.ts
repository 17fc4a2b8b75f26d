import { type AdapterHost, memoryStorage } from '@openappkit/appkit-core'
import { ScriptedAdapter, ScriptedLink, scriptedSession } from '@openappkit/appkit-core/testing'
import { expect, test } from 'vitest'
import {
  approve,
  asked,
  createSessionKit,
  evm,
  loadedSessionKit,
  paired,
  settled,
  shared,
  sol,
} from '../test/createSessionKit'
import { base, mainnet, polygon, solana } from '../test/networks'
import { dialectOf } from './dialects/dialects'
import { WalletConnectAdapter } from './WalletConnectAdapter'

test('without adapters a visitor is offered WalletConnect, once there is intent and not before', async () => {
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

test('a pairing connects every namespace that the session has', async () => {
  const { kit, pairing } = await paired()
  expect(pairing.state.value).toEqual({ status: 'connected' })
  expect(kit.getAccount('eip155')).toMatchObject({ isConnected: true, address: evm })
  expect(kit.getAccount('solana')).toMatchObject({ isConnected: true, address: sol })
  expect(kit.connections.list('solana')).toMatchObject([{ connectorId: 'walletConnect', name: 'Wallet' }])
})

test('only the chains that the host gave no adapter for are served so', async () => {
  const adapter = new ScriptedAdapter({ connectors: [{ id: 'io.one' }] })
  const { kit } = await loadedSessionKit({ adapters: [adapter] })
  expect(kit.adapter('eip155')).toBe(adapter)
  expect(kit.adapter('solana')).toMatchObject({ adapterType: 'universal', chainName: 'Solana' })
})

test('the session comes back after a reload, without a flash of disconnected and before any intent', async () => {
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

test('a session that is gone at the reload is not connected', async () => {
  const storage = memoryStorage()
  ;(await paired({ storage })).kit.destroy()
  const { kit } = createSessionKit({ storage })
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
  expect(await (await kit.adapter('eip155').transfers()).getBalance({ address: evm, caipNetwork: mainnet })).toEqual({
    value: 10n ** 18n,
    decimals: 18,
    symbol: 'ETH',
  })
  expect(
    await (await kit.adapter('solana').transfers()).getBalance({ address: sol, caipNetwork: solana }),
  ).toMatchObject({ value: 7n })
})

test('money is sent by the session’s wallet, in hex base units', async () => {
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

test('whoever pays is who was named, and nobody where the session doesn’t share that account', async () => {
  const { kit, link } = await paired()
  link.answer = () => '0xhash'
  const to = `0x${'cd'.repeat(20)}`
  const send = async (address: string) =>
    (await kit.adapter('eip155').transfers()).sendTransaction({ address, to, value: 1n, caipNetwork: mainnet })
  await send(evm.toUpperCase().replace('0X', '0x'))
  expect(link.requests.at(-1)?.params).toMatchObject([{ from: evm }])
  const asked = link.requests.length
  await expect(send(to)).rejects.toMatchObject({ code: 'wallet/account-not-shared' })
  expect(link.requests).toHaveLength(asked)
})

test('a chain says under which numbers names keep addresses for it', async () => {
  const { kit } = await paired()
  const of = async (network: typeof mainnet) =>
    (await kit.adapter(network.chainNamespace).transfers()).coinTypes?.(network)
  expect([await of(mainnet), await of(base), await of(solana)]).toEqual([[60], [2147492101], [501]])
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
  expect(await (await kit.adapter('eip155').transfers()).followTransaction?.(transaction)).toEqual({
    status: 'confirmed',
  })
  expect(looks).toBe(3)
})

test('a contract is told from an account that delegates to one; what is unknown of a chain is absent', async () => {
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

test('addresses are links of their chain', async () => {
  const { kit } = await paired()
  expect((await kit.adapter('eip155').transfers()).addressUri?.({ address: evm, caipNetwork: base })).toBe(
    `ethereum:${evm}@8453`,
  )
  expect((await kit.adapter('solana').transfers()).addressUri?.({ address: sol, caipNetwork: solana })).toBe(
    `solana:${sol}`,
  )
})

test('what a chain lacks is not among its capabilities, and refused', async () => {
  const { kit } = await paired()
  const adapter = kit.adapter('solana')
  expect(adapter.capabilities.has('sendTransaction')).toBe(false)
  await expect(
    (await adapter.transfers()).sendTransaction({ to: sol, value: 1n, caipNetwork: solana }),
  ).rejects.toMatchObject({
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
  const made = await loadedSessionKit()
  const { kit } = made
  await approve(made, [`solana:4sGjMW1sUnHzSxGspuhpqLDx6wiyjNtZ:${sol}`])
  expect(kit.chains.get('solana')).toMatchObject({ caipNetworkId: solana.caipNetworkId, isUnsupportedChain: false })
})

test('what is no address of the chain is left out', async () => {
  const made = await loadedSessionKit()
  const { kit } = made
  await approve(made, ['eip155:1:<script>', `eip155:1:${evm}`])
  expect(kit.getAccount('eip155').allAccounts).toMatchObject([{ address: evm }])
})

test('an address of EVM is 40 digits, and nothing around them', async () => {
  const { kit } = await paired()
  const { isAddress } = dialectOf('eip155')
  const texts = [evm, evm.toUpperCase().replace('0X', '0x'), `${evm}0`, evm.slice(0, -1), ` ${evm}`, `${evm}\n`, '']
  expect(texts.map(text => isAddress?.(text))).toEqual([true, true, false, false, false, false, false])
  const transfers = await kit.adapter('eip155').transfers()
  expect(texts.map(text => transfers.isAddress(text, mainnet))).toEqual(texts.map(text => isAddress?.(text)))
})

test('the network that was chosen is the session’s, where the wallet approved it', async () => {
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

test('a wallet is listened to once, and no longer than the page has it', async () => {
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

test('the networks that a wallet approved are all that it takes, but for MetaMask’s, which takes any', async () => {
  const { kit, link } = await paired()
  expect(kit.connections.list('eip155')[0]?.approvedNetworks).toEqual(['eip155:1'])
  link.session = { ...scriptedSession(shared), peer: { name: 'MetaMask Wallet' } }
  link.emit({ type: 'session', session: link.session })
  expect(kit.connections.list('eip155')[0]).not.toHaveProperty('approvedNetworks')
})

test('disconnecting another wallet leaves the session of the chains without an adapter', async () => {
  const adapter = new ScriptedAdapter({ connectors: [{ id: 'io.one' }] })
  const { kit, link } = await paired({ adapters: [adapter] })
  await kit.connect({ connectorId: 'io.one', namespace: 'eip155' })
  await kit.disconnect({ connectorId: 'io.one' })
  expect(link.ended).toBe(0)
  expect(kit.getAccount('solana').status).toBe('connected')
})

test('switching to a wallet or an account that the session lacks rejects and changes nothing', async () => {
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
