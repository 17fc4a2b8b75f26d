import type { MountedModal } from '@openappkit/appkit-core'
import { AppKitError } from '@openappkit/appkit-core'
import type { AppKitInstance } from '../kit/AppKitInstance'
import { loadHostTheme } from '../kit/loadHostTheme'
import { loadRenderer } from '../kit/loadRenderer'
import type { ElementContent } from './elementBase'

/** Shows the modal inline, for kits with `enableEmbedded`; other kits show theirs over the page, and the element stays empty. It is on screen, so its code is fetched at once. */
export function modalContent(element: HTMLElement, kit: AppKitInstance): ElementContent {
  if (!kit.options.given.enableEmbedded) return { update() {}, remove() {} }
  let mounted: MountedModal | undefined
  let isRemoved = false
  Promise.all([kit.load(), import('@openappkit/appkit-ui'), loadRenderer(), loadHostTheme(kit.options.given)]).then(
    ([loaded, { mountEmbedded }, renderer, theme]) => {
      if (!isRemoved) mounted = mountEmbedded(loaded, element, { renderer, ...theme })
    },
    cause =>
      kit.options.given.onError?.(
        new AppKitError(
          'modal/load-failed',
          'The wallet view could not be loaded. Check your connection and reload the page.',
          { cause },
        ),
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
