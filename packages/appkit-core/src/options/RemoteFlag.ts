import type { Features } from './Features'

/** Flag of `features` that a project's settings can override. */
export interface RemoteFlag {
  /** Public name of the flag. */
  readonly name: string
  /** Id in the project's settings. */
  readonly id: string
  /** Keys of `features` that set the flag; the first one present counts. Default: the flag's name. */
  readonly keys?: readonly (keyof Features)[]
  /** Returns the flag's value from the values of an enabled entry. `false` turns the flag off. Default: true. */
  read?(values: readonly string[]): unknown
  /** Returns the flag's value if the project leaves it to the app. Default: the app's value, else true. */
  local?(features: Partial<Features>): unknown
}

/** Returns the key that the app sets the flag with, if any. */
export function keyOfHost({ keys, name }: RemoteFlag, features: Partial<Features>): keyof Features | undefined {
  return (keys ?? [name as keyof Features]).find(key => features[key] !== undefined)
}

/**
 * Returns the app's value of a flag. Default: true, unless the flag defines another default.
 *
 * @example
 * ```ts
 * import { brandingFlag, readLocalFlag } from '@openappkit/appkit-core/features'
 *
 * readLocalFlag(brandingFlag, { reownBranding: false }) // false
 * ```
 */
export function readLocalFlag(flag: RemoteFlag, features: Partial<Features>): unknown {
  if (flag.local) return flag.local(features)
  const key = keyOfHost(flag, features)
  return key === undefined || features[key]
}
