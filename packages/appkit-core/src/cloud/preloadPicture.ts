import type { Environment } from '../environment/Environment'

/** Timeout of a preloaded image, in milliseconds. */
const imagePreloadTimeout = 2_000

/**
 * Preloads an image. Resolves with its URL once it has loaded. Resolves with undefined on servers, or if loading fails
 * or takes longer than 2 seconds.
 *
 * @example
 * ```ts
 * import { browserEnvironment } from '@openappkit/appkit-core'
 * import { preloadPicture } from '@openappkit/appkit-core/cloud'
 *
 * const url = await preloadPicture({ environment: browserEnvironment() }, 'https://example.com/logo.png')
 * ```
 */
export function preloadPicture(
  { environment }: { readonly environment: Environment },
  url: string,
): Promise<string | undefined> {
  const page = environment.window
  if (!page) return Promise.resolve(undefined)
  return new Promise(resolve => {
    const picture = page.document.createElement('img')
    const settle = (result: string | undefined) => {
      stop()
      picture.onload = picture.onerror = null
      resolve(result)
    }
    const stop = environment.setTimer(() => settle(undefined), imagePreloadTimeout)
    picture.onload = () => settle(url)
    picture.onerror = () => settle(undefined)
    picture.src = url
  })
}
