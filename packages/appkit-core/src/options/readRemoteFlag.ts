import type { OptionsState } from './OptionsController'
import { keyOfHost, type RemoteFlag } from './RemoteFlag'

/**
 * Returns the value of a flag, `false` where it is off. A flag that the project manages (its `config` is a list) is as the project says; one that it doesn't
 * (`config: null`) is as the host says; one that it doesn't name is off. While the settings aren't known the host decides.
 */
export function readRemoteFlag(
  { features, project }: Pick<OptionsState, 'features' | 'project'>,
  flag: RemoteFlag,
): unknown {
  const entry = project?.features.find(({ id }) => id === flag.id)
  if (project && !entry) return false
  if (entry?.config) return entry.isEnabled && (flag.read?.(entry.config) ?? true)
  if (flag.local) return flag.local(features)
  const key = keyOfHost(flag, features)
  return key === undefined || features[key]
}
