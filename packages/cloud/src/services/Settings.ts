import type { z } from 'zod'

/** An environment variable and the options that it sets. */
export interface Variable<Options extends object> {
  readonly name: string
  readonly options: z.ZodType<Options, string>
}

/** Variables that one entry of `--help` describes. */
export interface Setting<Options extends object> {
  readonly variables: readonly Variable<Options>[]
  /** Sentences with the default. `--help` breaks the lines. */
  readonly help: string
}

/** Variables of one service, under a heading of `--help`. */
export interface Settings<Options extends object = object> {
  /** Default `Environment`. */
  readonly title?: string
  readonly entries: readonly Setting<Options>[]
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
