import { expect, test } from 'vitest'
import * as timings from './timings'

test.each([
  ['Email login cooldown 30 s', timings.emailLoginCooldown, 30_000],
  ['Token balance retry gap 30 s', timings.tokenBalanceRetryGap, 30_000],
  ['Caches: portfolio 30 s', timings.portfolioCacheLifetime, 30_000],
  ['Caches: native balance 30 s', timings.nativeBalanceCacheLifetime, 30_000],
  ['Caches: name 5 min', timings.nameCacheLifetime, 5 * 60_000],
  ['Caches: identity 5 min', timings.identityCacheLifetime, 5 * 60_000],
  ['Shake 500 ms', timings.shakeDuration, 500],
  ['Search minimum delay 300 ms', timings.searchMinimumDelay, 300],
  ['Post-ready delay 500 ms', timings.framePostReadyDelay, 500],
  ['Sign-out wait 3 s', timings.signOutWait, 3_000],
  ['Connect request timeout 120 s', timings.connectRequestTimeout, 120_000],
  ['Frame load timeout 20 s', timings.frameLoadTimeout, 20_000],
  ['Image preload timeout 2 s', timings.imagePreloadTimeout, 2_000],
  ['Unsafe-request notice delay 300 ms', timings.unsafeRequestNoticeDelay, 300],
  ['Social popup poll 1 s', timings.socialPopupPollInterval, 1_000],
  ['Pairing lifetime 4 minutes', timings.pairingLifetime, 240_000],
  ['Pairing: retry after 1 s', timings.pairingRetryDelay, 1_000],
  ['Pairing: expired under 10 s left', timings.pairingMinimumRemaining, 10_000],
  ['Animation durations: header text 120 ms', timings.headerTextDuration, 120],
  ['Animation durations: modal height 150 ms', timings.modalHeightDuration, 150],
  ['Animation durations: view transition 150 ms', timings.viewTransitionDuration, 150],
  ['Error reports: at most 5 per 60 s', timings.errorReportWindow, 60_000],
])('%s', (_, value, milliseconds) => {
  expect(value).toBe(milliseconds)
})

test('Time constants: 1, 3, 5, 10 and 240 seconds', () => {
  const { pairingRetryDelay, signOutWait, openWithTokenWait, pairingMinimumRemaining, pairingLifetime } = timings

  expect([pairingRetryDelay, signOutWait, openWithTokenWait, pairingMinimumRemaining, pairingLifetime]).toEqual([
    1_000, 3_000, 5_000, 10_000, 240_000,
  ])
})
