import type { ModalKit } from '@openappkit/appkit-core/modal'
import { released, warnOfIdleOptions } from './warnOfIdleOptions'
import { warnOfMissingBackend } from './warnOfMissingBackend'
import { warnOfMissingLanguage } from './warnOfMissingLanguage'

/** Warns developers about options that have no effect, a missing backend and a missing translation. */
export function warn(kit: ModalKit): void {
  const { input, state } = kit.options
  const added = input.modules?.map(({ name }) => name) ?? []
  warnOfIdleOptions(kit, state.installed ?? [...released, ...added])
  warnOfMissingBackend(kit)
  warnOfMissingLanguage(kit)
}
