import { z } from 'zod'
import { allSettings } from '../server/allSettings'
import type { CloudOptions } from '../server/CloudOptions'
import { SERVICES } from '../server/services'
import type { Setting, Variable } from '../services/Setting'
import { UsageError } from './UsageError'

type Environment = Readonly<Record<string, string | undefined>>

/** Names of all environment variables. */
export const VARIABLES: readonly string[] = variablesOf(allSettings(SERVICES)).map(({ name }) => name)

/**
 * Returns options from environment variables. An empty variable counts as unset.
 *
 * @throws UsageError that names every invalid variable, without its value, because some contain passwords.
 */
export function optionsFromEnvironment(
  environment: Environment,
  settings: readonly Setting[] = allSettings(SERVICES),
): CloudOptions {
  const schemas = variablesOf(settings).map(({ name, options }) => [name, options.optional()])
  const nonEmpty = Object.fromEntries(Object.entries(environment).filter(([, value]) => value !== ''))
  const result = z.object(Object.fromEntries(schemas)).safeParse(nonEmpty)
  if (result.success) return mergeOptions(Object.values(result.data))
  const problems = result.error.issues.map(({ path, message }) => `${String(path[0])} ${message}.`)
  throw new UsageError([...new Set(problems)].join('\n'))
}

function variablesOf(settings: readonly Setting[]): readonly Variable<object>[] {
  return settings.flatMap(({ variables }) => variables)
}

/** Merges the options of several variables, including nested objects. */
function mergeOptions(all: readonly unknown[]): CloudOptions {
  const options: Record<string, unknown> = {}
  for (const [name, value] of all.flatMap(one => Object.entries(one ?? {}))) {
    const before = options[name]
    options[name] = isObject(before) && isObject(value) ? { ...before, ...value } : value
  }
  return options
}

function isObject(value: unknown): value is object {
  return typeof value === 'object' && value !== null
}
