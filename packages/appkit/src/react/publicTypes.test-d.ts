import type { ToyAdapter, ToyWallet } from '@openappkit/toy-adapter'
import { expectTypeOf, test } from 'vitest'
import type * as app from '../exports/index'
import {
  type Account,
  type AddressOf,
  type AppKitError,
  type AppKitErrorCodes,
  type AppKitInstance,
  type AppKitOptions,
  type Connection,
  createAppKit,
  type Feature,
  type Features,
  type ProviderOf,
  type ViewRegistry,
} from '../exports/index'
import { defineChain, solana } from '../exports/networks'
import * as react from '../exports/react'
import {
  type BalanceResult,
  type NamedConnection,
  useAppKit,
  useAppKitAccount,
  useAppKitBalance,
  useAppKitConnection,
  useAppKitConnections,
  useAppKitEvents,
  useAppKitProvider,
  useDisconnect,
} from '../exports/react'

interface Eip1193 {
  request(call: { method: string }): Promise<unknown>
}

test('useAppKitProvider returns a provider of the named type, else unknown', () => {
  expectTypeOf(useAppKitProvider<Eip1193>)
    .returns.toHaveProperty('walletProvider')
    .toEqualTypeOf<Eip1193 | undefined>()
  expectTypeOf(useAppKitProvider<unknown>)
    .returns.toHaveProperty('walletProvider')
    .toEqualTypeOf<unknown>()
  // Without an adapter's types.
  expectTypeOf(useAppKitProvider('eip155').walletProvider).toEqualTypeOf<unknown>()
  expectTypeOf(useAppKitAccount({ namespace: 'eip155' }).address).toEqualTypeOf<string | undefined>()
})

test('an adapter types its namespace', () => {
  expectTypeOf<ToyAdapter>().not.toBeAny()
  expectTypeOf(useAppKitProvider('toy').walletProvider).toEqualTypeOf<ToyWallet | undefined>()
  expectTypeOf<AppKitInstance['getProvider']>().toBeCallableWith('toy')
  expectTypeOf<ProviderOf<'toy'>>().toEqualTypeOf<ToyWallet>()
  expectTypeOf<ProviderOf<'toy', Eip1193>>().toEqualTypeOf<Eip1193>()
  expectTypeOf<ProviderOf<'toy' | 'polkadot'>>().toEqualTypeOf<unknown>()
  expectTypeOf<AddressOf<'toy' | 'polkadot'>>().toEqualTypeOf<string>()
})

test('open takes the arguments of its view', () => {
  const { open } = useAppKit()
  expectTypeOf(open).toBeCallableWith({ view: 'SwitchNetwork', arguments: { caipNetworkId: 'eip155:1' } })
  expectTypeOf(open).toBeCallableWith({ view: 'Networks', namespace: 'eip155' })
  expectTypeOf(open).toBeCallableWith()
  // @ts-expect-error SwitchNetwork needs a network
  open({ view: 'SwitchNetwork' })
  // @ts-expect-error no such view
  open({ view: 'Nowhere' })
  expectTypeOf<keyof ViewRegistry>().extract<'Connect'>().toEqualTypeOf<'Connect'>()
})

test('connect resolves with an account that has an address', () => {
  expectTypeOf(useAppKit().connect()).resolves.toExtend<Account & { readonly address: string }>()
  expectTypeOf(useAppKitAccount).returns.toEqualTypeOf<Account>()
  expectTypeOf(useAppKitBalance).returns.toHaveProperty('fetchBalance').returns.resolves.toEqualTypeOf<BalanceResult>()
  expectTypeOf(useDisconnect)
    .returns.toHaveProperty('disconnect')
    .parameter(0)
    .toExtend<{ id?: string | undefined } | undefined>()
})

test('connections can be passed to switchConnection', () => {
  const { recentConnections } = useAppKitConnections('solana')
  expectTypeOf(recentConnections).toEqualTypeOf<readonly NamedConnection[]>()
  expectTypeOf<NamedConnection>().toHaveProperty('networkIcon').toEqualTypeOf<string | undefined>()
  const { connection, switchConnection, deleteConnection } = useAppKitConnection({ namespace: 'bip122' })
  expectTypeOf(connection).toEqualTypeOf<NamedConnection | undefined>()
  for (const known of recentConnections) {
    expectTypeOf(switchConnection).toBeCallableWith({ connection: known, address: 'bc1q' })
    expectTypeOf(deleteConnection).toBeCallableWith({ connectorId: known.connectorId, address: 'bc1q' })
  }
  // @ts-expect-error no such namespace
  useAppKitConnections('ethereum')
  expectTypeOf<AppKitInstance['getConnections']>().returns.toEqualTypeOf<readonly Connection[]>()
})

test('a defined chain keeps its type and is a valid option', () => {
  const local = defineChain({
    id: 31337,
    name: 'Local',
    nativeCurrency: { name: 'Ether', symbol: 'ETH', decimals: 18 },
    rpcUrls: { default: { http: ['http://127.0.0.1:8545'] } },
  })
  expectTypeOf(local.id).toEqualTypeOf<31337>()
  expectTypeOf(createAppKit).toBeCallableWith({ networks: [local, solana] })
  expectTypeOf<AppKitOptions['networks']>().not.toEqualTypeOf<[]>()
})

test('a connected account has an address', () => {
  const account: Account = useAppKitAccount()
  if (account.isConnected) expectTypeOf(account.address).toEqualTypeOf<string>()
  if (account.status === 'connected') expectTypeOf(account.isConnected).toEqualTypeOf<true>()
  expectTypeOf<{
    allAccounts: []
    caipAddress: undefined
    address: undefined
    isConnected: true
    status: 'connected'
  }>().not.toExtend<Account>()
})

test('@openappkit/appkit/react exports everything that @openappkit/appkit exports', () => {
  expectTypeOf<keyof typeof app>().toExtend<keyof typeof react>()
  expectTypeOf<react.AppKitError>().toEqualTypeOf<AppKitError>()
  expectTypeOf<react.AppKitErrorCode>().toEqualTypeOf<AppKitError['code']>()
  expectTypeOf<react.ThemeVariables>().toEqualTypeOf<app.ThemeVariables>()
  expectTypeOf<react.AppKitInstance>().toEqualTypeOf<AppKitInstance>()
})

test('a misspelled code is a type error for React apps', () => {
  const { code } = new react.AppKitError('modal/closed', 'Modal closed') as react.AppKitError
  expectTypeOf(code === 'modal/closed').toBeBoolean()
  // @ts-expect-error it is `modal/closed`
  expectTypeOf(code === 'modal/close').toBeBoolean()
})

test('events narrow by name', () => {
  const { data } = useAppKitEvents()
  expectTypeOf(data).toEqualTypeOf<Parameters<Parameters<AppKitInstance['subscribeEvents']>[0]>[0]['data']>()
  if (data.event === 'CONNECT_SUCCESS') expectTypeOf(data.properties.name).toEqualTypeOf<string>()
  if (data.event === 'SEND_ERROR') expectTypeOf(data.properties.message).toEqualTypeOf<string>()
  if (data.event === 'CLICK_NETWORKS') expectTypeOf(data.properties).toEqualTypeOf<undefined>()
  // @ts-expect-error no such event
  expectTypeOf(data.event === 'CONNECTED').toBeBoolean()
})

test('trackEvent takes the properties of its event', () => {
  const kit = createAppKit({ networks: [solana] })
  kit.trackEvent('CLICK_NETWORKS')
  kit.trackEvent('SWITCH_NETWORK', { network: 'eip155:1' })
  // @ts-expect-error SWITCH_NETWORK needs a network
  kit.trackEvent('SWITCH_NETWORK')
  // @ts-expect-error CLICK_NETWORKS has no properties
  kit.trackEvent('CLICK_NETWORKS', { network: 'eip155:1' })
  // @ts-expect-error no such event
  kit.trackEvent('CONNECTED')
})

test('a kit passes to the provider and hides its internals', () => {
  expectTypeOf<{ kit: AppKitInstance }>().toExtend<react.AppKitProviderProps>()
  // @ts-expect-error internals
  expectTypeOf<AppKitInstance>().toHaveProperty('chains')
})

test('error codes, flags and modules of the default features are typed', () => {
  expectTypeOf<'modal/closed' | 'send/failed' | 'activity/no-account'>().toExtend<keyof AppKitErrorCodes>()
  expectTypeOf<AppKitError['code']>().toEqualTypeOf<keyof AppKitErrorCodes>()
  expectTypeOf<'of/another-package'>().not.toExtend<AppKitError['code']>()
  expectTypeOf<keyof Features>().not.toEqualTypeOf<string>()
  expectTypeOf<'send' | 'activity' | 'swaps' | 'reownAuthentication'>().toExtend<keyof Features>()
  expectTypeOf<AppKitOptions['modules']>().toEqualTypeOf<readonly Feature[] | undefined>()
  // @ts-expect-error no such flag
  expectTypeOf<'teleport'>().toExtend<keyof Features>()
})
