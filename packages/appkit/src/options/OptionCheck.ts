import type { AppKitOptions } from '@openappkit/appkit-core'
import { describeValue } from './describeValue'

/**
 * Checks the value of an option, which is never undefined. Returns what is wrong and how to fix it, as full sentences,
 * or undefined if the value is valid.
 *
 * @param path - The option as the developer writes it, such as `features.send`.
 * @param options - All options, for checks that compare two of them.
 */
export type OptionCheck = (value: unknown, path: string, options: Partial<AppKitOptions>) => string | undefined

/** Returns the message for a wrong value: what the option got, and what it takes. */
export function wrongValue(path: string, value: unknown, fix: string): string {
  return `\`${path}\` is ${describeValue(value)}. ${fix}`
}

/** Checks for `true` or `false`. */
export const isBoolean: OptionCheck = (value, path) =>
  typeof value === 'boolean' ? undefined : wrongValue(path, value, 'Pass true or false.')

/** Checks for a function. */
export const isFunction: OptionCheck = (value, path) =>
  typeof value === 'function' ? undefined : wrongValue(path, value, 'Pass a function.')

/** Returns a check for a non-empty string. `example` shows one. */
export function isText(example: string): OptionCheck {
  return (value, path) =>
    typeof value === 'string' && value !== ''
      ? undefined
      : wrongValue(path, value, `Pass a string such as '${example}'.`)
}

/** Returns a check for one of a few strings. */
export function isOneOf(choices: readonly string[]): OptionCheck {
  const printed = choices.map(choice => `'${choice}'`)
  const fix = `Pass ${printed.slice(0, -1).join(', ')} or ${printed.at(-1)}.`
  return (value, path) => (choices.includes(value as string) ? undefined : wrongValue(path, value, fix))
}

/** Returns a check for a list whose items all pass `item`. `example` shows a list. */
export function isListOf(item: OptionCheck, example: string): OptionCheck {
  return (value, path, options) => {
    if (!Array.isArray(value)) return wrongValue(path, value, `Pass a list such as ${example}.`)
    return firstProblem(
      value.map((one, index) => [item, one, `${path}[${index}]`] as const),
      options,
    )
  }
}

/** Returns a check for an object whose values all pass `item` or are undefined. `example` shows an object. */
export function isRecordOf(item: OptionCheck, example: string): OptionCheck {
  return (value, path, options) => {
    if (!isObject(value)) return wrongValue(path, value, `Pass an object such as ${example}.`)
    return firstProblem(
      Object.entries(value).map(([key, one]) => [optional(item), one, `${path}['${key}']`] as const),
      options,
    )
  }
}

/** Returns a check for an object whose named members pass their checks. Members without a check are ignored. */
export function hasMembers(checks: Readonly<Record<string, OptionCheck>>, example: string): OptionCheck {
  return (value, path, options) => {
    if (!isObject(value)) return wrongValue(path, value, `Pass an object such as ${example}.`)
    return firstProblem(
      Object.entries(checks).map(([key, check]) => [check, value[key], `${path}.${key}`] as const),
      options,
    )
  }
}

/** Returns a check that also accepts undefined. */
export function optional(check: OptionCheck): OptionCheck {
  return (value, path, options) => (value === undefined ? undefined : check(value, path, options))
}

/** Returns whether a value is an object other than a list. */
export function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

function firstProblem(
  values: readonly (readonly [check: OptionCheck, value: unknown, path: string])[],
  options: Partial<AppKitOptions>,
): string | undefined {
  for (const [check, value, path] of values) {
    const problem = check(value, path, options)
    if (problem) return problem
  }
  return undefined
}
