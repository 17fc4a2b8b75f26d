import type { ModalKit } from '@openappkit/appkit-core/modal'
import { startFeatures } from '@openappkit/appkit-ui/features'
import accountFeatures from './accountFeatures'

/** Starts the account features that the app's options enable. Safe to call repeatedly. */
export function start(kit: ModalKit): void {
  const known = new Set(kit.features.list.map(({ name }) => name))
  startFeatures(
    kit,
    accountFeatures.filter(({ name }) => !known.has(name)),
  )
}
