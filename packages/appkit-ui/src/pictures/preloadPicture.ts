import type { ModalKit } from '@openappkit/appkit-core/modal'

/** How long a picture of the backend may take before the network goes on without it, in milliseconds. Spec 9. */
const preloadTimeout = 2_000

/** Fetches a picture ahead. Returns its URL once it has loaded, and nothing if the backend has none or takes longer than 2 seconds. */
export function preloadPicture(
  { environment }: Pick<ModalKit, 'environment'>,
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
    const stop = environment.setTimer(() => settle(undefined), preloadTimeout)
    picture.onload = () => settle(url)
    picture.onerror = () => settle(undefined)
    picture.src = url
  })
}
