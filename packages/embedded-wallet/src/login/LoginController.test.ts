import { AppKitError, type AppKitErrorCode } from '@openappkit/appkit-core'
import { expect, test } from 'vitest'
import { FakeWallet } from '../../test/FakeWallet'
import { LoginController } from './LoginController'
import type { CodeRequested } from './LoginWallet'

const email = 'jane@example.com'
const otp: CodeRequested = { action: 'VERIFY_OTP', resendAfter: 30_000 }

function failure(code: AppKitErrorCode, details?: string): AppKitError {
  return new AppKitError(code, `Failed with ${code}.`, details === undefined ? {} : { details })
}

function setup() {
  const wallet = new FakeWallet()
  const clock = { now: 1_000 }
  const events: string[] = []
  const login = new LoginController({
    wallet,
    now: () => clock.now,
    track: (name, ...properties) => events.push([name, ...properties.map(value => JSON.stringify(value))].join(' ')),
  })
  return { login, wallet, clock, events, value: () => login.state.value }
}

async function withCode() {
  const made = setup()
  void made.login.start(email)
  await made.wallet.answer(otp)
  return made
}

test('sends a code, checks it and connects', async () => {
  const { login, wallet, events, value } = setup()
  void login.start(email)
  expect(value()).toEqual({ status: 'requesting', email })
  await wallet.answer(otp)
  expect(value()).toEqual({ status: 'code', email, resendAt: 31_000, resend: 'idle', problem: undefined })
  void login.submit('123456')
  expect(value()).toEqual({ status: 'checking', email })
  await wallet.answer()
  expect(value()).toEqual({ status: 'connecting', email })
  await wallet.answer()
  expect(value()).toEqual({ status: 'connected', email })
  expect(wallet.calls).toEqual([`requestCode ${email}`, 'verifyCode 123456', 'connect'])
  expect(events).toEqual(['EMAIL_SUBMITTED', 'EMAIL_VERIFICATION_CODE_SENT', 'EMAIL_VERIFICATION_CODE_PASS'])
})

test('connects without a code if the user is logged in already', async () => {
  const { login, wallet, value } = setup()
  void login.start(email)
  await wallet.answer({ action: 'CONNECT' })
  await wallet.answer()
  expect(value()).toEqual({ status: 'connected', email })
  expect(wallet.calls).toEqual([`requestCode ${email}`, 'connect'])
})

test('waits for the device before it asks for a code', async () => {
  const { login, wallet, events, value } = setup()
  void login.start(email)
  await wallet.answer({ action: 'VERIFY_DEVICE' })
  expect(value()).toEqual({ status: 'device', email })
  await wallet.answer()
  expect(value()).toMatchObject({ status: 'code', resendAt: 31_000 })
  expect(events).toEqual(['EMAIL_SUBMITTED', 'DEVICE_REGISTERED_FOR_EMAIL', 'EMAIL_VERIFICATION_CODE_SENT'])
})

test('checks a code once, however often it is submitted', async () => {
  const { login, wallet } = await withCode()
  void login.submit('123456')
  void login.submit('123456')
  void login.submit('654321')
  expect(wallet.calls.filter(call => call.startsWith('verifyCode'))).toEqual(['verifyCode 123456'])
})

test.each([
  ['embedded/code-wrong', '3', { reason: 'wrong', triesLeft: 3 }],
  ['embedded/code-wrong', undefined, { reason: 'wrong', triesLeft: undefined }],
  ['embedded/code-wrong', 'three', { reason: 'wrong', triesLeft: undefined }],
  ['embedded/code-expired', undefined, { reason: 'expired' }],
  ['embedded/too-many-codes', '240000', { reason: 'tooMany', retryAt: 241_000 }],
  ['embedded/unreachable', undefined, { reason: 'failed', error: failure('embedded/unreachable') }],
] as const)('keeps the reason of %s with %s left', async (code, details, problem) => {
  const { login, wallet, events, value } = await withCode()
  void login.submit('123456')
  await wallet.answer(failure(code, details))
  expect(value()).toMatchObject({ status: 'code', email, problem })
  expect(events.at(-1)).toBe(`EMAIL_VERIFICATION_CODE_FAIL {"message":"Failed with ${code}."}`)
})

test('allows no new code before the time that the wallet names', async () => {
  const { login, wallet, clock, value } = await withCode()
  void login.submit('123456')
  await wallet.answer(failure('embedded/too-many-codes', '240000'))
  clock.now = 240_999
  void login.resend()
  expect(value()).toMatchObject({ resend: 'idle', resendAt: 241_000 })
  clock.now = 241_000
  void login.resend()
  expect(value()).toMatchObject({ resend: 'sending', problem: undefined })
})

test('sends another code once, after the pause', async () => {
  const { login, wallet, clock, value } = await withCode()
  void login.resend()
  expect(wallet.calls).toHaveLength(1)
  clock.now = 31_000
  void login.resend()
  void login.resend()
  expect(wallet.calls).toHaveLength(2)
  await wallet.answer(otp)
  expect(value()).toMatchObject({ status: 'code', resend: 'sent', resendAt: 61_000 })
})

test('keeps the code step if another code can’t be sent', async () => {
  const { login, wallet, clock, value } = await withCode()
  clock.now = 31_000
  void login.resend()
  await wallet.answer(failure('embedded/unreachable'))
  expect(value()).toMatchObject({ status: 'code', resend: 'idle', problem: { reason: 'failed' } })
})

test('reuses a code that was just sent to the same address', async () => {
  const { login, wallet, clock, value } = await withCode()
  login.cancel()
  await login.start(email)
  expect(value()).toMatchObject({ status: 'code', resendAt: 31_000 })
  expect(wallet.calls).toHaveLength(1)
  login.cancel()
  void login.start('other@example.com')
  expect(wallet.calls).toHaveLength(2)
  clock.now = 31_000
  login.cancel()
  void login.start(email)
  expect(wallet.calls).toHaveLength(3)
})

test('ignores the late answers of an abandoned attempt', async () => {
  const { login, wallet, value } = setup()
  void login.start('wrong@example.com')
  void login.start(email)
  await wallet.answer(otp)
  expect(value()).toEqual({ status: 'requesting', email })
  await wallet.answer(failure('embedded/email-invalid'))
  expect(value()).toMatchObject({ status: 'failed', email })
})

test.each(['verify', 'connect'])('ignores a late answer to %s after the user left', async step => {
  const { login, wallet, events, value } = await withCode()
  void login.submit('123456')
  if (step === 'connect') await wallet.answer()
  login.cancel()
  const before = [...events]
  await wallet.answer(failure('embedded/failed'))
  expect(value()).toEqual({ status: 'idle' })
  expect(events).toEqual(before)
})

test('repeats only the step that failed', async () => {
  const { login, wallet, value } = await withCode()
  void login.submit('123456')
  await wallet.answer()
  await wallet.answer(failure('embedded/timeout'))
  expect(value()).toMatchObject({ status: 'failed', step: 'connect' })
  void login.retry()
  await wallet.answer()
  expect(value()).toEqual({ status: 'connected', email })
  expect(wallet.calls).toEqual([`requestCode ${email}`, 'verifyCode 123456', 'connect', 'connect'])
})
