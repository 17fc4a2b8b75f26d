import { AppKitError } from '@openappkit/appkit-core'
import { ScriptedEnvironment } from '@openappkit/appkit-core/testing'
import { expect, test } from 'vitest'
import { alice, bob } from '../../test/networks'
import { type SignInKit, startSignIn } from '../../test/startSignIn'
import { getSession } from '../session/getSession'
import { sessionSource } from '../session/SessionSource'

type Started = Awaited<ReturnType<typeof startSignIn>>

/** Connects an account with a session. */
async function signedIn({ required }: { readonly required: boolean }): Promise<Started> {
  const made = await startSignIn()
  made.kit.onDisconnect(() => made.signIn.signOut())
  made.config.required = required
  made.config.keep('eip155:1', alice)
  made.evm.emitConnected({ chainId: 1 })
  await made.settled()
  expect(statusOf(made)).toBe('signedIn')
  return made
}

const statusOf = ({ appkit }: SignInKit): string => getSession(appkit).status
const callsOf = ({ config }: SignInKit, name: string): number =>
  config.calls.filter(call => call.startsWith(name)).length
const unreachable = (): Error => new AppKitError('siwx/server-unreachable', 'The server did not answer.')

test('follows the account from reconnecting to signed in, with one request', async () => {
  const made = await startSignIn()
  const seen: string[] = []
  const record = () => void (seen.at(-1) === statusOf(made) || seen.push(statusOf(made)))
  record()
  sessionSource(made.appkit).subscribe(record)
  made.config.keep('eip155:1', alice)
  made.evm.emitConnected({ chainId: 1 })
  await made.settled()
  expect(seen).toEqual(['signedOut', 'loading', 'signedIn'])
  expect(getSession(made.appkit)).toMatchObject({
    isSignedIn: true,
    session: { address: alice, chainId: 'eip155:1', namespace: 'eip155', data: { domain: 'app.example' } },
  })
  expect(getSession(made.appkit)).toBe(getSession(made.appkit))
  expect(made.config.calls).toEqual([`getSessions eip155:1 ${alice}`])
})

test.each([
  ['another account', 1, bob],
  ['another network', 8453, alice],
])('is never signed in for %s before the check', async (_, chainId, address) => {
  const made = await signedIn({ required: false })
  made.evm.emitConnected({ chainId, address })
  expect(statusOf(made)).toBe('loading')
  await made.settled()
  expect(statusOf(made)).toBe('signedOut')
})

test('an unreachable server is unavailable, not signed out, and a refresh recovers', async () => {
  const made = await startSignIn()
  let isDown = true
  made.config.answer = async () => {
    if (isDown) throw unreachable()
  }
  made.config.keep('eip155:1', alice)
  made.evm.emitConnected({ chainId: 1 })
  await expect.poll(() => statusOf(made)).toBe('unavailable')
  expect(getSession(made.appkit).error).toMatchObject({ code: 'siwx/server-unreachable' })
  isDown = false
  await made.signIn.refresh()
  expect([statusOf(made), made.kit.chains.isConnected()]).toEqual(['signedIn', true])
})

test('signing in the modal signs the page in, without another request', async () => {
  const made = await startSignIn()
  made.evm.emitConnected({ chainId: 1 })
  await made.settled()
  expect(statusOf(made)).toBe('signedOut')
  await made.signIn.sign()
  await made.settled()
  expect(statusOf(made)).toBe('signedIn')
  expect(callsOf(made, 'getSessions')).toBe(1)
})

test('endSessions disconnects if sign-in is required, and asks the server once', async () => {
  const made = await signedIn({ required: true })
  await made.signIn.endSessions()
  await made.settled()
  expect([statusOf(made), made.kit.chains.isConnected()]).toEqual(['signedOut', false])
  expect([callsOf(made, 'setSessions'), made.config.sessions]).toEqual([1, []])
  expect(made.kit.modal.state.open).toBe(false)
})

test('endSessions keeps the wallet connected if sign-in is optional, and asks nothing', async () => {
  const made = await signedIn({ required: false })
  await made.signIn.endSessions()
  await made.settled()
  expect([statusOf(made), made.kit.chains.isConnected(), made.kit.modal.state.open]).toEqual(['signedOut', true, false])
  expect(callsOf(made, 'getSessions')).toBe(1)
  expect(await made.signIn.sign()).toBe(true)
  expect(statusOf(made)).toBe('signedIn')
})

test('a failed sign-out rejects, keeps the session and the wallet, and can be repeated', async () => {
  const made = await signedIn({ required: true })
  made.config.answer = () => Promise.reject(unreachable())
  await expect(made.signIn.endSessions()).rejects.toMatchObject({
    code: 'siwx/sign-out-failed',
    message: "Couldn't sign out, so the session may continue. Try again.",
    cause: { code: 'siwx/server-unreachable' },
  })
  expect([statusOf(made), made.kit.chains.isConnected()]).toEqual(['signedIn', true])
  made.config.answer = async () => {}
  await made.signIn.endSessions()
  expect([statusOf(made), made.kit.chains.isConnected()]).toEqual(['signedOut', false])
})

test('a failed sign-out whose config forgot the session rejects, and signs the page out', async () => {
  const made = await signedIn({ required: true })
  made.config.answer = async call => {
    if (!call.startsWith('setSessions')) return
    made.config.sessions = []
    throw new AppKitError('siwx/cloud-unreachable', 'The backend did not answer.')
  }
  await expect(made.signIn.endSessions()).rejects.toMatchObject({ code: 'siwx/sign-out-failed' })
  expect([statusOf(made), made.kit.chains.isConnected()]).toEqual(['signedOut', false])
})

test('if the wallet fails to disconnect after a sign-out, asks for a sign-in again', async () => {
  const made = await signedIn({ required: true })
  made.evm.answerTo({ disconnect: () => Promise.reject(new Error('no')) })
  await expect(made.signIn.endSessions()).rejects.toMatchObject({ code: 'disconnect/failed' })
  expect([statusOf(made), made.signIn.state.value.status]).toEqual(['signedOut', 'asking'])
  expect([made.kit.modal.state.open, made.kit.router.current.view]).toEqual([true, 'SIWXSignMessage'])
})

test.each([
  ['setSessions([])', ({ config }: Started) => config.setSessions([])],
  ['revokeSession', ({ config }: Started) => config.revokeSession('eip155:1', alice)],
  [
    'another tab',
    async ({ config }: Started) => {
      config.sessions = []
      config.changed()
    },
  ],
])('a session that %s ends disconnects if sign-in is required', async (_, end) => {
  const made = await signedIn({ required: true })
  await end(made)
  await expect.poll(() => made.kit.chains.isConnected()).toBe(false)
  expect([statusOf(made), made.kit.modal.state.open]).toEqual(['signedOut', false])
})

test('a session that the app ends leaves the wallet connected if sign-in is optional', async () => {
  const made = await signedIn({ required: false })
  await made.config.setSessions([])
  await expect.poll(() => statusOf(made)).toBe('signedOut')
  expect([made.kit.chains.isConnected(), made.kit.modal.state.open]).toEqual([true, false])
})

test('a change that keeps the session never shows anything else', async () => {
  const made = await signedIn({ required: true })
  const seen = new Set<string>()
  sessionSource(made.appkit).subscribe(() => seen.add(statusOf(made)))
  made.config.changed()
  await made.settled()
  expect([...seen]).toEqual(['signedIn'])
  expect(callsOf(made, 'getSessions')).toBe(2)
})

test('a sign-in in another tab closes the prompt', async () => {
  const made = await startSignIn()
  made.config.required = true
  made.evm.emitConnected({ chainId: 1 })
  await made.settled()
  expect(made.kit.modal.state.open).toBe(true)
  made.config.keep('eip155:1', alice)
  made.config.changed()
  await made.settled()
  expect([statusOf(made), made.kit.modal.state.open]).toEqual(['signedIn', false])
})

test('a refresh that finds no session asks again if sign-in is required', async () => {
  for (const required of [true, false]) {
    const made = await signedIn({ required })
    made.config.sessions = []
    await made.signIn.refresh()
    expect([statusOf(made), made.kit.chains.isConnected()]).toEqual(['signedOut', true])
    expect(made.kit.modal.state.open).toBe(required)
  }
})

test('a refresh of an unreachable server neither disconnects nor opens the modal', async () => {
  const made = await signedIn({ required: true })
  made.config.answer = () => Promise.reject(unreachable())
  await made.signIn.refresh()
  expect([statusOf(made), made.kit.chains.isConnected(), made.kit.modal.state.open]).toEqual([
    'unavailable',
    true,
    false,
  ])
})

test('asks again once the message expires if sign-in is required', async () => {
  const environment = new ScriptedEnvironment()
  const made = await startSignIn({}, environment)
  made.config.required = true
  const { data, ...session } = made.config.keep('eip155:1', alice)
  const expirationTime = new Date(environment.now() + 60_000).toISOString()
  made.config.sessions = [{ ...session, data: { ...data, expirationTime } }]
  made.evm.emitConnected({ chainId: 1 })
  await made.settled()
  environment.advance(59_999)
  await made.settled()
  expect([statusOf(made), callsOf(made, 'getSessions')]).toEqual(['signedIn', 1])
  made.config.sessions = []
  environment.advance(1)
  await made.settled()
  expect([statusOf(made), made.kit.modal.state.open, made.kit.chains.isConnected()]).toEqual(['signedOut', true, true])
})

test('a reconnected account is never signed in from before', async () => {
  const made = await signedIn({ required: true })
  await made.kit.disconnect()
  await made.settled()
  made.evm.emitConnected({ chainId: 1 })
  expect(statusOf(made)).toBe('loading')
  await made.settled()
  expect(statusOf(made)).toBe('signedOut')
})

test('an account that the wallet disconnected is checked again when it reconnects', async () => {
  const made = await signedIn({ required: true })
  made.evm.emitDisconnected()
  await made.settled()
  expect(statusOf(made)).toBe('signedOut')
  made.config.sessions = []
  made.evm.emitConnected({ chainId: 1 })
  expect(statusOf(made)).toBe('loading')
})

test('a refresh that a broken config rejects leaves the wallet connected', async () => {
  const made = await signedIn({ required: true })
  made.config.answer = () => Promise.reject(new Error('boom'))
  await made.signIn.refresh()
  expect([statusOf(made), made.kit.chains.isConnected()]).toEqual(['unavailable', true])
  expect(getSession(made.appkit).error).toMatchObject({ code: 'siwx/init-failed' })
})

test('a sign-in that ends after the user switched accounts says nothing about the new account', async () => {
  const made = await startSignIn()
  made.evm.emitConnected({ chainId: 1 })
  await made.settled()
  let store = () => {}
  made.config.answer = call =>
    call === 'addSession' ? new Promise(resolve => void (store = resolve)) : Promise.resolve()
  const signing = made.signIn.sign()
  await made.settled()
  made.evm.emitConnected({ chainId: 1, address: bob })
  await made.settled()
  expect(statusOf(made)).toBe('signedOut')
  store()
  await signing
  expect(statusOf(made)).toBe('signedOut')
})
