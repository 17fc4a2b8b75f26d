import { AppKitError, type ViewName } from '@openappkit/appkit-core'
import type { ModalKit } from '@openappkit/appkit-core/modal'
import type { ViewSource } from './ViewLoader'

/**
 * Resolves once the view exists. A view that doesn't is not left on screen.
 * @throws AppKitError `view/not-found` when there is no such view, `view/load-failed` when it couldn't be looked for.
 */
export async function requireView(
  kit: Pick<ModalKit, 'chains' | 'router'>,
  views: Pick<ViewSource, 'entries' | 'loadMore'>,
  name: ViewName,
): Promise<void> {
  while (!views.entries().some(entry => entry.name === name)) {
    const more = views.loadMore()
    if (!more) {
      if (kit.router.current.view === name) kit.router.reset(kit.chains.isConnected() ? 'Account' : 'Connect')
      throw new AppKitError('view/not-found', `There is no view ${name}. Check its name, and \`features\`.`)
    }
    await more.catch(cause => {
      throw new AppKitError('view/load-failed', `The view ${name} could not be loaded. Try again.`, { cause })
    })
  }
}
