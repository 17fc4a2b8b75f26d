import { describeValue, isClass } from './describeValue'
import { isObject, isText, type OptionCheck, wrongValue } from './OptionCheck'

/** Returns a check for an object with some methods. `fix` says what to pass. */
export function hasMethods(names: readonly string[], fix: string): OptionCheck {
  return (value, path) => {
    if (isClass(value)) return `\`${path}\` is ${describeValue(value)}. Create an instance: \`new ${value.name}(…)\`.`
    const missing = isObject(value) ? names.find(name => typeof value[name] !== 'function') : ''
    if (missing === undefined) return undefined
    return missing ? `\`${path}\` has no method \`${missing}\`. ${fix}` : wrongValue(path, value, fix)
  }
}

/** Checks one of `modules`: a feature, which has a name. */
export const checkModule: OptionCheck = (value, path) =>
  isObject(value) && typeof value['name'] === 'string'
    ? undefined
    : wrongValue(path, value, 'Pass a feature, such as `siwx` from `@openappkit/siwx-modal`.')

/** Checks a value of `themeVariables`. */
export const checkThemeVariable: OptionCheck = (value, path) =>
  typeof value === 'string' || typeof value === 'number'
    ? undefined
    : wrongValue(path, value, "Pass a CSS value such as '#7c3aed'.")

/** Checks `locale`: a BCP 47 tag, also with underscores, or an empty string for the language of the page. */
export const checkLocale: OptionCheck = (value, path, options) => {
  if (value === '') return undefined
  const problem = isText('de')(value, path, options)
  if (problem) return problem
  try {
    Intl.getCanonicalLocales((value as string).replaceAll('_', '-'))
    return undefined
  } catch {
    return wrongValue(path, value, "Pass a BCP 47 tag such as 'de' or 'pt-BR'.")
  }
}
