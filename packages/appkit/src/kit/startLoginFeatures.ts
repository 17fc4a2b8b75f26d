import type { ModalKit } from '@openappkit/appkit-core/modal'
import { startFeatures } from '@openappkit/appkit-ui/features'
import loginFeatures from './loginFeatures'

/** Starts the login features, except those that the app passes itself. */
export function start(kit: ModalKit): void {
  const passed = new Set(kit.options.input.modules?.map(({ name }) => name))
  startFeatures(
    kit,
    loginFeatures.filter(({ name }) => !passed.has(name)),
  )
}
