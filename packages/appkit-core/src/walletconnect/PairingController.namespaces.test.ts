import { AppKitError, type ChainNamespace } from '@openappkit/contract'
import { expect, test } from 'vitest'
import { createAdapter } from '../../test/createAdapter'
import { createLoadedKit, settled } from '../../test/createTestKit'
import { loadSessionAdapters } from '../../test/loadSessionAdapters'
import { mainnet, solana } from '../../test/networks'
import { ScriptedEnvironment } from '../testing/ScriptedEnvironment'
import { ScriptedLink, type SharedAccounts } from '../testing/ScriptedLink'
import { PairingController } from './PairingController'

const evm = `eip155:1:0x${'ab'.repeat(20)}` as const
const sol = `${solana.caipNetworkId}:7S3P4HxJpyyigGzodYwHtCxZyUQe9JiBMHyRWXArAaKv` as const
const tezos = 'tezos:x:y' as `${ChainNamespace}:x:y`

/** Adapters of two namespaces: EVM reads the session at connect, Solana is a fallback. */
async function createPairing(namespace?: ChainNamespace) {
  const environment = new ScriptedEnvironment()
  const link = new ScriptedLink(environment)
  const adapter = createAdapter('eip155', ['walletConnect', 'io.one'])
  adapter.answer = async request => {
    if (!request.startsWith('connect walletConnect')) return
    const { namespaces } = await link.connect()
    if (!namespaces.eip155) throw new AppKitError('wallet/no-accounts', 'none')
  }
  const made = await createLoadedKit({
    adapters: [adapter],
    networks: [mainnet, solana],
    cloud: 'https://wallets.invalid',
    environment,
    link,
    loadFallback: loadSessionAdapters,
  })
  const { kit, modalKit } = made
  const pairing = modalKit.controller(PairingController)
  await kit.open(namespace ? { view: 'Connect', arguments: { namespace } } : {})
  modalKit.router.push('ConnectingWalletConnect', {})
  const scan = async (accounts: SharedAccounts) => {
    pairing.start()
    await settled()
    link.approve(accounts)
    await settled()
  }
  return { ...made, adapter, link, pairing, scan }
}

test('connects every namespace of the session and keeps the active one', async () => {
  const { kit, pairing, scan } = await createPairing()
  await scan([evm, sol])
  expect(pairing.state.value.status).toBe('connected')
  expect([kit.getAccount('eip155').isConnected, kit.getAccount('solana').isConnected]).toEqual([true, true])
  expect(kit.getState()).toMatchObject({ activeChain: 'eip155', open: false })
})

test('activates the namespace whose wallets were listed', async () => {
  const { kit, scan } = await createPairing('solana')
  await scan([evm, sol])
  expect(kit.getState()).toMatchObject({ activeChain: 'solana', open: false })
})

test('activates the only namespace with shared accounts', async () => {
  const { kit, pairing, scan } = await createPairing()
  await scan([sol])
  expect(pairing.state.value.status).toBe('connected')
  expect(kit.getAccount('eip155').isConnected).toBe(false)
  expect(kit.getState()).toMatchObject({ activeChain: 'solana', open: false })
})

test('fails and ends the session when the wallet shares no usable account', async () => {
  const { link, pairing, scan } = await createPairing()
  await scan([tezos])
  expect(pairing.state.value).toMatchObject({ status: 'failed', error: { code: 'wallet/no-accounts' } })
  expect(link.ended).toBe(1)
})

test('fails but keeps an existing session that lacks the namespace', async () => {
  const { kit, link, modalKit, pairing, scan } = await createPairing('solana')
  await scan([sol])
  await kit.open({ namespace: 'eip155' })
  modalKit.router.push('ConnectingWalletConnect', {})
  pairing.start()
  await settled()
  expect(pairing.state.value).toMatchObject({ status: 'failed', error: { code: 'wallet/no-accounts' } })
  expect(link.ended).toBe(0)
  expect(kit.getAccount('solana').isConnected).toBe(true)
})

test('uses a prepared link that was approved before the start', async () => {
  const { kit, link, pairing } = await createPairing()
  pairing.prepare()
  await settled()
  link.approve([sol])
  await settled()
  pairing.start()
  await settled()
  expect(pairing.state.value.status).toBe('connected')
  expect(kit.getState().activeChain).toBe('solana')
})
