import type { KitCore } from './KitCore'
import { ModalKit } from './ModalKit'

/** Creates the modal's half of a kit. The backend's part of it loads on intent. */
export function createModalKit(kit: KitCore): ModalKit {
  return new ModalKit(kit, async modalKit => {
    const { startCloud } = await import('../cloud/startCloud')
    await startCloud(modalKit)
  })
}
