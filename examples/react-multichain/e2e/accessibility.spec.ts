import { findViolations } from '@openappkit/example-harness/find-violations'
import { expect, test, unreachable, viewStates } from './views'

for (const state of viewStates) {
  for (const [variant, options] of [
    ['dark', { themeMode: 'dark' }],
    ['light, right to left', { themeMode: 'light', locale: 'ar' }],
  ] as const) {
    test(`axe finds nothing in ${state.name} (${variant})`, async ({ page, reachState, forgive }) => {
      forgive(unreachable)
      await reachState(state, options)
      expect(await findViolations(page)).toEqual([])
    })
  }
}
