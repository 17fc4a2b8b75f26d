import type { Page } from 'playwright'
import type { Sample } from './GrowthResults.ts'
import type { Probe, Steps } from './inPage/Visitor.ts'
import { medianSteps } from './medianSteps.ts'
import type { Visit } from './openVisit.ts'
import { weighPage } from './weighPage.ts'
import { workSoFar } from './workSoFar.ts'

/** How often a step repeats, and how many turns apart the page is weighed. */
export interface Turns {
  readonly step: keyof Pick<Probe, 'openAndClose' | 'connectAndDisconnect'>
  /** Turns before the first sample, while the engine compiles and caches fill. */
  readonly warmUp: number
  readonly samples: number
  readonly each: number
}

/** Repeats a step on one page. Weighs the page after the warm-up and after every `each` turns. */
export async function repeatTurns(visit: Visit, { step, warmUp, samples, each }: Turns): Promise<Sample[]> {
  const taken: Sample[] = []
  for (let index = 0; index <= samples; index += 1) {
    const times = index === 0 ? warmUp : each
    const start = await workSoFar(visit)
    const turns = await takeTurns(visit.page, step, times)
    const work = ((await workSoFar(visit)) - start) / times
    taken.push({ at: index * each, values: { ...(await weighPage(visit)), ...medianSteps(turns), work } })
  }
  return taken
}

/** Runs all turns inside the page, because a round trip per turn would take longer than the turn. */
function takeTurns(page: Page, step: Turns['step'], times: number): Promise<Steps[]> {
  return page.evaluate(
    async ({ step, times }) => {
      const turns = []
      for (let turn = 0; turn < times; turn += 1) turns.push(await window.probe[step]())
      return turns
    },
    { step, times },
  )
}
