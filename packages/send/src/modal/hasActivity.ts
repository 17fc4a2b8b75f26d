import type { ModalKit } from '@openappkit/appkit-core/modal'
import type { Feature } from '@openappkit/appkit-ui/features'

/** The view of the activity feature, whose package may not be installed. */
export const activityView = 'Transactions'

/** Returns whether the activity lists all of the account's transactions, and not only those sent from this app. */
export function hasActivity({ features, hasBackend }: ModalKit): boolean {
  if (!hasBackend) return false
  // Only the package with the modal's elements declares the full type of a feature.
  const installed = features.list as readonly Feature[]
  return installed.some(
    feature => features.isOn(feature) && feature.views?.some(({ name }) => `${name}` === activityView),
  )
}
