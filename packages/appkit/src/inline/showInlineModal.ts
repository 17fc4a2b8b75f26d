import { AppKitError, type MountedModal, reportMistake } from '@openappkit/appkit-core'
import type { ReactRenderer } from '@openappkit/appkit-ui'
import type { HostKit } from '../kit/HostKit'
import { loadHostTheme } from '../kit/loadHostTheme'

/** Settings that differ between the custom element and the React component. */
export interface InlineModalHost {
  /** Markup that the app wrote, such as `<appkit-modal>`. Error messages name it. */
  readonly markup: string
  /** Returns the React DOM functions that render the modal. */
  loadRenderer(): ReactRenderer | Promise<ReactRenderer>
}

/**
 * Shows the modal inside `element` until the returned function is called or the kit is destroyed. Without
 * `enableEmbedded`, reports the mistake, and the element stays empty. Inline modals are visible, so their code loads
 * immediately.
 */
export function showInlineModal(element: Element, kit: HostKit, { markup, loadRenderer }: InlineModalHost): () => void {
  const { input } = kit.options
  if (!input.enableEmbedded) {
    const message = `\`${markup}\` stays empty because the kit doesn't have \`enableEmbedded: true\`. Add the option to \`createAppKit\`, or remove the element.`
    reportMistake(kit, new AppKitError('options/embedded-mismatch', message))
    return () => {}
  }
  let mounted: MountedModal | undefined
  let isRemoved = false
  const remove = () => {
    isRemoved = true
    mounted?.destroy()
    mounted = undefined
  }
  Promise.all([kit.load(), import('@openappkit/appkit-ui'), loadRenderer(), loadHostTheme(input)]).then(
    ([loaded, { mountEmbedded }, renderer, theme]) => {
      if (!isRemoved) mounted = mountEmbedded(loaded, element, { renderer, ...theme })
    },
    cause => {
      if (isRemoved) return
      const message = "The modal couldn't load. Check your connection and reload the page."
      // biome-ignore lint/suspicious/noConsole: A modal that stays empty must leave a trace.
      const report = input.onError ?? console.error
      report(new AppKitError('modal/load-failed', message, { cause }))
    },
  )
  const forget = kit.onDestroy(remove)
  return () => {
    forget()
    remove()
  }
}
