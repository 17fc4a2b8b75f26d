import { expect, onTestFinished, test } from 'vitest'
import { startRelaySocket } from '../../test/startRelaySocket'
import { keyValueStorage } from './keyValueStorage'
import { Outbox } from './Outbox'
import { quietCore } from './quietCore'
import { RelayLink } from './RelayLink'

test('after it came back, a wallet finds a relay that restarts by itself', async () => {
  const relay = await startRelaySocket()
  onTestFinished(() => relay.stop())
  const core = quietCore({ relayUrl: relay.url, projectId: 'local', storage: keyValueStorage(undefined, '') })
  const link = new RelayLink(core, new Outbox())
  await core.start()
  await core.relayer.subscribe('ab'.repeat(32))
  // Every five seconds the client looks whether it is connected, whatever happened. That must not be what helps.
  core.heartbeat.stop()

  await link.goOffline()
  await link.goOnline()
  expect(link.isConnected).toBe(true)
  await relay.restart()

  await expect.poll(() => link.isConnected, { timeout: 10_000 }).toBe(true)
  await link.destroy()
})
