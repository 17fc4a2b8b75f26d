import { type AppKitOptions, authConnectorId } from '@openappkit/appkit-core'

/**
 * Returns the ids of wallets that the default features and the app's `modules` provide. Decides by the options, since
 * the features themselves load later.
 */
export function providedIds(options: AppKitOptions): readonly string[] {
  const { cloud, features, projectId } = options
  const logsIn = features?.email !== false && Boolean(cloud ?? projectId)
  return [...(logsIn ? [authConnectorId] : []), ...providedByModules(options)]
}

/** Returns the ids of wallets that the app's `modules` provide. */
export function providedByModules(options: AppKitOptions): readonly string[] {
  const wanted = options.modules?.filter(module => module.isWanted?.(options) ?? true) ?? []
  return wanted.flatMap(({ provides = [] }) => provides)
}
