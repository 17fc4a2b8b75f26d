import { expect } from 'vitest'
import { test } from '../../test/walletConnectTest'
import { keyValueStorage } from './keyValueStorage'
import { Outbox } from './Outbox'
import { quietCore } from './quietCore'
import { RelayLink } from './RelayLink'

test('after it came back, a wallet finds a relay that restarts by itself', async ({ cloud }) => {
  const { relayUrl, projectId } = cloud
  const core = quietCore({ relayUrl, projectId, storage: keyValueStorage(undefined, '') })
  const link = new RelayLink(core, new Outbox())
  await core.start()
  await core.relayer.subscribe('ab'.repeat(32))
  // Every five seconds the client looks whether it is connected, whatever happened. That must not be what helps.
  core.heartbeat.stop()

  await link.goOffline()
  await link.goOnline()
  expect(link.isConnected).toBe(true)
  await cloud.restartRelay()

  await expect.poll(() => link.isConnected, { timeout: 10_000 }).toBe(true)
  await link.destroy()
})
