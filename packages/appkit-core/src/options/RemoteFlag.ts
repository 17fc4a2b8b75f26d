import type { Features } from './Features'

/** A flag of `features` that a project's settings may set. Features describe theirs. */
export interface RemoteFlag {
  /** What hosts call it. */
  readonly name: string
  /** Its id in the project's settings. */
  readonly id: string
  /** Keys of `features` by which a host sets it; the first that is present counts. Default: its name. */
  readonly keys?: readonly (keyof Features)[]
  /** Reads the values of an enabled entry. `false`: they don't switch it on. Default: true. */
  read?(values: readonly string[]): unknown
  /** Returns what holds where the project doesn't manage it. Default: what the host set, else true. */
  local?(features: Partial<Features>): unknown
}

/** Returns the key by which the host set a flag. Undefined: by none. */
export function keyOfHost({ keys, name }: RemoteFlag, features: Partial<Features>): keyof Features | undefined {
  return (keys ?? [name as keyof Features]).find(key => features[key] !== undefined)
}

/** Returns what the host set, or what holds where it set nothing. */
export function readLocalFlag(flag: RemoteFlag, features: Partial<Features>): unknown {
  if (flag.local) return flag.local(features)
  const key = keyOfHost(flag, features)
  return key === undefined || features[key]
}
