import type { KitCore } from './KitCore'
import { type Framework, ModalKit, type StartCloud } from './ModalKit'

const start: StartCloud = async (...given) => (await import('../cloud/startCloud')).startCloud(...given)

/** Creates the modal's half of a kit. The backend's part of it loads on intent. */
export function createModalKit(kit: KitCore, framework: Framework = 'html'): ModalKit {
  return new ModalKit(kit, start, framework)
}
