import { type AppKitOptions, takeSnapshot } from '@openappkit/appkit-core'
import { expect, test } from 'vitest'
import { addressOne, createAdapter } from '../../test/createAdapter'
import { fakeModal } from '../../test/fakeModal'
import { ethereum, optimism, storedSession } from '../../test/session'
import { HostKit } from '../kit/HostKit'
import { messages as ar } from '../locales/ar'
import { messages as de } from '../locales/de'
import { en } from '../locales/en'
import type { ButtonKind, ButtonOptions } from './ButtonOptions'
import { type ButtonModel, buttonModel } from './buttonModel'

const caipAddress = `eip155:1:${addressOne}`

function kitWith(options: Partial<AppKitOptions> = {}): HostKit {
  return new HostKit({ networks: [ethereum, optimism], adapters: [createAdapter()], ...options }, fakeModal())
}

function connected(kit: HostKit, chainId = 1): HostKit {
  const adapter = createAdapter()
  adapter.emitConnected({ address: addressOne, chainId })
  kit.chains.project('eip155', adapter.state)
  kit.connections.project('eip155', adapter.state)
  return kit
}

function model(kit: HostKit, kind?: ButtonKind, options: ButtonOptions = {}, messages = en): ButtonModel | undefined {
  return buttonModel(kind, takeSnapshot(kit), options, messages)
}

test('shows a connect button without an account', () => {
  const connect = model(kitWith())
  expect(connect).toMatchObject({ kind: 'connect', label: 'Connect wallet', loading: false })
  expect(connect?.accessibleName).toBeUndefined()
})

test('shows the loading label while a wallet connects', () => {
  const kit = kitWith()
  kit.chains.project('eip155', { ...createAdapter().state, status: 'connecting' })
  expect(model(kit)).toMatchObject({ kind: 'connect', label: 'Connecting…', loading: true })
  expect(model(kit, undefined, { loadingLabel: 'One moment' })).toMatchObject({ label: 'One moment', lang: undefined })
})

test('shows the account, not Connect, while a stored session reconnects', () => {
  const kit = kitWith({ storage: storedSession() })
  expect(kit.getAccount().status).toBe('connecting')
  expect(model(kit)).toMatchObject({ kind: 'account', address: addressOne, label: '0xd8...A96045', balance: null })
})

test('truncates the address to the configured lengths', () => {
  expect(model(connected(kitWith()), 'account', { charsStart: 6, charsEnd: 4 })?.label).toBe('0xd8dA...6045')
})

test('shows the symbol and the balance rounded down to three decimals', () => {
  const kit = connected(kitWith())
  expect(model(kit)?.balance).toBeNull()
  kit.balances.state.balances[caipAddress] = { status: 'ready', last: { balance: '1.2349999', symbol: 'ETH' } }
  expect(model(kit)).toMatchObject({ balance: '1.234 ETH', accessibleName: 'Account: 0xd8...A96045 1.234 ETH' })
  expect(model(kit, 'account', { balance: 'hide' })?.balance).toBeUndefined()
})

test.each([
  ['0', '0.000'],
  ['0.000000001', '0.000'],
  ['1234567.9999', '1,234,567.999'],
  ['999.5', '999.500'],
  ['not a number', 'not a number.000'],
])('formats a balance of %s as %s', (balance, shown) => {
  const kit = connected(kitWith())
  kit.balances.state.balances[caipAddress] = { status: 'ready', last: { balance, symbol: 'ETH' } }
  expect(model(kit)?.balance).toBe(`${shown} ETH`)
})

test("formats the balance with the locale's separators", () => {
  const kit = connected(kitWith())
  kit.balances.state.balances[caipAddress] = { status: 'ready', last: { balance: '1012.3456', symbol: 'ETH' } }
  expect(model(kit, 'account', {}, de)).toMatchObject({
    balance: '1.012,345 ETH',
    accessibleName: 'Konto: 0xd8...A96045 1.012,345 ETH',
  })
})

test('shows the last balance, or none, if the balance is unavailable', () => {
  const kit = connected(kitWith())
  kit.balances.state.balances[caipAddress] = { status: 'unavailable', last: undefined }
  expect(model(kit)?.balance).toBeUndefined()
  kit.balances.state.balances[caipAddress] = { status: 'unavailable', last: { balance: '2', symbol: 'ETH' } }
  expect(model(kit)?.balance).toBe('2.000 ETH')
})

test('shows no account button without an account', () => {
  expect(model(kitWith(), 'account')).toBeUndefined()
})

test('keeps a connect button while connected', () => {
  expect(model(connected(kitWith()), 'connect')).toMatchObject({
    kind: 'connect',
    label: 'Connect wallet',
    loading: false,
  })
})

test('labels the network button by priority: unsupported, name, label, unknown, none', () => {
  expect(model(connected(kitWith(), 137), 'network', { label: 'Mine' })).toMatchObject({
    label: 'Switch network',
    unsupported: true,
  })
  expect(model(connected(kitWith()), 'network', { label: 'Mine' })).toMatchObject({
    label: 'Ethereum',
    accessibleName: 'Network: Ethereum',
  })
  const unknown = connected(kitWith({ allowUnsupportedChain: true }), 137)
  expect(model(unknown, 'network', { label: 'Mine' })?.label).toBe('Mine')
  expect(model(unknown, 'network')?.label).toBe('Unknown network')
  expect(model(kitWith(), 'network', { namespace: 'solana' })?.label).toBe('Select network')
})

test('marks an account on an unsupported chain and shows no balance', () => {
  expect(model(connected(kitWith(), 137))).toMatchObject({
    kind: 'account',
    unsupported: true,
    balance: undefined,
    accessibleName: 'Account: 0xd8...A96045, unsupported network',
  })
})

test('shows only safe URLs of network images', () => {
  const images = (url: string) => model(kitWith({ chainImages: { 1: url } }), 'network')?.imageUrl
  expect(images('https://example.org/1.png')).toBe('https://example.org/1.png')
  expect(images('javascript:alert(1)')).toBeNull()
})

test('prefers the label option and sets a language only for catalog labels', () => {
  expect(model(kitWith(), 'connect', {}, ar)).toMatchObject({ label: ar.connect, lang: 'ar' })
  expect(model(kitWith(), 'connect', { label: 'Sign in' }, ar)).toMatchObject({ label: 'Sign in', lang: undefined })
})
