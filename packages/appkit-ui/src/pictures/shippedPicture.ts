import type { CaipNetwork } from '@openappkit/appkit-core'

/** Pictures by name, of one file. */
type PictureFile = { readonly pictures: Readonly<Record<string, string>> }

const files: Readonly<Record<string, () => Promise<PictureFile>>> = {
  evmChains: () => import('./data/evmChains'),
  moreChains: () => import('./data/moreChains'),
  otherChains: () => import('./data/otherChains'),
}

/** Returns our own picture of a network as a data URL, fetching the file that holds it. Undefined for networks that we have none of. */
export async function shippedPicture({ caipNetworkId, testnet }: CaipNetwork): Promise<string | undefined> {
  const { pictureIds } = await import('./data/pictureIds')
  const id = Object.hasOwn(pictureIds, caipNetworkId) ? pictureIds[caipNetworkId] : undefined
  const [file = '', name = ''] = id?.split('/') ?? []
  const svg = (await files[file]?.())?.pictures[name]
  return svg && `data:image/svg+xml,${encodeURIComponent(testnet ? faded(svg) : svg)}`
}

/** Takes most of the color out, so that a test network doesn't pass for the one it tests. */
function faded(svg: string): string {
  const start = svg.indexOf('>') + 1
  const end = svg.lastIndexOf('</svg>')
  const filter = '<filter id="testnet"><feColorMatrix type="saturate" values="0.1"/></filter>'
  return `${svg.slice(0, start)}${filter}<g filter="url(#testnet)">${svg.slice(start, end)}</g></svg>`
}
