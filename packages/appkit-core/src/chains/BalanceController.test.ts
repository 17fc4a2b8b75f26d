import { expect, test } from 'vitest'
import { base, mainnet } from '../../test/networks'
import type { Balance } from '../adapter/TransferParameters'
import { memoryStorage } from '../storage/memoryStorage'
import { Store } from '../storage/Store'
import { ScriptedEnvironment } from '../testing/ScriptedEnvironment'
import { BalanceController } from './BalanceController'
import { rememberedBalances } from './balanceState'

const address = '0x00000000000000000000000000000000000000aa'
const key = `eip155:1:${address}`
const oneAndAHalf = async (): Promise<Balance> => ({ value: 1_500_000_000_000_000_001n, decimals: 18, symbol: 'ETH' })

function createBalances(storage = memoryStorage(), environment = new ScriptedEnvironment()) {
  const store = new Store(storage)
  return {
    balances: new BalanceController(rememberedBalances(store, environment), store, environment),
    storage,
    environment,
  }
}

test('keeps every digit of a balance', async () => {
  const { balances } = createBalances()
  const printed = await balances.refresh({ address, network: mainnet, fetch: oneAndAHalf })
  expect(printed).toEqual({ balance: '1.500000000000000001', symbol: 'ETH' })
  expect(balances.state.balances[key]).toEqual({ status: 'ready', last: printed })
})

test('shares one request between concurrent calls and fetches again on the next call', async () => {
  const { balances } = createBalances()
  let fetchCount = 0
  const fetch = () => {
    fetchCount++
    return oneAndAHalf()
  }
  const subject = { address, network: mainnet, fetch }
  await Promise.all([balances.refresh(subject), balances.refresh(subject)])
  expect(fetchCount).toBe(1)
  await balances.refresh(subject)
  expect(fetchCount).toBe(2)
})

test('keeps one balance per chain', async () => {
  const { balances } = createBalances()
  await balances.refresh({ address, network: mainnet, fetch: oneAndAHalf })
  await balances.refresh({ address, network: base, fetch: async () => ({ value: 0n, decimals: 18, symbol: 'ETH' }) })
  expect(balances.state.balances[key]?.last?.balance).toBe('1.500000000000000001')
  expect(balances.state.balances[`eip155:8453:${address}`]?.last?.balance).toBe('0')
})

test('keeps the last value when a fetch fails, and has none before the first success', async () => {
  const { balances } = createBalances()
  const failing = { address, network: mainnet, fetch: () => Promise.reject(new Error('rpc down')) }
  await expect(balances.refresh(failing)).rejects.toMatchObject({
    code: 'balance/unavailable',
    cause: { message: 'rpc down' },
  })
  expect(balances.state.balances[key]).toEqual({ status: 'unavailable', last: undefined })
  await balances.refresh({ address, network: mainnet, fetch: oneAndAHalf })
  await balances.refresh(failing).catch(() => {})
  expect(balances.state.balances[key]).toMatchObject({ status: 'unavailable', last: { symbol: 'ETH' } })
})

test.each([
  [30_000, true],
  [30_001, false],
])('restores a native balance %i ms old after a reload: %o', async (age, isShown) => {
  const { balances, storage, environment } = createBalances()
  await balances.refresh({ address, network: mainnet, fetch: oneAndAHalf })
  environment.advance(age)
  const next = createBalances(storage, environment).balances
  expect(next.state.balances[key] !== undefined).toBe(isShown)
  if (isShown) expect(next.state.balances[key]).toMatchObject({ status: 'loading', last: { symbol: 'ETH' } })
})

test('ignores a cached balance from the future', () => {
  const entry = { caipAddress: key, balance: '5', symbol: 'ETH', timestamp: 9_000_000 }
  const storage = memoryStorage({ '@appkit/native_balance_cache': JSON.stringify({ [key]: entry }) })
  expect(createBalances(storage).balances.state.balances).toEqual({})
})

test('removes stale balances from storage with the next write', async () => {
  const { balances, storage, environment } = createBalances()
  await balances.refresh({ address, network: base, fetch: oneAndAHalf })
  environment.advance(30_001)
  await balances.refresh({ address, network: mainnet, fetch: oneAndAHalf })
  expect(Object.keys(JSON.parse(storage.getItem('@appkit/native_balance_cache') ?? ''))).toEqual([key])
})

test('drops cached balances at start if the stored status is disconnected', async () => {
  const { balances, storage, environment } = createBalances()
  await balances.refresh({ address, network: mainnet, fetch: oneAndAHalf })
  storage.setItem('@appkit/connection_status', 'disconnected')
  expect(createBalances(storage, environment).balances.state.balances).toEqual({})
  expect(storage.getItem('@appkit/native_balance_cache')).toBeNull()
})
