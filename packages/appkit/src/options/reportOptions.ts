import { reportMistake } from '@openappkit/appkit-core'
import type { HostKit } from '../kit/HostKit'

declare const process: { readonly env: { readonly NODE_ENV?: string } }

/**
 * Reports options that are probably mistakes, in development and in browsers only. Bundlers drop the code from
 * production builds.
 */
export function reportOptions(kit: HostKit): void {
  if (!kit.environment.window) return
  try {
    if (process.env.NODE_ENV !== 'production') {
      let isDestroyed = false
      kit.onDestroy(() => {
        isDestroyed = true
      })
      void import('./findOptionMistakes')
        .then(({ findOptionMistakes }) => findOptionMistakes(kit.options.input))
        .then(mistakes => {
          if (!isDestroyed) for (const mistake of mistakes) reportMistake(kit, mistake)
        })
        // Without the check's code, the app works all the same.
        .catch(() => {})
    }
  } catch {
    // `process` doesn't exist without a bundler or Node. Then nothing is reported.
  }
}
