import { expect, test } from 'vitest'
import { browserEnvironment } from './Environment'
import { isMobile } from './platform'

test('has a clock and timers but no window on a server', async () => {
  const environment = browserEnvironment()
  expect(environment.window).toBeUndefined()
  expect(Math.abs(environment.now() - Date.now())).toBeLessThan(1000)
  environment.setTimer(() => expect.unreachable(), 0)()
  await new Promise<void>(resolve => void environment.setTimer(resolve, 1))
})

function page(userAgent: string, isCoarse?: boolean): Window {
  const matchMedia =
    isCoarse === undefined ? undefined : (query: string) => ({ matches: isCoarse && query === '(pointer:coarse)' })
  return { navigator: { userAgent }, matchMedia } as unknown as Window
}

test('detects mobile devices by a coarse pointer or the user agent', () => {
  expect(isMobile(page('Mozilla/5.0 (X11; Linux x86_64)', true))).toBe(true)
  expect(isMobile(page('Mozilla/5.0 (iPhone; CPU iPhone OS 19_0)', false))).toBe(true)
  expect(isMobile(page('Mozilla/5.0 (Linux; Android 16)'))).toBe(true)
  expect(isMobile(page('Mozilla/5.0 (X11; Linux x86_64)', false))).toBe(false)
})
