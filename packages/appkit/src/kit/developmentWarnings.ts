import type { ModalKit } from '@openappkit/appkit-core/modal'
import { warnOfIdleOptions } from './warnOfIdleOptions'
import { warnOfMissingBackend } from './warnOfMissingBackend'

/** Says once what a developer would otherwise have to find out: options without effect, and a backend that is missing. `installed` names the features. */
export function warn(kit: ModalKit, installed: readonly string[]): void {
  warnOfIdleOptions(kit, installed)
  warnOfMissingBackend(kit)
}
