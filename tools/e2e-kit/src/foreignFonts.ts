import type { CDPSession, Page } from '@playwright/test'

/** The properties of a DevTools node that we read. */
interface PageNode {
  readonly nodeId: number
  readonly nodeType: number
  readonly nodeValue: string
  /** Names and values, alternating. */
  readonly attributes?: readonly string[]
  readonly children?: readonly PageNode[]
  readonly shadowRoots?: readonly PageNode[]
}

const textNode = 3

/**
 * Returns the texts that are drawn at least partly with a system font, and the name of that font. Other machines may
 * not have it.
 */
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

/** Returns the text nodes below a node, except those that only screen readers announce. */
function textsOf(node: PageNode): readonly PageNode[] {
  if (node.attributes?.includes('visually-hidden')) return []
  const own = node.nodeType === textNode && node.nodeValue.trim() !== '' ? [node] : []
  return [...own, ...[...(node.shadowRoots ?? []), ...(node.children ?? [])].flatMap(textsOf)]
}
