import type { z } from 'zod'

/** An environment variable and the options that it sets. */
export interface Variable<Options extends object> {
  readonly name: string
  readonly options: z.ZodType<Options, string>
}

/** Variables that one entry of `--help` describes. */
export interface Setting<Options extends object = object> {
  readonly variables: readonly Variable<Options>[]
  /** Sentences with the default. `--help` breaks the lines. */
  readonly help: string
  /** What `--help` lists it under. Default `Environment`. */
  readonly heading?: string
}

/** Returns settings that `--help` lists under a heading of their own. */
export function under<Options extends object>(
  heading: string,
  settings: readonly Setting<Options>[],
): readonly Setting<Options>[] {
  return settings.map(setting => ({ ...setting, heading }))
}

/**
 * Declares a variable.
 *
 * @param value - Checks and converts the text. Its messages follow the variable's name: `must be …`.
 * @param set - Returns the options that the value sets. Objects of several variables are merged.
 *
 * @example
 * variable('IPFS_GATEWAY', httpUrl, ipfs => ({ gateways: { ipfs } }))
 */
export function variable<Value, Options extends object>(
  name: string,
  value: z.ZodType<Value, string>,
  set: (value: Value) => Options,
): Variable<Options> {
  return { name, options: value.transform(set) }
}
