import type { CaipNetwork } from '@openappkit/appkit-core'

/** Pictures of one file, by name. */
type PictureFile = { readonly pictures: Readonly<Record<string, string>> }

const files: Readonly<Record<string, () => Promise<PictureFile>>> = {
  evmChains: () => import('./data/evmChains'),
  moreChains: () => import('./data/moreChains'),
  otherChains: () => import('./data/otherChains'),
}

/** Loads the bundled picture of a network and returns it as a data URL. Undefined if there is none. */
export async function shippedPicture(network: CaipNetwork): Promise<string | undefined> {
  const [file = '', name = ''] = (await pictureId(network))?.split('/') ?? []
  const svg = (await files[file]?.())?.pictures[name]
  return svg && `data:image/svg+xml,${encodeURIComponent(network.testnet ? faded(svg) : svg)}`
}

/** Loads the glyph of a network's chain family and returns it as a data URL. Undefined if the family has none. */
export async function chainGlyph({ chainNamespace }: CaipNetwork): Promise<string | undefined> {
  const { chainGlyphs } = await import('./data/chainGlyphs')
  const svg = Object.hasOwn(chainGlyphs, chainNamespace) && chainGlyphs[chainNamespace]
  return svg ? `data:image/svg+xml,${encodeURIComponent(svg)}` : undefined
}

/**
 * Returns the picture id for the app's image id, or otherwise for the network. Other test networks use the picture of
 * their chain family.
 */
async function pictureId(network: CaipNetwork): Promise<string | undefined> {
  const { assets, caipNetworkId, chainNamespace, testnet } = network
  const { pictureIds } = await import('./data/pictureIds')
  const find = (ids: Readonly<Record<string, string>>, id: string) => (Object.hasOwn(ids, id) ? ids[id] : undefined)
  const chosen = assets?.imageId && find((await import('./data/imageIds')).imageIds, assets.imageId)
  return chosen || (find(pictureIds, caipNetworkId) ?? (testnet ? find(pictureIds, `${chainNamespace}:*`) : undefined))
}

/** Desaturates a picture, to distinguish a test network from its main network. */
function faded(svg: string): string {
  const start = svg.indexOf('>') + 1
  const end = svg.lastIndexOf('</svg>')
  const filter = '<filter id="testnet"><feColorMatrix type="saturate" values="0.1"/></filter>'
  return `${svg.slice(0, start)}${filter}<g filter="url(#testnet)">${svg.slice(start, end)}</g></svg>`
}
