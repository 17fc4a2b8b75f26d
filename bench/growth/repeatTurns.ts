import type { Page } from 'playwright'
import type { Sample } from './GrowthResults.ts'
import type { Probe, Steps } from './inPage/Visitor.ts'
import { medianSteps } from './medianSteps.ts'
import type { Visit } from './openVisit.ts'
import { weighPage } from './weighPage.ts'
import { workSoFar } from './workSoFar.ts'

/** How often something is done, and after how many turns each time the page is weighed. */
export interface Turns {
  readonly step: keyof Pick<Probe, 'openAndClose' | 'connectAndDisconnect'>
  /** Turns before the first sample: the engine compiles, and caches fill. */
  readonly warmUp: number
  readonly samples: number
  readonly each: number
}

/** Does the same again and again on one page, and weighs it before, now and then, and after. */
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

/** In the page, since a way to it and back for each turn would take longer than the turn. */
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
