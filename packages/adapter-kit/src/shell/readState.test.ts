import type { AdapterHost } from '@openappkit/appkit-core'
import { expect, test } from 'vitest'
import { type Circumstances, readState } from './readState'

const host = (reconnect = true): AdapterHost =>
  ({
    storedConnectorIds: ['one', 'two'],
    address: 'remembered address',
    network: { id: 'network' },
    wallets: { reconnect },
  }) as unknown as AdapterHost

const idle: Circumstances = {
  actions: undefined,
  isConnecting: false,
  hasReconnected: false,
  remembered: new Set(['two']),
}

test('reports reconnecting for a wallet of the last visit until reconnecting ends', () => {
  expect(readState(host(), idle)).toMatchObject({
    status: 'reconnecting',
    activeConnectorId: 'two',
    address: 'remembered address',
    chainId: 'network',
  })
  expect(readState(host(), { ...idle, hasReconnected: true })).toMatchObject({
    status: 'disconnected',
    address: undefined,
  })
})

test("doesn't report reconnecting for a disconnected wallet, or if reconnect is off", () => {
  expect(readState(host(), { ...idle, remembered: new Set() }).status).toBe('disconnected')
  expect(readState(host(false), idle).status).toBe('disconnected')
})

test('prefers a new connect to a pending reconnect', () => {
  expect(readState(host(), { ...idle, isConnecting: true })).toMatchObject({
    status: 'connecting',
    activeConnectorId: undefined,
    address: undefined,
  })
})

test('prefers a connected wallet to every other state', () => {
  const connectors = [{ id: 'two', name: 'Two', type: 'ANNOUNCED', chain: 'solana' }] as const
  const connected = {
    connections: [{ connectorId: 'two', accounts: [] }],
    activeConnectorId: 'two',
    address: 'address',
    chainId: 'other',
  }
  const actions = { connected, connectors: () => connectors }
  expect(readState(host(), { ...idle, actions, isConnecting: true })).toEqual({
    ...connected,
    connectors,
    status: 'connected',
  })
})
