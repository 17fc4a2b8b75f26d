import type { CDPSession, Page } from '@playwright/test'

/** The properties of a node that we read from the browser's debugger. */
interface PageNode {
  readonly nodeId: number
  readonly nodeType: number
  readonly nodeValue: string
  /** Names and values in turn. */
  readonly attributes?: readonly string[]
  readonly children?: readonly PageNode[]
  readonly shadowRoots?: readonly PageNode[]
}

const textNode = 3

/** Texts of which a part is drawn with a font of the machine, which another machine may not have, and that font's name. */
export async function foreignFonts(page: Page): Promise<readonly string[]> {
  const debug = await page.context().newCDPSession(page)
  try {
    await debug.send('DOM.enable')
    await debug.send('CSS.enable')
    const { root } = await debug.send('DOM.getDocument', { depth: -1, pierce: true })
    const found: string[] = []
    for (const node of textsOf(root as PageNode)) found.push(...(await foreignFontsOf(debug, node)))
    return [...new Set(found)]
  } finally {
    await debug.detach()
  }
}

async function foreignFontsOf(debug: CDPSession, { nodeId, nodeValue }: PageNode): Promise<readonly string[]> {
  const { fonts } = await debug.send('CSS.getPlatformFontsForNode', { nodeId }).catch((cause: Error) => {
    // The node was removed during the call.
    if (cause.message.includes('Could not find node')) return { fonts: [] }
    throw cause
  })
  return fonts.filter(({ isCustomFont }) => !isCustomFont).map(({ familyName }) => `${familyName}: ${nodeValue}`)
}

/** Of what is read aloud only, nothing is drawn. */
function textsOf(node: PageNode): readonly PageNode[] {
  if (node.attributes?.includes('visually-hidden')) return []
  const own = node.nodeType === textNode && node.nodeValue.trim() !== '' ? [node] : []
  return [...own, ...[...(node.shadowRoots ?? []), ...(node.children ?? [])].flatMap(textsOf)]
}
