import { pictures, walletPictureIds } from './data/wallets'

/** Returns the first bundled wallet picture that matches one of `ids`, as a data URL. Undefined if none matches. */
export function walletPicture(ids: readonly string[]): string | undefined {
  const id = ids.find(candidate => Object.hasOwn(walletPictureIds, candidate))
  const svg = pictures[walletPictureIds[id ?? ''] ?? '']
  return svg && `data:image/svg+xml,${encodeURIComponent(svg)}`
}
