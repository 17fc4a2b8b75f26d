import { AppKitError } from '@openappkit/contract'
import { isEqual } from '../environment/isEqual'
import { reportMistake } from '../errors/reportMistake'
import type { ChangeableOptions } from '../options/ChangeableOptions'
import type { AppKitContext } from './AppKitContext'

/** Options by name, including those of features. */
export type NamedOptions = Readonly<Record<string, unknown>>

/** The options that a component has passed to its kit. */
export interface PassedOptions {
  /** The latest options. */
  options: NamedOptions
  /** Names of the options that `followOptions` has reported as ignored. */
  reported?: Set<string>
}

/** Options that `updateOptions` merges into the current ones. */
const merged: ReadonlySet<string> = new Set(['features', 'themeVariables'])

/**
 * Applies the options whose content changed. Reports options that can't change, each once per `passed`. Functions and
 * class instances are equal if they have the same type, because apps often create them inline; only `onError` always
 * follows.
 */
export function followOptions(
  kit: AppKitContext,
  passed: PassedOptions,
  before: NamedOptions,
  after: NamedOptions,
): void {
  passed.reported ??= new Set()
  const { reported } = passed
  for (const name of Object.keys({ ...before, ...after })) {
    if (isEqual(before[name], after[name], name === 'onError' ? Object.is : isAlike)) continue
    const value = merged.has(name) ? replacing(before[name], after[name]) : after[name]
    kit.updateOptions({ [name]: value } as ChangeableOptions).catch(cause => {
      if (reported.has(name)) return
      reported.add(name)
      reportMistake(kit, ignored(name, cause))
    })
  }
}

function isAlike(a: unknown, b: unknown): boolean {
  return Object.is(a, b) || (isOpaque(a) && isOpaque(b) && Object.getPrototypeOf(a) === Object.getPrototypeOf(b))
}

/** Returns whether a value's content can't be compared: a function or a class instance. */
function isOpaque(value: unknown): boolean {
  if (typeof value === 'function') return true
  if (typeof value !== 'object' || value === null) return false
  return ![Object.prototype, Array.prototype].includes(Object.getPrototypeOf(value))
}

/** Returns entries that replace the former ones when they are merged. */
function replacing(before: unknown, after: unknown): object | undefined {
  const removed = Object.keys(Object(before)).map(name => [name, undefined])
  return after ? { ...Object.fromEntries(removed), ...after } : undefined
}

function ignored(name: string, cause: AppKitError): AppKitError {
  if (cause.code !== 'options/read-only') return cause
  return new AppKitError(cause.code, `AppKitProvider ignores the new \`${name}\`. ${cause.message}`, { cause })
}
