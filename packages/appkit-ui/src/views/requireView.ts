import { AppKitError, reportMistake, type ViewName } from '@openappkit/appkit-core'
import type { ModalKit } from '@openappkit/appkit-core/modal'
import type { ViewSource } from './ViewLoader'

/**
 * Resolves once the view is available. If an unknown view is on screen, shows Account or Connect instead.
 *
 * @throws {AppKitError} `view/not-found` if no such view exists, `view/feature-off` if its feature is off,
 * `view/load-failed` if more views can't load.
 */
export async function requireView(
  kit: Pick<ModalKit, 'chains' | 'environment' | 'features' | 'options' | 'router'>,
  views: Pick<ViewSource, 'entries' | 'loadMore'>,
  name: ViewName,
): Promise<void> {
  while (!views.entries().some(entry => entry.name === name)) {
    const more = views.loadMore()
    if (!more) {
      if (kit.router.current.view === name) kit.router.reset(kit.chains.isConnected() ? 'Account' : 'Connect')
      const error = missingView(kit, name)
      // Click handlers often ignore the promise of `open()`.
      reportMistake(kit, error)
      throw error
    }
    await more.catch(cause => {
      throw new AppKitError('view/load-failed', `The view ${name} couldn't load. Try again.`, { cause })
    })
  }
}

function missingView({ features, options }: Pick<ModalKit, 'features' | 'options'>, view: ViewName): AppKitError {
  const owner = [...features.list, ...features.off].find(
    feature => feature.views?.some(({ name }) => name === view) && !features.isOn(feature),
  )?.name
  if (owner === undefined)
    return new AppKitError('view/not-found', `There is no view '${view}'. Check its name and \`features\`.`)
  const flag = Object.hasOwn(options.state.features, owner) ? `\`features.${owner}\`` : `The feature ${owner}`
  return new AppKitError('view/feature-off', `${flag} is off, so there is no view ${view}. Turn it on in the options.`)
}
