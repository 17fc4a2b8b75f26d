import type { MountedModal } from '@openappkit/appkit-core'
import { AppKitError } from '@openappkit/appkit-core'
import type { HostKit } from '../kit/HostKit'
import { loadHostTheme } from '../kit/loadHostTheme'
import { loadRenderer } from '../kit/loadRenderer'
import type { ElementContent } from './elementBase'

/**
 * Shows the modal inline if the kit has `enableEmbedded`; otherwise the element stays empty. Inline modals are visible,
 * so their code loads immediately.
 */
export function modalContent(element: HTMLElement, kit: HostKit): ElementContent {
  if (!kit.options.input.enableEmbedded) return { update() {}, remove() {} }
  let mounted: MountedModal | undefined
  let isRemoved = false
  Promise.all([kit.load(), import('@openappkit/appkit-ui'), loadRenderer(), loadHostTheme(kit.options.input)]).then(
    ([loaded, { mountEmbedded }, renderer, theme]) => {
      if (!isRemoved) mounted = mountEmbedded(loaded, element, { renderer, ...theme })
    },
    cause =>
      kit.options.input.onError?.(
        new AppKitError('modal/load-failed', "The modal couldn't load. Check your connection and reload the page.", {
          cause,
        }),
      ),
  )
  return {
    update() {},
    remove() {
      isRemoved = true
      mounted?.destroy()
    },
  }
}
