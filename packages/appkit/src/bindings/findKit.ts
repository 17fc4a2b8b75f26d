import { AppKitError } from '@openappkit/appkit-core'
import { lastKit, reportSeveralKits } from '@openappkit/appkit-ui/last-kit'
import type { CompatAppKit } from '../compat/CompatAppKit'
import type { AppKitInstance, HostKit } from '../kit/HostKit'
import { unwrapKit } from '../kit/unwrapKit'
import { assertKit } from '../options/assertOptions'

declare const process: { readonly env: { readonly NODE_ENV?: string } }

/** How apps provide a kit, by entry point. */
const ways = {
  solid: '<AppKitProvider kit={kit}>',
  svelte: 'provideAppKit(kit)',
  vue: 'app.use(appKitPlugin(kit))',
} as const

/** Parameter of every function that reads a kit. */
export interface KitParameter {
  /** Kit to use. Default: the provided kit, else the kit that `createAppKit` of this entry point created last. */
  readonly kit?: AppKitInstance | CompatAppKit | undefined
}

/** A function of a framework that needs a kit, for its error message. */
export interface Caller {
  readonly name: string
  /** The framework's word for such a function. */
  readonly kind: string
  /** Entry point of `@openappkit/appkit`. */
  readonly entry: keyof typeof ways
}

/** Returns the kit that an app passed, as the implementation that bindings read. */
export function checkedKit(kit: AppKitInstance | CompatAppKit): HostKit {
  assertKit(kit)
  return unwrapKit(kit)
}

/**
 * Returns the kit that was passed, else the provided kit, else the kit that was created last.
 *
 * @throws {AppKitError} `kit/missing` if there is none.
 */
export function findKit(
  caller: Caller,
  passed: AppKitInstance | CompatAppKit | undefined,
  provided: HostKit | undefined,
): HostKit {
  if (passed) return checkedKit(passed)
  if (provided) return provided
  const kit = lastKit()
  if (!kit) throw kitMissing(caller)
  reportSeveralKits(kit)
  // Only `createAppKit` stores kits, and all of them are host kits.
  return kit as HostKit
}

/** The first sentence is AppKit's. */
function kitMissing({ name, kind, entry }: Caller): AppKitError {
  return new AppKitError('kit/missing', `Please call "createAppKit" before using "${name}" ${kind}${fix(entry)}`)
}

/** Returns the sentence with the fix, in development. Bundlers drop it from production builds. */
function fix(entry: keyof typeof ways): string {
  try {
    if (process.env.NODE_ENV !== 'production')
      return `. Import it from @openappkit/appkit/${entry}, or provide a kit with ${ways[entry]}.`
  } catch {
    // `process` doesn't exist without a bundler or Node.
  }
  return ''
}
