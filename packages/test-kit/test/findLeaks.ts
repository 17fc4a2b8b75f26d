import { expect } from 'vitest'
import { page } from 'vitest/browser'
import { openFeature } from './openFeature'
import { openView } from './openView'
import type { FeatureCase, TestedFeature } from './TestedFeature'
import { type Tracker, trackPage } from './trackPage'
import { trackStates } from './trackStates'
import { trackStorage } from './trackStorage'

/** Opens every view and tab of a feature, destroys the kit and returns the leaks, one line each. */
export async function findLeaks<Feature extends TestedFeature>(
  tested: FeatureCase<Feature>,
): Promise<readonly string[]> {
  const { accountTabs = [], views = [] } = tested.feature
  // React and the modal set up some things once per page. Do that before counting.
  const { appkit } = await openFeature(tested, { isRegistered: false })
  appkit.destroy()
  const open = trackPage()
  const { storage, misplaced } = trackStorage()
  let followed: Tracker = () => []
  const made = await openFeature({
    ...tested,
    on: { ...tested.on, storage },
    mount(kit, features) {
      followed = trackStates(kit)
      return tested.mount(kit, features)
    },
  })
  for (const { label } of accountTabs) {
    await page.getByRole('tab', { name: label.en }).click()
    await expect.poll(() => made.root().querySelector('[role=tabpanel] .skeleton')).toBeNull()
  }
  for (const { name } of views) await openView(made, tested, name)
  const { host } = made.root()
  made.appkit.destroy()
  await expect.poll(() => host.isConnected).toBe(false)
  // Lets React run its last effects, and requested frames run.
  await new Promise(resolve => requestAnimationFrame(() => setTimeout(resolve)))
  return [...open(), ...followed(), ...misplaced()].toSorted()
}
