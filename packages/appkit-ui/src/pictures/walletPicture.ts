import { pictures, walletPictureIds } from './data/wallets'

/** Returns our own picture of a wallet as a data URL, by the first of `ids` that we have one of. Undefined if there is none. */
export function walletPicture(ids: readonly string[]): string | undefined {
  const id = ids.find(candidate => Object.hasOwn(walletPictureIds, candidate))
  const svg = pictures[walletPictureIds[id ?? ''] ?? '']
  return svg && `data:image/svg+xml,${encodeURIComponent(svg)}`
}
