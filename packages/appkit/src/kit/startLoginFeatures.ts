import type { ModalKit } from '@openappkit/appkit-core/modal'
import { startFeatures } from '@openappkit/appkit-ui/features'
import loginFeatures from './loginFeatures'

/** Starts the login features, except those whose way to connect the app's own modules have. */
export function start(kit: ModalKit): void {
  const methodsOf = ({ connectMethods = [] }: (typeof loginFeatures)[number]) =>
    connectMethods.map(({ method }) => method)
  const passed = new Set(kit.options.input.modules?.flatMap(methodsOf))
  startFeatures(
    kit,
    loginFeatures.filter(feature => !methodsOf(feature).some(method => passed.has(method))),
  )
}
