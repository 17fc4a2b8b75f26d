import type { Visit } from './openVisit.ts'
import { weighObjects } from './weighObjects.ts'

/** Memory that a page retains after garbage collection. */
export interface PageMemory {
  /** Size of the objects that scripts created, in MB. */
  readonly heap: number
  /** Live nodes, including nodes outside any document. */
  readonly nodes: number
  /** Listeners of the page, and listeners on its wallets. */
  readonly listeners: number
}

/** Maximum number of attempts to find stable counts. */
const ATTEMPTS = 12
const PAUSE = 150

/** Collects garbage until the counts no longer change, and returns what is left. */
export async function weighPage({ page, devtools }: Visit): Promise<PageMemory> {
  const count = async (): Promise<Pick<PageMemory, 'nodes' | 'listeners'>> => {
    await devtools.send('HeapProfiler.collectGarbage')
    const { nodes, jsEventListeners } = await devtools.send('Memory.getDOMCounters')
    return { nodes, listeners: jsEventListeners + (await page.evaluate(() => window.wallets.listeners)) }
  }
  let counts = await count()
  let steady = 0
  for (let attempt = 0; attempt < ATTEMPTS && steady < 3; attempt += 1) {
    // While idle, the page prepares for the next visit.
    await page.waitForTimeout(PAUSE)
    const next = await count()
    steady = next.nodes === counts.nodes && next.listeners === counts.listeners ? steady + 1 : 0
    counts = next
  }
  return { heap: await weighObjects(devtools), ...counts }
}
