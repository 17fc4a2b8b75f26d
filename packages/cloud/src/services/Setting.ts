import type { z } from 'zod'

/** An environment variable and the options that it sets. */
export interface Variable<Options extends object> {
  readonly name: string
  readonly options: z.ZodType<Options, string>
}

/** Variables that share one entry in `--help`. */
export interface Setting<Options extends object = object> {
  readonly variables: readonly Variable<Options>[]
  /** Help text with the default. `--help` breaks the lines. */
  readonly help: string
  /** Heading in `--help`. Default: `Environment`. */
  readonly heading?: string
}

/** Returns the settings under a heading of `--help`. */
export function under<Options extends object>(
  heading: string,
  settings: readonly Setting<Options>[],
): readonly Setting<Options>[] {
  return settings.map(setting => ({ ...setting, heading }))
}

/**
 * Declares an environment variable.
 *
 * @param value - Validates and converts the text. Its messages follow the variable's name: `must be …`.
 * @param set - Returns the options for a value. Objects of several variables are merged.
 *
 * @example variable('IPFS_GATEWAY', httpUrl, ipfs => ({ gateways: { ipfs } }))
 */
export function variable<Value, Options extends object>(
  name: string,
  value: z.ZodType<Value, string>,
  set: (value: Value) => Options,
): Variable<Options> {
  return { name, options: value.transform(set) }
}
