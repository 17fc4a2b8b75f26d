import { expect, onTestFinished, test } from 'vitest'
import { startRelaySocket } from '../../test/startRelaySocket'
import { keyValueStorage } from './keyValueStorage'
import { Outbox } from './Outbox'
import { quietCore } from './quietCore'
import { RelayLink } from './RelayLink'

test('a wallet that came back online reconnects by itself when the relay restarts', async () => {
  const relay = await startRelaySocket()
  onTestFinished(() => relay.stop())
  const core = await quietCore({ relayUrl: relay.url, projectId: 'local', storage: keyValueStorage(undefined, '') })
  const link = new RelayLink(core, new Outbox())
  await core.start()
  await core.relayer.subscribe('ab'.repeat(32))
  // Stop the client's connection check, which runs every five seconds: the wallet must reconnect without it.
  core.heartbeat.stop()

  await link.goOffline()
  await link.goOnline()
  expect(link.isConnected).toBe(true)
  await relay.restart()

  await expect.poll(() => link.isConnected, { timeout: 10_000 }).toBe(true)
  await link.destroy()
})
