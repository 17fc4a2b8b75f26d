import { AppKitError, type AppKitOptions } from '@openappkit/appkit-core'
import { closestName } from './closestName'
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

/** Returns an error for the first wrong value or misspelled name of `updateOptions`. Undefined if there is none. */
export function findChangeProblem(changes: unknown, options: AppKitOptions): AppKitError | undefined {
  if (!isObject(changes))
    return new AppKitError(
      'options/invalid',
      wrongValue('changes', changes, "Pass an object such as { locale: 'de' }."),
    )
  const names = Object.keys(optionChecks)
  for (const [name, value] of Object.entries(changes)) {
    const meant = names.includes(name) ? undefined : closestName(name, names)
    if (meant) return new AppKitError('options/unknown', `\`${name}\` isn't an option. Did you mean \`${meant}\`?`)
    // The theme has its own error.
    const check = name === 'themeMode' ? undefined : optionChecks[name as keyof AppKitOptions]
    const problem = value === undefined ? undefined : check?.(value, name, options)
    if (problem) return new AppKitError('options/invalid', problem)
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
