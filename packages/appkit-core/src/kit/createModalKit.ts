import type { AppKitContext } from './AppKitContext'
import { type Framework, ModalKit, type StartCloud } from './ModalKit'

const start: StartCloud = async (...args) => (await import('../cloud/startCloud')).startCloud(...args)

/**
 * Creates the modal part of a kit. Its backend code loads on intent. Default framework: `html`.
 *
 * @example
 * ```ts
 * import type { AppKitContext } from '@openappkit/appkit-core'
 * import { createModalKit, type ModalKit } from '@openappkit/appkit-core/modal'
 *
 * export function createReactModalKit(kit: AppKitContext): ModalKit {
 *   return createModalKit(kit, 'react')
 * }
 * ```
 */
export function createModalKit(kit: AppKitContext, framework: Framework = 'html'): ModalKit {
  return new ModalKit(kit, start, framework)
}
