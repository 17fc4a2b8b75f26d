import { AppKitError, type AppKitOptions } from '@openappkit/appkit-core'
import { findChangeProblem, findKitProblem, findOptionProblem } from './findOptionProblem'

declare const process: { readonly env: { readonly NODE_ENV?: string } }

/**
 * Checks the options of a kit. Every value is checked in development only.
 *
 * @throws {AppKitError} `options/invalid` for a wrong value, `options/no-networks` if `networks` is missing or empty,
 * `options/siwx-conflict` if both `siwx` and `siweConfig` are set.
 */
export function assertOptions(options: AppKitOptions): void {
  // The sign-in feature loads with the modal, so the conflict is checked here.
  if (options?.siwx && options.siweConfig)
    throw new AppKitError('options/siwx-conflict', 'Cannot set both `siweConfig` and `siwx` options')
  let problem: AppKitError | undefined
  try {
    // Bundlers replace the condition, and drop the checks from production builds.
    if (process.env.NODE_ENV !== 'production') problem = findOptionProblem(options)
  } catch {
    // `process` doesn't exist without a bundler or Node. Then nothing is checked.
  }
  if (problem) throw problem
}

/**
 * Checks the kit that an app passes to `AppKitProvider` or `defineAppKitElements`, in development only.
 *
 * @throws {AppKitError} `options/invalid` if it isn't a kit.
 */
export function assertKit(kit: unknown): void {
  let problem: AppKitError | undefined
  try {
    if (process.env.NODE_ENV !== 'production') problem = findKitProblem(kit)
  } catch {
    // As above.
  }
  if (problem) throw problem
}

/**
 * Checks the changes of `updateOptions`, in development only.
 *
 * @throws {AppKitError} `options/invalid` for a wrong value, `options/unknown` for a misspelled name.
 */
export function assertChanges(changes: unknown, options: AppKitOptions): void {
  let problem: AppKitError | undefined
  try {
    if (process.env.NODE_ENV !== 'production') problem = findChangeProblem(changes, options)
  } catch {
    // As above.
  }
  if (problem) throw problem
}
