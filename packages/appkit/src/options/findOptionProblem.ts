import { AppKitError, type AppKitOptions } from '@openappkit/appkit-core'
import { isObject, wrongValue } from './OptionCheck'
import { optionChecks } from './optionChecks'

/**
 * Returns an error for the first option with a wrong value: the option's name, what it got and what it takes. Undefined
 * if all are valid. Bundlers remove this check from production builds.
 */
export function findOptionProblem(options: unknown): AppKitError | undefined {
  if (!isObject(options))
    return new AppKitError(
      'options/invalid',
      wrongValue('options', options, 'Pass at least `{ networks, adapters }` to `createAppKit`.'),
    )
  for (const [name, check] of Object.entries(optionChecks)) {
    const value = options[name]
    if (value === undefined && name !== 'networks') continue
    const problem = check(value, name, options as Partial<AppKitOptions>)
    if (problem) return new AppKitError(codeOf(name, value), problem)
  }
  return undefined
}

function codeOf(name: string, value: unknown): 'options/no-networks' | 'options/invalid' {
  const isEmpty = value === undefined || (Array.isArray(value) && value.length === 0)
  return name === 'networks' && isEmpty ? 'options/no-networks' : 'options/invalid'
}

/** Returns an error if a value isn't a kit. */
export function findKitProblem(kit: unknown): AppKitError | undefined {
  if (isObject(kit) && typeof kit['open'] === 'function') return undefined
  return new AppKitError('options/invalid', wrongValue('kit', kit, 'Pass the result of `createAppKit`.'))
}
