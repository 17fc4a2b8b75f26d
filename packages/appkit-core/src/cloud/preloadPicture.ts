import type { Environment } from '../environment/Environment'

/** Longest wait for an image that is loaded ahead. In milliseconds. */
const imagePreloadTimeout = 2_000

/** Fetches a picture of the backend ahead. Returns its URL once it has loaded, and nothing if the backend has none or takes longer than 2 seconds. */
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
