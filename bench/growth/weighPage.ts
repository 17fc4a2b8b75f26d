import type { Visit } from './openVisit.ts'
import { weighObjects } from './weighObjects.ts'

/** Memory that a page retains after garbage collection. */
export interface PageMemory {
  /** MB. */
  readonly heap: number
  /** Living nodes, those that no document shows included. */
  readonly nodes: number
  /** Those of the page, and those on its wallets. */
  readonly listeners: number
}

/** Attempts to find the page at rest. */
const ATTEMPTS = 12
const PAUSE = 150

/** Collects garbage until doing it again changes no count, and says what is left. */
export async function weighPage({ page, devtools }: Visit): Promise<PageMemory> {
  const count = async (): Promise<Pick<PageMemory, 'nodes' | 'listeners'>> => {
    await devtools.send('HeapProfiler.collectGarbage')
    const { nodes, jsEventListeners } = await devtools.send('Memory.getDOMCounters')
    return { nodes, listeners: jsEventListeners + (await page.evaluate(() => window.wallets.listeners)) }
  }
  let counts = await count()
  let steady = 0
  for (let attempt = 0; attempt < ATTEMPTS && steady < 3; attempt += 1) {
    // The page prepares the next visit when it is idle.
    await page.waitForTimeout(PAUSE)
    const next = await count()
    steady = next.nodes === counts.nodes && next.listeners === counts.listeners ? steady + 1 : 0
    counts = next
  }
  return { heap: await weighObjects(devtools), ...counts }
}
