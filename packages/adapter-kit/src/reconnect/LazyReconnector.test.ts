import { expect, test } from 'vitest'
import { LazyReconnector } from './LazyReconnector'
import { Reconnector } from './Reconnector'

function createScene(remembered: readonly string[], present: readonly string[] = remembered) {
  const connected: string[] = []
  const readIds: string[] = []
  const memory = [...remembered]
  const wallets = new Set(present)
  let loads = 0
  let isOffline = false
  const reconnector = new LazyReconnector<string, string>(
    {
      remembered: () => memory,
      find: id => (wallets.has(id) ? id : undefined),
      isConnected: id => connected.includes(id),
      read: async id => {
        readIds.push(id)
        return 'accounts'
      },
      take: id => void connected.push(id),
      arrivalTimeout: 0,
    },
    async () => {
      loads += 1
      if (isOffline) throw new Error('offline')
      return { Reconnector }
    },
  )
  return {
    reconnector,
    connected,
    readIds,
    memory,
    wallets,
    loads: () => loads,
    setOffline: (offline: boolean) => {
      isOffline = offline
    },
  }
}

const { signal } = new AbortController()
const settled = (): Promise<void> => new Promise(resolve => setTimeout(resolve, 0))

test('loads nothing on a first visit', async () => {
  const { reconnector, loads, connected } = createScene([], ['one'])
  await reconnector.reconnect(signal)
  reconnector.tryArrived()
  expect([loads(), connected, reconnector.hasUntried]).toEqual([0, [], false])
})

test('reconnects a remembered wallet once the code has loaded', async () => {
  const { reconnector, loads, connected } = createScene(['one'])
  expect(reconnector.hasUntried).toBe(true)
  await reconnector.reconnect(signal)
  expect([loads(), connected, reconnector.hasUntried]).toEqual([1, ['one'], false])
})

test('keeps a wallet marked as tried after the code loads', async () => {
  const { reconnector, connected, memory } = createScene([], ['one', 'two'])
  memory.push('one', 'two')
  reconnector.markTried('one')
  reconnector.tryArrived()
  await settled()
  expect(connected).toEqual(['two'])
  reconnector.forget('one')
  reconnector.tryArrived()
  await settled()
  expect(connected).toEqual(['two', 'one'])
})

test('allows another try for a wallet that is forgotten before the code loads', async () => {
  const { reconnector } = createScene(['one'])
  reconnector.markTried('one')
  expect(reconnector.hasUntried).toBe(false)
  reconnector.forget()
  expect(reconnector.hasUntried).toBe(true)
})

test('rejects with the load error, and loads again on the next call', async () => {
  const { reconnector, connected, setOffline } = createScene(['one'])
  setOffline(true)
  reconnector.tryArrived()
  await expect(reconnector.reconnect(signal)).rejects.toThrow('offline')
  setOffline(false)
  await reconnector.tryNow('one')
  expect(connected).toEqual(['one'])
})

test('tries a wallet only once if it arrives while the code loads', async () => {
  const { reconnector, readIds } = createScene(['one'])
  const done = reconnector.reconnect(signal)
  reconnector.tryArrived()
  await Promise.resolve()
  reconnector.tryArrived()
  await done
  await settled()
  expect(readIds).toEqual(['one'])
})

test('forwards marks and forgets once the code has loaded', async () => {
  const { reconnector, readIds, memory } = createScene(['one'], ['one', 'two', 'three'])
  await reconnector.reconnect(signal)
  memory.push('two', 'three')
  reconnector.markTried('two')
  reconnector.tryArrived()
  await settled()
  expect(readIds).toEqual(['one', 'three'])
  reconnector.forget('two')
  expect(reconnector.hasUntried).toBe(true)
  reconnector.tryArrived()
  await settled()
  expect(readIds).toEqual(['one', 'three', 'two'])
})

test('keeps the other marks when one wallet is forgotten before the code loads', () => {
  const { reconnector } = createScene(['one', 'two'], ['two'])
  reconnector.markTried('one')
  reconnector.markTried('two')
  reconnector.forget('one')
  expect(reconnector.hasUntried).toBe(false)
})

test('loads the code for an arriving wallet after a failed load', async () => {
  const { reconnector, readIds, setOffline } = createScene(['one'])
  setOffline(true)
  await expect(reconnector.reconnect(signal)).rejects.toThrow('offline')
  setOffline(false)
  reconnector.tryArrived()
  await settled()
  expect(readIds).toEqual(['one'])
})

test('creates one reconnector for overlapping loads', async () => {
  const { reconnector, memory } = createScene(['one', 'two'], ['one', 'two'])
  await Promise.all([reconnector.tryNow('one'), reconnector.tryNow('two')])
  reconnector.markTried('one')
  reconnector.markTried('two')
  memory.push('three')
  expect(reconnector.hasUntried).toBe(false)
})

test('waits for a provided wallet that arrives after the reconnect has begun', async () => {
  const { reconnector, connected, wallets } = createScene(['ID_AUTH'], [])
  const reconnecting = reconnector.reconnect(signal)
  await settled()
  expect([reconnector.hasUntried, connected]).toEqual([false, []])
  reconnector.arrive('ID_AUTH', 'ID_AUTH')
  wallets.add('ID_AUTH')
  await reconnecting
  expect(connected).toEqual(['ID_AUTH'])
})

test('tries a provided wallet that arrives before the code loads', async () => {
  const { reconnector, connected, wallets } = createScene(['ID_AUTH'], [])
  reconnector.markTried('ID_AUTH')
  reconnector.arrive('ID_AUTH', 'ID_AUTH')
  wallets.add('ID_AUTH')
  await reconnector.reconnect(signal)
  expect(connected).toEqual(['ID_AUTH'])
})
