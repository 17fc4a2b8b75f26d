import type { ModalKit } from '@openappkit/appkit-core/modal'
import { startFeatures } from '@openappkit/appkit-ui/features'
import accountFeatures from './accountFeatures'

/** Gives a kit those features of an account that its options ask for. Safe to call often. */
export function start(kit: ModalKit): void {
  const known = new Set(kit.features.list.map(({ name }) => name))
  startFeatures(
    kit,
    accountFeatures.filter(({ name }) => !known.has(name)),
  )
}
