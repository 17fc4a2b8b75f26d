import { type Connection, memoryStorage } from '@openappkit/appkit-core'
import type { ScriptedAdapter } from '@openappkit/appkit-core/testing'
import type { ReactNode } from 'react'
import { afterEach, expect, test } from 'vitest'
import { cleanup, render } from 'vitest-browser-react'
import { addressOne, addressTwo, createAdapter, solanaAddress } from '../../test/createAdapter'
import { fakeModal } from '../../test/fakeModal'
import { ethereum } from '../../test/session'
import type { ConnectionChange } from '../kit/connectionMethods'
import { HostKit } from '../kit/HostKit'
import { startKit } from '../kit/startKit'
import { solana } from '../networks/solana'
import { AppKitAccountButton } from './AppKitAccountButton'
import { AppKitButton } from './AppKitButton'
import { AppKitNetworkButton } from './AppKitNetworkButton'
import { AppKitProvider } from './AppKitProvider'
import { useAppKitAccount } from './useAppKitAccount'
import { useAppKitConnection } from './useAppKitConnection'
import { useAppKitConnections } from './useAppKitConnections'
import { useAppKitProvider } from './useAppKitProvider'
import { useDisconnect } from './useDisconnect'

const kits: HostKit[] = []

afterEach(async () => {
  await cleanup()
  for (const kit of kits.splice(0)) kit.destroy()
})

const network = { ...solana, assets: { imageUrl: 'https://images.example/solana.png' } }

function setUp() {
  const evm = createAdapter()
  const sol = createAdapter('solana', 'Solana')
  const kit = new HostKit(
    { networks: [ethereum, network], adapters: [evm, sol], storage: memoryStorage() },
    { loadModal: fakeModal().loadModal },
  )
  startKit(kit)
  kits.push(kit)
  return { evm, sol, kit }
}

function Probe({ read }: { readonly read: () => void }): ReactNode {
  read()
  return null
}

async function use<T>(hook: () => T) {
  const made = setUp()
  const results: T[] = []
  await render(
    <AppKitProvider kit={made.kit}>
      <Probe read={() => void results.push(hook())} />
    </AppKitProvider>,
  )
  return { ...made, last: () => results.at(-1) as T }
}

function connection(connectorId: string, address: string): Connection {
  return { connectorId, accounts: [{ namespace: 'solana', address, type: 'eoa' }], name: connectorId }
}

const acceptSolana = (adapter: ScriptedAdapter) => adapter.emitConnected({ address: solanaAddress, chainId: solana.id })

test('each namespace has its own account and provider', async () => {
  const { evm, sol, kit, last } = await use(() => ({
    evm: useAppKitAccount({ namespace: 'eip155' }),
    solana: useAppKitAccount({ namespace: 'solana' }),
    inUse: useAppKitAccount(),
    provider: useAppKitProvider('solana'),
  }))
  evm.emitConnected()
  acceptSolana(sol)
  await expect.poll(() => last().solana.address).toBe(solanaAddress)
  expect(last().solana.caipAddress).toBe(`${solana.caipNetworkId}:${solanaAddress}`)
  expect(last().evm.address).toBe(addressOne)
  expect(last().inUse.address).toBe(addressOne)
  await expect.poll(() => last().provider.walletProvider).toBe(sol.provider('fake'))

  await kit.switchConnection({ connectorId: 'fake', namespace: 'solana' })
  await expect.poll(() => last().inUse.address).toBe(solanaAddress)
})

test('disconnects one namespace and keeps the others', async () => {
  const { evm, sol, kit, last } = await use(() => useDisconnect())
  evm.emitConnected()
  acceptSolana(sol)
  await last().disconnect({ namespace: 'solana' })
  expect(kit.getAccount('solana').isConnected).toBe(false)
  expect(kit.getAccount('eip155').isConnected).toBe(true)
})

test("lists connections with the active one first and their networks' icons", async () => {
  const { sol, last } = await use(() => useAppKitConnections('solana'))
  expect(last()).toEqual({ connections: [], recentConnections: [] })
  acceptSolana(sol)
  sol.emit({ connections: [connection('Other', addressTwo), connection('fake', solanaAddress)] })
  await expect.poll(() => last().connections.map(({ name }) => name)).toEqual(['fake', 'Other'])
  expect(last().connections[0]).toMatchObject({ icon: undefined, networkIcon: 'https://images.example/solana.png' })
})

test('lists a disconnected wallet as recent until it is deleted', async () => {
  const { kit, last } = await use(() => ({
    solana: useAppKitConnections('solana'),
    evm: useAppKitConnections('eip155'),
    act: useAppKitConnection({ namespace: 'solana' }),
  }))
  await kit.connect({ connectorId: 'fake', namespace: 'solana' })
  await expect.poll(() => last().solana.connections).toHaveLength(1)
  expect(last().solana.recentConnections).toEqual([])
  await kit.disconnect({ namespace: 'solana' })
  await expect
    .poll(() => last().solana.recentConnections)
    .toMatchObject([{ connectorId: 'fake', name: 'Fake Wallet', accounts: [] }])

  await last().act.switchConnection({ connection: { connectorId: 'fake' } })
  await expect.poll(() => last().act.connection?.name).toBe('Fake Wallet')
  expect(kit.getAccount('solana').isConnected).toBe(true)

  await kit.disconnect({ namespace: 'solana' })
  await last().act.deleteConnection({ connectorId: 'fake' })
  await expect.poll(() => last().solana.recentConnections).toEqual([])
})

test('reports the changes of a switch and whether it is pending', async () => {
  const changes: ConnectionChange[] = []
  const { sol, last } = await use(() =>
    useAppKitConnection({ namespace: 'solana', onSuccess: change => changes.push(change) }),
  )
  acceptSolana(sol)
  sol.emit({ connections: [connection('fake', solanaAddress), connection('Other', addressTwo)] })
  expect(last().isPending).toBe(false)
  let release = () => {}
  const released = new Promise<void>(resolve => {
    release = resolve
  })
  sol.answerTo({ switchConnection: () => released })
  const switching = last().switchConnection({ connection: { connectorId: 'Other' } })
  await expect.poll(() => last().isPending).toBe(true)
  release()
  await switching
  await expect.poll(() => last().isPending).toBe(false)
  await last().switchConnection({ connection: { connectorId: 'Other' }, address: 'another' })
  sol.emit({ connections: [connection('Other', addressTwo)] })
  await last().deleteConnection({ connectorId: 'Other' })
  const namespace = 'solana'
  expect(changes).toEqual([
    { address: addressTwo, namespace, hasSwitchedAccount: true, hasSwitchedWallet: true, hasDeletedWallet: false },
    { address: 'another', namespace, hasSwitchedAccount: true, hasSwitchedWallet: false, hasDeletedWallet: false },
    { address: '', namespace, hasSwitchedAccount: true, hasSwitchedWallet: false, hasDeletedWallet: true },
  ])
})

test('reports errors to onError, and rejects without it', async () => {
  const errors: Error[] = []
  const { sol, last } = await use(() => ({
    reported: useAppKitConnection({ namespace: 'solana', onError: error => errors.push(error) }),
    unannounced: useAppKitConnection({ namespace: 'solana' }),
  }))
  acceptSolana(sol)
  const failure = new Error('locked')
  sol.switchConnection = () => Promise.reject(failure)
  const target = { connection: { connectorId: 'fake' } }
  await last().reported.switchConnection(target)
  expect(errors).toEqual([failure])
  await expect(last().unannounced.switchConnection(target)).rejects.toBe(failure)
  await expect.poll(() => last().unannounced.isPending).toBe(false)
})

test('connection hooks return stable results, even with new callbacks on each render', async () => {
  const { kit, sol, last } = await use(() => [
    useAppKitConnections('solana'),
    useAppKitConnection({ namespace: 'solana', onSuccess: () => {} }),
  ])
  acceptSolana(sol)
  await expect.poll(() => last()[0]).toMatchObject({ connections: [{ connectorId: 'fake' }] })
  const before = last()
  kit.theme.setThemeMode('light')
  await new Promise(resolve => setTimeout(resolve, 20))
  for (const [index, value] of last().entries()) expect(value).toBe(before[index])
})

test('a button with a namespace shows its account and network', async () => {
  const { evm, sol, kit } = setUp()
  sol.balance = 12_345_678_900n
  const screen = await render(
    <AppKitProvider kit={kit}>
      <AppKitButton />
      <AppKitButton namespace="solana" />
      <AppKitAccountButton namespace="solana" balance="hide" />
      <AppKitNetworkButton namespace="solana" />
    </AppKitProvider>,
  )
  await expect.element(screen.getByTestId('connect-button-solana')).toHaveTextContent('Connect wallet')
  await expect.element(screen.getByRole('button', { name: 'Network: Solana' })).toBeVisible()
  evm.emitConnected()
  await expect.element(screen.getByRole('button', { name: /^Account: 0xd8...A96045/ })).toBeVisible()
  await expect.element(screen.getByTestId('connect-button-solana')).toHaveTextContent('Connect wallet')
  acceptSolana(sol)
  await expect.element(screen.getByTestId('account-button-solana').first()).toHaveTextContent('7S3P...ArAaKv')
  await kit.refreshBalance('solana')
  await expect
    .element(screen.getByTestId('account-button-solana').first())
    .toHaveTextContent('7S3P...ArAaKv 12.345 SOL')
  await expect.element(screen.getByTestId('account-button')).toHaveTextContent('0xd8...A96045 1.234 ETH')
})

test('a button with a namespace opens the modal for it', async () => {
  const { evm, kit } = setUp()
  evm.emitConnected()
  const screen = await render(
    <AppKitProvider kit={kit}>
      <AppKitButton namespace="solana" />
    </AppKitProvider>,
  )
  await screen.getByTestId('connect-button-solana').click()
  const { router } = await kit.load()
  await expect.poll(() => router.current).toEqual({ view: 'Connect', params: { namespace: 'solana' } })
})
