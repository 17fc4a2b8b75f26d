import type { CaipNetwork } from '@openappkit/appkit-core'

/** Pictures by name, of one file. */
type PictureFile = { readonly pictures: Readonly<Record<string, string>> }

const files: Readonly<Record<string, () => Promise<PictureFile>>> = {
  evmChains: () => import('./data/evmChains'),
  moreChains: () => import('./data/moreChains'),
  otherChains: () => import('./data/otherChains'),
}

/** Returns our own picture of a network as a data URL, fetching the file that holds it. Undefined for networks that we have none of. */
export async function shippedPicture(network: CaipNetwork): Promise<string | undefined> {
  const [file = '', name = ''] = (await pictureId(network))?.split('/') ?? []
  const svg = (await files[file]?.())?.pictures[name]
  return svg && `data:image/svg+xml,${encodeURIComponent(network.testnet ? faded(svg) : svg)}`
}

/** Finds a picture by the image id that the host gave, else by network. A test network without either shows the picture of its chain family. */
async function pictureId(network: CaipNetwork): Promise<string | undefined> {
  const { assets, caipNetworkId, chainNamespace, testnet } = network
  const { pictureIds } = await import('./data/pictureIds')
  const find = (ids: Readonly<Record<string, string>>, id: string) => (Object.hasOwn(ids, id) ? ids[id] : undefined)
  const chosen = assets?.imageId && find((await import('./data/imageIds')).imageIds, assets.imageId)
  return chosen || (find(pictureIds, caipNetworkId) ?? (testnet ? find(pictureIds, `${chainNamespace}:*`) : undefined))
}

/** Takes most of the color out, so that a test network doesn't pass for the one it tests. */
function faded(svg: string): string {
  const start = svg.indexOf('>') + 1
  const end = svg.lastIndexOf('</svg>')
  const filter = '<filter id="testnet"><feColorMatrix type="saturate" values="0.1"/></filter>'
  return `${svg.slice(0, start)}${filter}<g filter="url(#testnet)">${svg.slice(start, end)}</g></svg>`
}
