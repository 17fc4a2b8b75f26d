import type { ViewName } from '@openappkit/appkit-core'
import type { ModalKit } from '@openappkit/appkit-core/modal'
import type { Feature } from '@openappkit/appkit-ui/features'

/** Returns the view that swaps tokens, if a started feature has one and offers it to the active account. */
export function swapView(kit: ModalKit): ViewName | undefined {
  const buttons = (kit.features.list as readonly Feature[]).flatMap(({ accountButtons = [] }) => accountButtons)
  const button = buttons.find(({ name }) => (name as string) === 'swaps')
  return button && (button.isOffered?.(kit) ?? true) ? button.view : undefined
}
