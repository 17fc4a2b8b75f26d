import { type CaipNetwork, RequestPendingError, UserRejectedError, WalletNotFoundError } from '@openappkit/appkit-core'
import type { ModalKit } from '@openappkit/appkit-core/modal'
import { hang, ScriptedAdapter } from '@openappkit/appkit-core/testing'
import { createTestKit } from '@openappkit/test-kit/create-test-kit'
import { subscribe } from 'valtio/vanilla'
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { evm } from '../../test/chains'
import { failWith } from '../../test/createAdapter'
import { Announcer } from './Announcer'
import * as outcomes from './KitOutcomes'
import { LanguageStore } from './LanguageStore'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

interface Announced {
  readonly kit: ModalKit
  readonly adapter: ScriptedAdapter
  readonly announcer: Announcer
  /** Waits until an outcome settles and returns the announcement. */
  said(): Promise<{ readonly text: string; readonly urgent: boolean }>
}

const load = async () => outcomes

function announced(loadOutcomes = load): Announced {
  const adapter = new ScriptedAdapter({ connectors: [{ id: 'io.first', name: 'First' }] })
  const { kit } = createTestKit({ options: { networks: evm.networks, adapters: [adapter] } })
  const announcer = new Announcer(kit, new LanguageStore(kit), loadOutcomes)
  onTestFinished(announcer.start())
  const said = async () => {
    await vi.advanceTimersByTimeAsync(60)
    const { status, alert } = announcer.state
    return { text: alert || status, urgent: alert !== '' }
  }
  return { kit, adapter, announcer, said }
}

/** Returns the second network. */
function network({ chains }: ModalKit): CaipNetwork {
  return chains.findNetwork('eip155:10') as CaipNetwork
}

test.each([
  ['that it is pending', hang, 'Continue in First', false],
  [
    'that the user declined',
    failWith(new UserRejectedError()),
    'Connection declined. You declined it in First.\nYour address wasn’t shared.',
    true,
  ],
  [
    'that the wallet has a request open',
    failWith(new RequestPendingError()),
    'A request is waiting in First. Open your wallet to approve or decline it.',
    true,
  ],
  ['that it failed', failWith(new Error('boom')), 'Couldn’t connect. First didn’t finish connecting.', true],
  ["that the wallet isn't installed", failWith(new WalletNotFoundError('First')), 'First isn’t installed', true],
])('a connection attempt announces %s', async (_, answer, text, urgent) => {
  const { kit, adapter, said } = announced()
  adapter.answerTo({ connect: answer })
  kit.connectWallet('io.first').catch(() => {})
  expect(await said()).toEqual({ text, urgent })
})

test('announces a connection, a new account, a new network and a disconnect', async () => {
  const { adapter, said } = announced()
  adapter.emitConnected()
  expect((await said()).text).toBe('Connected to First')
  adapter.emitConnected({ address: '0x71C7656EC7ab88b098defB751B7401B5f6d8976F' })
  expect((await said()).text).toBe('Account switched to 0x71C7…976F')
  adapter.emit({ chainId: 10 })
  expect((await said()).text).toBe('Network switched to OP Mainnet')
  adapter.emitDisconnected()
  expect(await said()).toEqual({ text: 'First disconnected', urgent: false })
})

test('does not announce an automatic reconnect', async () => {
  const { adapter, said } = announced()
  adapter.emit({ status: 'reconnecting' })
  await said()
  adapter.emitConnected()
  expect((await said()).text).toBe('')
})

test('announces changes that happen while its code loads', async () => {
  let finish = (_: typeof outcomes): void => {}
  const loading = new Promise<typeof outcomes>(resolve => {
    finish = resolve
  })
  const { adapter, announcer, said } = announced(() => loading)
  const texts: string[] = []
  onTestFinished(subscribe(announcer.state, () => texts.push(announcer.state.status), true))
  adapter.emit({ status: 'reconnecting' })
  await said()
  adapter.emitConnected()
  await said()
  adapter.emit({ chainId: 10 })
  await said()
  finish(outcomes)
  expect((await said()).text).toBe('Network switched to OP Mainnet')
  expect(texts).not.toContain('Connected to First')
})

test('loads its code again after a failure', async () => {
  const loadOutcomes = vi.fn(load).mockRejectedValueOnce(new TypeError('offline'))
  const { kit, adapter, said } = announced(loadOutcomes)
  kit.toasts.show('wallets.switched', 'success')
  expect((await said()).text).toBe('')
  adapter.emitConnected()
  expect((await said()).text).toBe('Connected to First')
})

test('names the wallet that disconnects, even if it connected before the modal mounted', async () => {
  const adapter = new ScriptedAdapter({ connectors: [{ id: 'io.first', name: 'First' }] })
  const { kit } = createTestKit({ options: { networks: evm.networks, adapters: [adapter] } })
  adapter.emitConnected()
  const announcer = new Announcer(kit, new LanguageStore(kit), load)
  onTestFinished(announcer.start())
  await vi.advanceTimersByTimeAsync(60)
  adapter.emitDisconnected()
  await vi.advanceTimersByTimeAsync(60)
  expect(announcer.state.status).toBe('First disconnected')
})

test.each([
  ['declined', failWith(new UserRejectedError()), 'Switch declined'],
  ['waiting in the wallet', failWith(new RequestPendingError()), 'A request is waiting in First'],
  ['failed', failWith(new Error('boom')), 'Couldn’t switch networks'],
])('announces immediately that a switch is %s', async (_, answer, text) => {
  const { kit, adapter, said } = announced()
  adapter.emitConnected()
  await said()
  adapter.answerTo({ switchNetwork: answer })
  await kit.switching.request(network(kit))
  expect(await said()).toEqual({ text, urgent: true })
})

test('announces a pending switch politely', async () => {
  const { kit, adapter, said } = announced()
  adapter.emitConnected()
  adapter.answerTo({ switchNetwork: hang })
  void kit.switching.request(network(kit))
  expect(await said()).toEqual({ text: 'Continue in First', urgent: false })
})

test('announces error toasts immediately and others politely', async () => {
  const { kit, said } = announced()
  kit.toasts.show('wallets.switched', 'success')
  expect(await said()).toEqual({ text: 'Wallet switched', urgent: false })
  kit.toasts.hide()
  kit.toasts.show('Words of a wallet', 'error')
  await vi.advanceTimersByTimeAsync(1_000)
  expect(await said()).toEqual({ text: 'Words of a wallet', urgent: true })
})

test('announces only the last of simultaneous outcomes', async () => {
  const { kit, adapter, announcer, said } = announced()
  kit.toasts.show('wallets.switched', 'success')
  await vi.advanceTimersByTimeAsync(30)
  adapter.emitConnected()
  await vi.advanceTimersByTimeAsync(30)
  expect(announcer.state.status).toBe('')
  expect((await said()).text).toBe('Connected to First')
})

test('announces repeated text by clearing the region first', async () => {
  const { adapter, announcer, said } = announced()
  adapter.emitConnected()
  await said()
  adapter.emitDisconnected()
  await said()
  adapter.emitConnected()
  await said()
  adapter.emitDisconnected()
  await vi.advanceTimersByTimeAsync(50)
  adapter.emitConnected()
  const texts = [announcer.state.status]
  await vi.advanceTimersByTimeAsync(50)
  texts.push(announcer.state.status)
  expect(texts).toContain('')
})

test('a polite announcement doesn’t cut off an urgent one', async () => {
  const { announcer, said } = announced()
  announcer.say('Couldn’t connect', true)
  announcer.say('Loading')
  await said()
  expect(announcer.state).toMatchObject({ alert: 'Couldn’t connect', status: 'Loading' })
})

test('clears an announcement after 5 s', async () => {
  const { announcer, said } = announced()
  announcer.say('Copied')
  expect((await said()).text).toBe('Copied')
  await vi.advanceTimersByTimeAsync(4_900)
  expect(announcer.state.status).toBe('Copied')
  await vi.advanceTimersByTimeAsync(200)
  expect(announcer.state.status).toBe('')
})

test('clears announcements when the modal closes', async () => {
  const { kit, adapter, announcer, said } = announced()
  void kit.modal.open()
  await said()
  adapter.answerTo({ connect: hang })
  kit.connectWallet('io.first').catch(() => {})
  await said()
  expect(announcer.state).toMatchObject({ status: 'Continue in First', inDialog: true })
  kit.modal.close()
  await Promise.resolve()
  expect(announcer.state.status).toBe('')
})

test('a blocked close announces the reason if the view doesn’t', async () => {
  const { kit, said } = announced()
  const release = kit.modal.addCloseGuard(() => true)
  void kit.modal.open()
  kit.modal.safeClose()
  expect((await said()).text).toBe('')
  release()
  kit.router.reset('UnsupportedChain')
  await vi.advanceTimersByTimeAsync(1_000)
  kit.modal.safeClose()
  expect(await said()).toEqual({ text: 'Choose a network or disconnect to continue', urgent: true })
})

test('announces nothing after it stops', async () => {
  const adapter = new ScriptedAdapter({ connectors: [{ id: 'io.first', name: 'First' }] })
  const { kit } = createTestKit({ options: { networks: [evm.networks[0]], adapters: [adapter] } })
  const announcer = new Announcer(kit, new LanguageStore(kit), load)
  const stop = announcer.start()
  adapter.emitConnected()
  await vi.advanceTimersByTimeAsync(10)
  stop()
  await vi.advanceTimersByTimeAsync(100)
  adapter.emitDisconnected()
  await vi.advanceTimersByTimeAsync(100)
  expect(announcer.state.status).toBe('')
})
