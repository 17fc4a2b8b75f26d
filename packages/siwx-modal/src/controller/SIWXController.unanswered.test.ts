import { AppKitError } from '@openappkit/appkit-core'
import { expect, test } from 'vitest'
import { alice, bob } from '../../test/networks'
import { type SignInKit, startSignIn } from '../../test/startSignIn'

const unreachable = (): Error => new AppKitError('siwx/server-unreachable', 'The server did not answer.')

/** Makes the next checks fail with `causes`. */
function failChecks({ config }: SignInKit, causes: Error[]): void {
  config.answer = async call => {
    const cause = call.startsWith('getSessions') ? causes.shift() : undefined
    if (cause) throw cause
  }
}

const checks = ({ config }: SignInKit): number => config.calls.filter(call => call.startsWith('getSessions')).length

test.each([
  ['aborted', new DOMException('The user aborted a request.', 'AbortError')],
  ['interrupted', new TypeError('Failed to fetch')],
  ['timed out by the browser', new DOMException('The operation timed out.', 'TimeoutError')],
  ['sent to an unreachable server', unreachable()],
])('retries a check that is %s', async (_, cause) => {
  const made = await startSignIn()
  failChecks(made, [cause])
  made.config.keep('eip155:1', alice)
  made.config.required = true
  made.evm.emitConnected({ chainId: 1 })
  await expect.poll(() => made.signIn.state.value.status).toBe('idle')
  expect([made.kit.chains.isConnected(), made.kit.modal.state.open, made.errors]).toEqual([true, false, []])
  expect(checks(made)).toBe(2)
})

test('neither disconnects nor signs out if the page unloads during a check', async () => {
  const made = await startSignIn()
  // The browser aborts the request. Promises still run on the page, timers don't.
  failChecks(made, [new TypeError('Failed to fetch')])
  made.config.keep('eip155:1', alice)
  made.config.required = true
  made.evm.emitConnected({ chainId: 1 })
  await made.settled()
  expect(made.kit.chains.isConnected()).toBe(true)
  expect([made.evm.requests, made.config.sessions.length]).toEqual([[], 1])
  expect(made.config.calls.filter(call => call.startsWith('setSessions'))).toEqual([])
})

test('keeps the connection and the sessions while the server is unreachable, and checks again on Try again', async () => {
  const made = await startSignIn()
  const { config, errors, evm, kit, signIn } = made
  failChecks(made, [unreachable(), unreachable(), unreachable(), unreachable()])
  config.keep('eip155:1', alice)
  config.required = true
  evm.emitConnected({ chainId: 1 })
  await expect.poll(() => signIn.state.value.status).toBe('unanswered')
  expect([kit.modal.state.open, kit.router.current.view]).toEqual([true, 'SIWXSignMessage'])
  expect(errors).toMatchObject([{ code: 'siwx/server-unreachable', message: 'The server did not answer.' }])
  // The app stays locked for an account without a known session.
  kit.modal.safeClose()
  expect(kit.modal.state.open).toBe(true)

  expect(await signIn.sign()).toBe(false)
  expect(signIn.state.value.status).toBe('unanswered')
  expect(await signIn.sign()).toBe(true)
  expect([signIn.state.value.status, kit.modal.state.open, kit.chains.isConnected()]).toEqual(['idle', false, true])
  expect([evm.requests, config.sessions.length]).toEqual([[], 1])
})

test('requests a signature after Try again if the server has no session', async () => {
  const made = await startSignIn()
  failChecks(made, [unreachable(), unreachable()])
  made.evm.emitConnected({ chainId: 1 })
  await expect.poll(() => made.signIn.state.value.status).toBe('unanswered')
  expect(await made.signIn.sign()).toBe(false)
  expect(made.signIn.state.value.status).toBe('asking')
  expect(await made.signIn.sign()).toBe(true)
  expect(made.config.sessions).toHaveLength(1)
})

test("doesn't retry the check of an account that is no longer active", async () => {
  const made = await startSignIn()
  failChecks(made, [unreachable()])
  made.evm.emitConnected({ chainId: 1 })
  await made.settled()
  made.config.keep('eip155:1', bob)
  made.evm.emitConnected({ chainId: 1, address: bob })
  await expect.poll(() => made.signIn.state.value.status).toBe('idle')
  await new Promise(resolve => setTimeout(resolve, 700))
  expect(made.config.calls).toEqual([`getSessions eip155:1 ${alice}`, `getSessions eip155:1 ${bob}`])
})

test.each([
  'siwx/cloud-unreachable',
  'siwx/cloud-rejected',
  'siwx/cloud-invalid-response',
  'siwx/server-invalid-response',
  'siwx/siwe-server-failed',
] as const)("keeps the connection if the server can't tell: %s", async code => {
  const made = await startSignIn()
  const failure = () => new AppKitError(code, 'The server failed.')
  failChecks(made, [failure(), failure()])
  made.config.required = true
  made.evm.emitConnected({ chainId: 1 })
  await expect.poll(() => made.signIn.state.value.status).toBe('unanswered')
  expect([made.kit.chains.isConnected(), made.evm.requests]).toEqual([true, []])
})
