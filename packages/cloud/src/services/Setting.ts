import type { z } from 'zod'

/** An environment variable and the options that its value sets. */
export interface Variable<Options extends object> {
  readonly name: string
  readonly options: z.ZodType<Options, string>
}

/** Variables that share one entry in `--help`. */
export interface Setting<Options extends object = object> {
  readonly variables: readonly Variable<Options>[]
  /** Help text, including the default. `--help` wraps it. */
  readonly help: string
  /** Heading above the setting in `--help`. Default: `Environment`. */
  readonly heading?: string
}

/** Returns the settings with a heading for `--help`. */
export function under<Options extends object>(
  heading: string,
  settings: readonly Setting<Options>[],
): readonly Setting<Options>[] {
  return settings.map(setting => ({ ...setting, heading }))
}

/**
 * Declares an environment variable.
 *
 * @param value - Validates and converts the text. Its error messages follow the variable's name, as in `must be …`.
 * @param set - Returns the options for a value. Options of several variables are merged.
 *
 * @example
 * ```ts
 * import { z } from 'zod'
 *
 * variable('IPFS_GATEWAY', z.url(), ipfs => ({ gateways: { ipfs } }))
 * ```
 */
export function variable<Value, Options extends object>(
  name: string,
  value: z.ZodType<Value, string>,
  set: (value: Value) => Options,
): Variable<Options> {
  return { name, options: value.transform(set) }
}
