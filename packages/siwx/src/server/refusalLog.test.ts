import { afterEach, expect, test, vi } from 'vitest'
import { refusalLog } from './refusalLog'

const warn = vi.spyOn(console, 'warn').mockImplementation(() => {})
afterEach(() => {
  warn.mockClear()
  vi.unstubAllEnvs()
})

const refusal = (code: string, message: string) => ({ status: 403, code, message })

test('warns once about each mistake in the options, with a link', () => {
  const log = refusalLog()
  log(refusal('siwx/origin-not-allowed', 'Pass its host as `domain`.'))
  log(refusal('siwx/origin-not-allowed', 'Pass its host as `domain`.'))
  log(refusal('siwx/invalid-signature', 'The signature is not valid.'))
  expect(warn.mock.calls).toEqual([
    [expect.stringMatching(/^Pass its host as `domain`\. https:\/\/.*#siwx-origin-not-allowed$/)],
  ])
})

test('warns at most ten times, because clients choose the origins', () => {
  const log = refusalLog()
  for (let at = 0; at < 20; at++) log(refusal('siwx/origin-not-allowed', `Page ${at}.`))
  expect(warn).toHaveBeenCalledTimes(10)
})

test('is silent in production', () => {
  vi.stubEnv('NODE_ENV', 'production')
  refusalLog()(refusal('siwx/origin-not-allowed', 'Pass its host as `domain`.'))
  expect(warn).not.toHaveBeenCalled()
})
