import type { ModalKit } from '@openappkit/appkit-core/modal'
import { released, warnOfIdleOptions } from './warnOfIdleOptions'
import { warnOfMissingBackend } from './warnOfMissingBackend'

/** Says once what a developer would otherwise have to find out: options without effect, and a backend that is missing. */
export function warn(kit: ModalKit): void {
  const { given, state } = kit.options
  const added = given.modules?.map(({ name }) => name) ?? []
  warnOfIdleOptions(kit, state.installed ?? [...released, ...added])
  warnOfMissingBackend(kit)
}
